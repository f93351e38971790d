import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type ComponentType, createElement } from 'react';
import type { Claim, FeatureCarouselContent, FlipCardsContent, Publication, YourFilesContent } from '@/content/types';
import { wordsOf } from '@/e2e/support/words-of';
import { Award } from './award';
import { CapabilitySection } from './capability-section';
import { CaseSearch } from './case-search';
import { ClosingCall } from './closing-call';
import { DataTable } from './data-table';
import { FeatureCarousel } from './feature-carousel/feature-carousel';
import { FirmLogos } from './firm-logos';
import { FlipCards } from './flip-cards/flip-cards';
import { Hero } from './hero';
import { HeroWithFigures } from './hero-with-figures';
import { Integrations } from './integrations';
import { PageIntro } from './page-intro';
import { Proof } from './proof';
import { ProseSections } from './prose-sections';
import { PublicationsTeaser } from './publications-teaser';
import { Questions } from './questions';
import { TeamList } from './team/team-list';
import { Testimonials } from './testimonials';
import { YourFiles } from './your-files';

jest.mock('@/content/sample-label', () => ({ sampleLabel: 'Sample' }));

const demo = { label: 'Ask for a demo', href: 'https://calendar.example/', newTab: true, note: 'An hour.' } as const;
const page = { label: 'Read on', href: '/legal' } as const;
const actions = [demo, page];
const counts = { display: '40+', countsWhat: 'Cases read.' };
const claim: Claim = { value: 40, inSentence: 'over 40', ...counts };
const head = { kicker: 'For readers', title: 'First sentence. A second', titleAccent: 'with an end.' };
const capability = { id: 'one', kicker: 'Kicker', title: 'Capability', text: ['Argued.'], image: 'search' } as const;
const examples = ['one', 'two', 'three'];
const scope = '{cases} cases in {publications} files.';
const search = { label: 'Search', submitLabel: 'Go', examplesLabel: 'Try', scope, examples };
const columns = { data: 'Data', place: 'Place', who: 'Who', time: 'Time' };
const row = { data: 'Answers', place: 'Kenya', who: 'Nobody', time: 'A year' };
const part = { id: 'part', title: 'Part', paragraphs: ['Said.'] };
const labels = { title: 'Title' } as FeatureCarouselContent & FlipCardsContent;
const children = 'the picture';
const photo = '/icons/icon-512.png';
const logo = photo as `/logos/${string}`;
const emblem = { name: 'One', logo, isEmblem: true } as const;
const quotation = { quote: 'It was there.', name: 'Wambui', role: 'Advocate', firm: 'Chambers' };
const figures = { before: '3 h 10 min', after: '25 min', beforeLabel: 'Before:', afterLabel: 'After:' };
const measured = { ...figures, text: 'to find it.' };
const programs = { label: 'Files', items: [{ name: 'Drive', logo, note: 'Folders' }] };

/** A section with all its optional content, and with `changes` that leave the least it may have. */
function given<Content extends object>(
  Section: ComponentType<Content>,
  full: NoInfer<Content>,
  changes: Partial<NoInfer<Content>>,
  look?: Partial<NoInfer<Content>>,
) {
  return {
    name: Section.name,
    said: wordsOf(full),
    full: createElement(Section, { ...full, ...look }, children),
    least: createElement(Section, { ...full, ...changes }),
  };
}

test.each([
  given(Hero, { ...head, text: 'Text.', actions }, { actions: [] }),
  given(HeroWithFigures, { ...head, text: 'Text.', actions, figures: [counts] }, { text: '', actions: [] }),
  given(DataTable, { title: 'Kept', columns, rows: [row], sample: true }, { rows: [], sample: undefined }),
  given(PageIntro, { ...head, lead: 'Lead.', picture: 'A picture' }, { titleAccent: undefined, picture: undefined }),
  given(
    CapabilitySection,
    { ...capability, actions, note: 'Check.', points: [{ name: 'Point', text: 'Given.' }], claim },
    { note: undefined, points: undefined, claim: undefined },
    { ground: 'ink', figureShape: 'page' },
  ),
  given(
    ClosingCall,
    { title: 'Title', titleAccent: 'with an end.', text: 'Text.', actions },
    { titleAccent: undefined, text: undefined },
  ),
  given(FirmLogos, { title: 'Firms', logos: [emblem] }, { logos: [] }),
  given(
    Integrations,
    { title: 'Programs', text: 'Text.', groups: [programs] },
    { text: undefined, groups: [{ label: 'Files', items: [{ name: 'Drive', logo }] }] },
  ),
  given(
    Proof,
    { title: 'Claims', text: 'Text.', asAt: 'In May', claims: [claim] },
    { text: undefined, asAt: undefined, claims: [] },
  ),
  given(Testimonials, { title: 'Said', items: [{ ...quotation, measured }] }, { items: [] }),
  given(
    Award,
    { title: 'Shortlisted', name: 'The Award', text: 'Text.', logo },
    { name: undefined, text: undefined, logo: undefined },
  ),
  given(
    ProseSections,
    { sections: [{ ...part, items: ['Item'], after: ['After.'], action: page }] },
    { sections: [part] },
  ),
])('$name shows all its text and links, and passes axe with full and with minimal content', async (section) => {
  const { container, rerender } = render(section.full);
  const shown = container.textContent?.replace(/\s+/g, ' ') ?? '';
  expect(section.said.filter((words) => !shown.includes(words))).toEqual([]);
  for (const link of screen.queryAllByRole('link')) {
    const { href, target } = link as HTMLAnchorElement;
    const leads = link.textContent === page.label ? ['http://localhost/legal/', ''] : [demo.href, '_blank'];
    expect([href, target]).toEqual(leads);
  }
  expect(await axe(container)).toHaveNoViolations();
  rerender(section.least);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['firms', createElement(FirmLogos, { title: 'Firms', logos: [] })],
  ['programs', createElement(Integrations, { title: 'Programs', groups: [{ label: 'Files', items: [] }] })],
  ['claims', createElement(Proof, { title: 'Claims', claims: [] })],
  ['quotations', createElement(Testimonials, { title: 'Said', items: [] })],
  ['people', createElement(TeamList, { title: 'Team', members: [] })],
  ['features', createElement(FeatureCarousel, { ...labels, items: [] })],
  ['challenges', createElement(FlipCards, { ...labels, pairs: [] })],
])('R12.2: a section without %s is not rendered, heading included', (_, section) => {
  expect(render(section).container).toBeEmptyDOMElement();
});

test('R10.15: only samples are marked, beside their names', () => {
  const logos = [{ ...emblem, sample: true } as const, { ...emblem, name: 'Two' }];
  const items = [{ ...quotation, sample: true } as const, { ...quotation, name: 'Nakato' }];
  render(
    <>
      <FirmLogos title="Firms" logos={logos} />
      <Testimonials title="Said" items={items} />
    </>,
  );
  expect(screen.getByText('One').closest('li')).toHaveTextContent('One Sample');
  expect(screen.getByText('Two').closest('li')).toHaveTextContent(/^Two$/);
  const [invented, said] = screen.getAllByRole('figure');
  expect(invented).toHaveTextContent('Wambui Sample');
  expect(said).not.toHaveTextContent('Sample');
});

test('R12.1: a logo that shows the name has it as alt text; an emblem has it as text beside it', () => {
  const { rerender } = render(<FirmLogos title="Firms" logos={[{ name: 'One', logo }]} />);
  expect(screen.getByRole('img', { name: 'One' })).toHaveAttribute('src', logo);
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  rerender(<FirmLogos title="Firms" logos={[emblem]} />);
  expect(screen.queryByRole('img', { name: 'One' })).not.toBeInTheDocument();
  expect(screen.getByText('One')).toBeVisible();
});

test('each figure has the thing it counts beside it', () => {
  const other = { ...claim, display: '2', countsWhat: 'Countries.', names: ['Kenya', 'Uganda'] };
  render(<Proof title="Claims" claims={[claim, other]} />);
  const said = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(said('term')).toEqual(['Cases read.', 'Countries. Kenya, Uganda.']);
  expect(said('definition')).toEqual(['40+', '2']);
});

test('the teaser links to the newest editions; without editions it has no list', async () => {
  const edition = {
    ...{ slug: 'tenth', title: 'Tenth', description: '31 cases', image: photo, date: '30-09-2025' },
    link: '/web/publications/tenth',
  } as unknown as Publication;
  const teaser = { kicker: 'Kicker', title: 'Teaser', text: 'A series.', action: page };
  const { container, rerender } = render(<PublicationsTeaser {...teaser} claim={claim} publications={[edition]} />);
  expect(screen.getByRole('img', { name: 'Cover page of Tenth - 31 cases' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tenth' })).toHaveAttribute('href', '/web/publications/tenth/');
  expect(screen.getByText('30 September 2025')).toHaveAttribute('datetime', '2025-09-30');
  expect(screen.getByText(claim.display)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  rerender(<PublicationsTeaser {...teaser} publications={[]} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('R4.13: the search for cases and its examples lead to the publications page with their query', () => {
  const publications = [['A v B', 'C v D'], ['E v F']].map((contents) => ({ contents }) as unknown as Publication);
  render(<CaseSearch {...search} publications={publications} />);
  expect(screen.getByText('3 cases in 2 files.')).toBeVisible();
  const field = screen.getByRole('searchbox', { name: search.label }) as HTMLInputElement;
  expect([field.form?.method, field.form?.action, field.name]).toEqual([
    'get',
    'http://localhost/web/publications/',
    'q',
  ]);
  expect(screen.getByRole('button', { name: search.submitLabel })).toHaveAttribute('type', 'submit');
  const examples = screen.getAllByRole('link').map((link) => (link as HTMLAnchorElement).search);
  expect(examples).toEqual(search.examples.map((query) => `?q=${query}`));
});

const asked = [...'abcdef'].map((id) => ({ id, question: `Question ${id}?`, answer: `Answer ${id}.` }));
const yourFiles = { title: 'Where', titleAccent: 'and who.', lead: 'Lead.', more: page } as YourFilesContent;

test('R4.14: the first five questions on files show with their answers and a link to the rest', async () => {
  const { container } = render(<YourFiles {...yourFiles} rows={asked} />);
  const said = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(said('term')).toEqual(asked.slice(0, 5).map(({ question }) => question));
  expect(said('definition')).toEqual(asked.slice(0, 5).map(({ answer }) => answer));
  expect(screen.getByRole('link', { name: page.label })).toHaveAttribute('href', '/legal/');
  expect(await axe(container)).toHaveNoViolations();
});

test('a question opens to show its answer; one without an answer is left out', async () => {
  const { container } = render(<Questions title="Asked" rows={[...asked, { id: 'x', question: 'Why?' }]} />);
  expect(screen.queryByText('Why?')).not.toBeInTheDocument();
  expect(screen.getByText('Answer a.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Question a?'));
  expect(screen.getByText('Answer a.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
