import { queryAllByRole } from '@testing-library/dom';

/**
 * Runs in the walked page, bundled: finds what assistive technology finds there.
 *
 * @param name the whole of the accessible name, or where no element has that, a part of it
 * @returns the first in the page's order, or null
 */
export function find(role: string, name: string, within: string): Element | null {
  const places = [...document.querySelectorAll<HTMLElement>(within)];
  const named = (fits: (given: string) => boolean) =>
    places.flatMap((place) => queryAllByRole(place, role, { name: fits }))[0];
  return named((given) => given.trim() === name) ?? named((given) => given.includes(name)) ?? null;
}
