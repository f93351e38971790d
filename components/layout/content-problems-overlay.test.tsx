import { within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { ContentProblemsOverlay } from './content-problems-overlay';

test('R10.8: `next dev` shows mistakes in content over the page until they are corrected; an export has no such script', () => {
  const source: { onmessage?: (event: { data: string }) => void } = {};
  const page = within(document.documentElement);
  const open = jest.fn(() => source);
  Object.assign(window, { EventSource: open });
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_CHECKS_PORT: '7' });
  expect(renderToStaticMarkup(<ContentProblemsOverlay />)).toBe('');
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const [, code = ''] = /^<script>(.*)<\/script>$/s.exec(renderToStaticMarkup(<ContentProblemsOverlay />)) ?? [];
  document.head.append(Object.assign(document.createElement('script'), { textContent: code }));
  expect(open).toHaveBeenCalledWith('http://127.0.0.1:7');
  source.onmessage?.({ data: '"home.title: is empty"' });
  expect(page.getByRole('alert')).toHaveTextContent('home.title: is empty');
  source.onmessage?.({ data: '""' });
  expect(page.queryByRole('alert')).toBeNull();
});
