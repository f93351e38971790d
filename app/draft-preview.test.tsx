import { render, screen } from '@testing-library/react';
import { PageFrame } from '@/components/layout/page-frame';
import { draftNote } from '@/content/site';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['', 0, {}],
  ['true', 1, { robots: { index: false } }],
])(
  'R5.11: with DRAFTS=%s a page says that it is a preview, and is kept from search engines',
  (setting, notes, metadata) => {
    jest.replaceProperty(process, 'env', { ...process.env, DRAFTS: setting });
    render(<PageFrame path="/team">Words</PageFrame>);
    expect(screen.queryAllByRole('note').map(({ textContent }) => textContent)).toEqual(Array(notes).fill(draftNote));
    jest.isolateModules(() => {
      expect(require('./layout').metadata).toEqual(metadata);
    });
  },
);
