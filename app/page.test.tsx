import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { addedByBuild, bytesBeforeTouch } from '@/e2e/support/page-weight';
import HomePage from './page';

// The one page that has used up its bytes. Exact, and for every page, after a build: e2e/budgets.spec.ts.
test('the home page leaves room for what the build adds, within what it may weigh before a touch', () => {
  const elements = gzipSync(renderToStaticMarkup(<HomePage />), { level: 9 }).length;
  const files = ['fonts/serif.woff2', 'fonts/serif-italic.woff2', 'icon.svg'].map((name) =>
    readFileSync(`app/${name}`),
  );
  const sum = files.reduce((all, { length }) => all + length, elements + addedByBuild);
  const over = sum - bytesBeforeTouch('/');
  // One sentence for whoever writes, as in scripts/checks.
  if (over > 0)
    throw new Error(`content/home.ts: the page is ${over} bytes too heavy, take out as much as was put in.`);
});
