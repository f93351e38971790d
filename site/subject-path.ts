import type { Route } from 'next';
import type { Subject } from '@/content/types';

export const subjectsPath = '/web/publications/subjects' satisfies Route;

export function subjectPath({ id }: Pick<Subject, 'id'>): Route {
  return `${subjectsPath}/${id}` as Route;
}
