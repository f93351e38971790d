import { render, screen, within } from '@testing-library/react';
import TeamPage from '@/app/team/page';
import { team } from '@/content/team';
import { TeamList } from './team-list';

const { members, title } = team.list;

describe('the team list', () => {
  it.each(members)('enters $name with role, sentence, portrait and profile', ({ name, role, bio, photo, ...rest }) => {
    render(<TeamList {...team.list} />);
    const entry = screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement;
    expect(within(entry).getByText(role)).toBeVisible();
    expect(within(entry).getByText(bio)).toBeVisible();
    expect(within(entry).getByRole('img', { name: rest.photoAlt })).toHaveAttribute('src', photo);
    const profile = within(entry).getByRole('link', { name: `${rest.profile.label} (opens in new tab)` });
    expect(profile).toHaveAttribute('href', rest.profile.href);
    expect(profile).toHaveAttribute('target', '_blank');
  });

  it('keeps the order of the content, under one heading', () => {
    render(<TeamList {...team.list} />);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      members.map(({ name }) => name),
    );
  });

  it('gives every portrait its size, so that nothing moves when it arrives, and fetches only the first at once', () => {
    render(<TeamList {...team.list} />);
    const [first, ...others] = screen.getAllByRole('img');
    for (const picture of [first, ...others]) {
      expect(picture).toHaveAttribute('width', '320');
      expect(picture).toHaveAttribute('height', '400');
    }
    expect(first).toHaveAttribute('loading', 'eager');
    for (const picture of others) expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it.each([0, 1, 2])('stands with %i members', (count) => {
    render(<TeamList title={title} members={members.slice(0, count)} />);
    expect(screen.queryAllByRole('article')).toHaveLength(count);
  });
});

it('the team page opens with its promise', () => {
  render(<TeamPage />);
  const { title: promise, titleAccent } = team.intro;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${promise} ${titleAccent}`);
});
