import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { questions } from '@/content/questions';
import { yourFiles } from '@/content/your-files';
import { Answers } from './answers';
import { Questions } from './questions';

const given = yourFiles.rows.map((row) => ({ ...row, answer: `The answer on ${row.id}.` }));

describe('the answers on where files are', () => {
  it('stand beside their questions, the first few of them, with the way to the rest', async () => {
    const { container } = render(<Answers {...yourFiles} rows={given} limit={3} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      given.slice(0, 3).map(({ question }) => question),
    );
    expect(screen.getByRole('link', { name: yourFiles.more.label })).toHaveAttribute('href', `${yourFiles.more.href}/`);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leave out a question that waits for its answer', () => {
    const [first, ...rest] = given;
    render(<Answers {...yourFiles} rows={[{ id: first?.id ?? '', question: 'Unanswered?' }, ...rest]} />);
    expect(screen.queryByText('Unanswered?')).not.toBeInTheDocument();
  });

  it('do not show at all while fewer than needed are there', () => {
    const { container } = render(<Answers {...yourFiles} rows={given.slice(0, yourFiles.needed - 1)} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the questions before the closing call', () => {
  it('open to their answers, and leave out those without', async () => {
    const { container } = render(
      <Questions {...questions} rows={[...questions.rows, { id: 'x', question: 'Why?' }]} />,
    );
    expect(screen.queryByText('Why?')).not.toBeInTheDocument();
    const [first] = questions.rows;
    const answer = screen.getByText(first.answer);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText(first.question));
    expect(answer).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });
});
