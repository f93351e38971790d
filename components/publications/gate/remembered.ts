const key = 'download-form-answered';
const dayInMilliseconds = 86_400_000;

/**
 * Whether a submission on this device is young enough for plain links. Only its date is stored; a browser that refuses storage is a device that never remembers.
 *
 * @param days `rememberDays` of content/gate.ts; 0 never remembers
 * @param now milliseconds, for tests
 */
export function isRemembered(days: number, now = Date.now()): boolean {
  const answered = Date.parse(stored() ?? '');
  return days > 0 && now >= answered && now - answered < days * dayInMilliseconds;
}

export function remember(now = Date.now()): void {
  try {
    localStorage.setItem(key, new Date(now).toISOString());
  } catch {
    // Storage is refused or full: the form is asked again, as it would be without this setting.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be stored either.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
