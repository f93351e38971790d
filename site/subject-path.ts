import type { Route } from 'next';
import type { Subject } from '@/content/types';

/** The page of all subjects. */
export const subjectsPath = '/web/publications/subjects' satisfies Route;

/** The page of one subject. */
export function subjectPath({ id }: Pick<Subject, 'id'>): Route {
  return `${subjectsPath}/${id}` as Route;
}
