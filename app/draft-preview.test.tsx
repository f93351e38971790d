import { renderToStaticMarkup } from 'react-dom/server.edge';
import { draftNote } from '@/content/site';

test.each([
  ['', false, {}],
  ['true', true, { robots: { index: false } }],
])('R5.11: with DRAFTS="%s", pages say that they are a preview and have `noindex`: %s', (DRAFTS, says, head) => {
  jest.replaceProperty(process, 'env', { ...process.env, DRAFTS });
  jest.isolateModules(() => {
    const { default: Layout, metadata } = require('./layout');
    expect(renderToStaticMarkup(<Layout>Words</Layout>).includes(draftNote)).toBe(says);
    expect(metadata).toEqual(head);
  });
});
