import { JSDOM } from 'jsdom';

// Its documents have no window of their own, which would take longer to make than a page to read.
const parser = new new JSDOM().window.DOMParser();

/** The page as a browser reads it that runs no scripts: the content of <noscript> is elements. */
export const parsePage = (html: string): Document => parser.parseFromString(html, 'text/html');

export const pageHtml = (page: Document): string => `<!DOCTYPE html>${page.documentElement.outerHTML}`;
