import { readFileSync } from 'node:fs';
import DomEnvironment from 'jest-environment-jsdom';
import { JSDOM } from 'jsdom';

// A worker reads each exported page once, and not once for each of its files. Its documents have no window of their own,
// which would take longer to make than the page to read.
const parser = new new JSDOM().window.DOMParser();
const documents = new Map();

export default class ExportEnvironment extends DomEnvironment {
  async setup() {
    await super.setup();
    this.global.readDocument = (file) => {
      const document = documents.get(file) ?? parser.parseFromString(readFileSync(file, 'utf8'), 'text/html');
      documents.set(file, document);
      return document;
    };
  }
}
