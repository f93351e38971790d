import { render, screen } from '@testing-library/react';
import { Headline } from './headline';

test.each([
  ['One sentence', undefined, 'One sentence'],
  ['One sentence', 'that ends here.', 'One sentence that ends here.'],
  ['First. Second', 'that ends here.', 'First. Second that ends here.'],
  ['First. Second.', 'Third.', 'First. Second. Third.'],
])('%s %s is read out as it stands', (title, accent, name) => {
  render(
    <h1>
      <Headline title={title} accent={accent} />
    </h1>,
  );
  expect(screen.getByRole('heading', { name })).toBeVisible();
});
