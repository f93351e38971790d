/**
 * The form as the library takes it: an id as it is, and the built-in page's path as an absolute address, because the
 * library reads everything else as an id of its service. Runs in the browser.
 */
export function libraryForm(form: string): string {
  return form.startsWith('/') ? new URL(form, window.location.origin).href : form;
}
