import { render, screen } from '@testing-library/react';
import { SampleMark } from './sample-mark';

function runAs(mode: 'development' | 'production') {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
}

afterEach(() => jest.restoreAllMocks());

test('names a stand-in while the site is being written (R10.6)', () => {
  runAs('development');
  render(<SampleMark sample />);
  expect(screen.getByText('Sample').closest('[data-sample-mark]')).toBeInTheDocument();
});

test('leaves the owner’s own content alone', () => {
  runAs('development');
  const { container } = render(<SampleMark />);
  expect(container).toBeEmptyDOMElement();
});

test('is never part of a production build', () => {
  runAs('production');
  const { container } = render(<SampleMark sample />);
  expect(container).toBeEmptyDOMElement();
});
