/** A date as the publications' files have it (R5.5): two digits, two digits, four digits. */
const dayMonthYear = /^(\d{2})-(\d{2})-(\d{4})$/;

// Locale and time zone are fixed, so that every machine builds the same page.
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** DD-MM-YYYY as YYYY-MM-DD; undefined for another form, or a day that no calendar has (30-02-2024). */
export function isoDate(date: string): string | undefined {
  const [, day, month, year] = dayMonthYear.exec(date) ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** The day it is in East Africa, YYYY-MM-DD: three hours ahead of UTC, all year. */
export function today(): string {
  return new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
}

/**
 * DD-MM-YYYY as it is printed and as a machine reads it: `{ text: '23 August 2024', iso: '2024-08-23' }`.
 *
 * @throws RangeError for a date that `isoDate` does not read; in `next dev`, where the checks of content report it, it is
 * printed unchanged
 */
export function formatDate(date: string): { text: string; iso: string } {
  const iso = isoDate(date);
  if (!iso && process.env.NODE_ENV === 'development') return { text: date, iso: '' };
  if (!iso) throw new RangeError(`${date} is not a day of the calendar written DD-MM-YYYY`);
  return { text: longDate.format(new Date(`${iso}T00:00:00Z`)), iso };
}
