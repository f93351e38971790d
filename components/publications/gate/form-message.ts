import { type FormSource, isFromForm } from '@/lib/is-from-form';

/** The messages of the form's page that the gate acts on (R7.9). */
export type FormMessage = {
  type: 'form-ready' | 'form-submit' | 'duplicate-detected' | 'form-close';
  isClosed: boolean;
};

const heard = new Set(['form-ready', 'form-submit', 'duplicate-detected', 'form-close']);

/**
 * The form's message in an event, or undefined for anything else: other senders, other origins, other messages.
 */
export function formMessage(
  event: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  source: FormSource,
): FormMessage | undefined {
  if (!isFromForm(event, source)) return undefined;
  const { type, isClosed } = (event.data ?? {}) as { type?: unknown; isClosed?: unknown };
  if (typeof type !== 'string' || !heard.has(type)) return undefined;
  return { type: type as FormMessage['type'], isClosed: isClosed === true };
}
