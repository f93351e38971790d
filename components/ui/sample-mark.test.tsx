import { render } from '@testing-library/react';
import { SampleMark } from './sample-mark';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['names a stand-in while the site is being written (R10.6)', 'development', true, [1, 'Sample']],
  ['leaves the owner’s own content alone', 'development', undefined, [0, '']],
  ['is never part of a production build', 'production', true, [0, '']],
] as const)('%s', (_, NODE_ENV, sample, shown) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV });
  const { container } = render(<SampleMark sample={sample} />);
  expect([container.childElementCount, container.textContent]).toEqual(shown);
});
