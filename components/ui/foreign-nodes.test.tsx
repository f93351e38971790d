import { render, screen } from '@testing-library/react';
import { tolerateForeignNodes } from './foreign-nodes';

/** As Chrome's translator does: each text is put into two elements, and loses its own place. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.innerHTML = `<font>${text.data.toUpperCase()}</font>`;
    text.replaceWith(font);
  }
}

const Results = ({ count, names }: { count: number; names: string[] }) => (
  <div>
    <p>{`${count} results`}</p>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    {count === 0 ? <p>Nothing</p> : <a href="/more/">More</a>}
  </div>
);

test('a page that was translated goes on, and says what is new', () => {
  tolerateForeignNodes();
  const { container, rerender } = render(<Results count={2} names={['one', 'two']} />);
  translate(container);
  rerender(<Results count={0} names={[]} />);
  expect(screen.getByText('0 results')).toBeVisible();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  translate(container);
  rerender(<Results count={1} names={['three']} />);
  expect(screen.getByText('1 results')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('three');
  expect(screen.getByRole('link', { name: 'More' })).toBeVisible();
  expect(screen.queryByText(/nothing/i)).not.toBeInTheDocument();
});
