/** Where a message must come from to be believed. */
export type FormSource = { frame: Window | null | undefined; origin: string };

/** Whether a message comes from the form's own frame and origin: the library does not ask. */
export function isFromForm(event: Pick<MessageEvent, 'source' | 'origin'>, { frame, origin }: FormSource): boolean {
  return frame != null && event.source === frame && event.origin === origin;
}
