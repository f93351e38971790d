/**
 * Whether the dot of a popover shows: not while the library's own note in localStorage says that this visitor opened
 * the form less than `notificationDays` ago (R9.8).
 *
 * @param form the form's id
 * @param now milliseconds since 1970
 */
export function showsNotificationDot(form: string, now: number): boolean {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem('tfNotificationData') ?? '{}');
    const until = (noted as Record<string, { hideUntilTime?: number } | undefined> | null)?.[form]?.hideUntilTime ?? 0;
    return now > until;
  } catch {
    // Storage may be switched off, or hold something else: the dot is then shown, as on a first visit.
    return true;
  }
}
