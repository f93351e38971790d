import type { FrameLocator, Locator, Page } from '@playwright/test';
import { builtInForm } from '@/content/built-in-form';
import { gate, pdfLink } from '@/content/gate';
import type { Publication, PublicationList, PublicationWithPdf } from '@/content/types';
import { readPublicationLists } from '../../data/read-publications';
import { expect, visit } from './test';

export const publicationsRoute = '/web/publications/';
/** The tabs, each with its publications. */
export const lists: readonly PublicationList[] = await readPublicationLists();

const publications = lists.flatMap((list) => list.publications);
/** Two of the first tab, where it has two, and the oldest of the last tab that has any. */
export const [first, second = first] = publications as [PublicationWithPdf, PublicationWithPdf?];
export const last = publications.at(-1) as PublicationWithPdf;

export function card(page: Page, { title }: Pick<Publication, 'title'>): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

export function downloadButton(page: Page, publication: Pick<Publication, 'title'>): Locator {
  return card(page, publication).getByRole('button', { name: gate.buttonLabel });
}

export function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: gate.dialog.title });
}

export function formFrame(page: Page): FrameLocator {
  return dialog(page).locator('iframe').contentFrame();
}

/** The name of a link to a publication's file, with its kind and size. */
function pdfLinkName({ title }: Pick<Publication, 'title'>): RegExp {
  const literal = `${pdfLink.openLabel} ${title}`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal} \\(PDF, [\\d.]+ [KM]B\\)`);
}

/** The status line's link to a publication's file. */
export function statusLink(page: Page, publication: Pick<Publication, 'title'>): Locator {
  return page.getByRole('status').getByRole('link', { name: pdfLinkName(publication) });
}

export function field(form: FrameLocator | Page, name: 'name' | 'email'): Locator {
  return form.getByRole('textbox', { name: new RegExp(`^${builtInForm.fields[name]}`) });
}

export function submitButton(form: FrameLocator | Page): Locator {
  return form.getByRole('button', {
    name: new RegExp(`^(${builtInForm.forPdf.submitLabel}|${builtInForm.general.submitLabel})$`),
  });
}

/** Opens the publications page and waits until it listens. */
export async function visitPublications(page: Page): Promise<void> {
  await visit(page, publicationsRoute);
}

/** A form's page whose `script` sends messages as the form service's page does: `say('form-submit')`. */
export const formPage = (script: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form</title>
<main aria-label="Form"><h1>Form</h1><label>Answer <input></label> <button>Send</button></main>
<script>
  const embedId = new URLSearchParams(location.search).get('typeform-embed-id');
  const say = (type, data) => parent.postMessage({ type, embedId, ...data }, '*');
  const sent = (act) => { document.querySelector('button').onclick = act; };
  addEventListener('message', ({ data }) => data === 'embed-focus' && document.querySelector('input').focus());
  ${script}
</script></html>`;

/** Opens the form and waits until it listens: its text shows earlier, but keys pressed then are lost. */
export async function openForm(page: Page, publication: Pick<Publication, 'title'>): Promise<FrameLocator> {
  await downloadButton(page, publication).click();
  const form = formFrame(page);
  await submitButton(form).waitFor();
  await dialog(page).getByText(gate.loading).waitFor({ state: 'hidden' });
  return form;
}

export async function fillIn(form: FrameLocator | Page): Promise<void> {
  await field(form, 'name').fill('A. Wanjiru');
  await field(form, 'email').fill('a.wanjiru@firm.example');
}

export async function sendForm(form: FrameLocator | Page): Promise<void> {
  await fillIn(form);
  await submitButton(form).click();
}

/** Expects that `act` opens a publication's PDF in a new tab, which it returns. */
export async function expectPdf(page: Page, act: () => Promise<void>, { pdfUrl } = first): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
  expect(tab.url()).toContain(pdfUrl);
  return tab;
}
