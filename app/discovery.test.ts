import { JSDOM } from 'jsdom';
import { publicationNode, publisherAndSiteNodes, videoNode } from '@/site/json-ld';
import { pageMetadata } from '@/site/page-metadata';
import { GET } from './feed.xml/route';
import sitemap from './sitemap';
import { GET as socialPicture } from './social/[name]/route';
import { drawSocialPicture } from './social/social-picture';

const edition = {
  ...{ slug: 'tenth', list: 'TAT summaries', title: 'VAT & “zero” <rates>', description: '31 cases', cases: 31 },
  ...{ date: '05-03-2025', updated: '30-09-2025', link: '/web/publications/tenth', image: '/covers/tenth.png' },
  ...{ abstract: ['On input & output.', 'On rates.'], author: 'A. Wanjiru', contents: [] },
};
const sample = { ...edition, slug: 'ninth', link: '/web/publications/ninth', title: 'Ninth', sample: true };
const older = { ...sample, date: '01-02-2024', author: undefined, updated: undefined };

jest.mock('@/data/read-publications', () => ({ readPublications: async () => [edition, older] }));
jest.mock('@/content/site', () => ({
  site: { name: 'Wanjiru & Sons', url: 'https://site.example', lang: 'en-KE', locale: 'en_KE' },
  footer: {
    ...jest.requireActual('@/content/site').footer,
    social: {
      items: [
        { label: 'Ours', href: 'https://social.example/ours' },
        { label: 'A sample', href: 'https://social.example/sample', sample: true },
      ],
    },
  },
}));
jest.mock('./social/social-picture', () => ({ drawSocialPicture: jest.fn(async () => new Uint8Array()) }));
jest.mock('@/content/sample-label', () => ({ sampleLabel: 'Sample' }));
jest.mock('@/content/feed', () => ({ feed: { path: '/feed.xml', title: 'News <1> & more', subtitle: 'A & B' } }));
jest.mock('@/content/publication-lists', () => ({
  publicationLists: [
    { id: 'TAT summaries', label: 'Kenya', jurisdiction: 'Kenya', tribunal: { name: 'Tribunal & Court' } },
  ],
}));

const organisation = { '@id': 'https://site.example/#organization' };

test('structured data names the publisher, without sample profiles', () => {
  expect(publisherAndSiteNodes).toMatchObject([
    {
      ...{ '@type': 'Organization', ...organisation, name: 'Wanjiru & Sons', url: 'https://site.example/' },
      ...{ logo: 'https://site.example/icons/icon-512.png', sameAs: ['https://social.example/ours'] },
    },
    { '@type': 'WebSite', url: 'https://site.example/', inLanguage: 'en-KE', publisher: organisation },
  ]);
});

test('structured data of a publication has ISO dates and the author, and no abstract of a sample', () => {
  expect(publicationNode(edition as never)).toEqual({
    ...{ '@type': 'Report', name: 'VAT & “zero” <rates>', description: '31 cases' },
    ...{ abstract: 'On input & output.\n\nOn rates.', url: 'https://site.example/web/publications/tenth/' },
    ...{ image: 'https://site.example/covers/tenth.png', datePublished: '2025-03-05', inLanguage: 'en-KE' },
    ...{ author: { '@type': 'Person', name: 'A. Wanjiru' }, publisher: organisation },
  });
  const node = publicationNode(older as never);
  expect(node).toMatchObject({ datePublished: '2024-02-01', author: organisation });
  expect(node).not.toHaveProperty('abstract');
});

test('structured data of a film has its date with a time zone, its length and its address', () => {
  const film = { name: 'Film', seconds: 36, published: '05-03-2025', poster: { src: '/video/poster.png' } };
  const common = { '@type': 'VideoObject', uploadDate: '2025-03-05T00:00:00+03:00', description: 'Film' };
  expect(videoNode({ ...film, source: { mp4: '/video/a.mp4' } } as never)).toMatchObject({
    ...{ ...common, thumbnailUrl: 'https://site.example/video/poster.png' },
    ...{ contentUrl: 'https://site.example/video/a.mp4', duration: 'PT36S' },
  });
  const elsewhere = videoNode({ ...film, text: 'Of it.', source: { address: 'https://youtu.be/a' } } as never);
  expect(elsewhere).toMatchObject({ url: 'https://youtu.be/a', description: 'Of it.' });
});

test('the feed is Atom with escaped text, newest first, with samples marked and without their abstract', async () => {
  const response = await GET();
  expect(response.headers.get('content-type')).toBe('application/atom+xml');
  const { document } = new JSDOM(await response.text(), { contentType: 'application/xml' }).window;
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href'));
  const root = document.documentElement;
  expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(root.getAttribute('xml:lang')).toBe('en-KE');
  expect(texts('feed > :is(id, title, subtitle, updated, author)').map((one) => one?.trim())).toEqual([
    ...['https://site.example/', 'News <1> & more', 'A & B', '2025-09-30T00:00:00Z', 'Wanjiru & Sons'],
  ]);
  expect(hrefs('feed > [rel=self]')).toEqual(['https://site.example/feed.xml']);
  expect(hrefs('feed > [rel=alternate]')).toEqual(['https://site.example/web/publications/']);
  const places = ['https://site.example/web/publications/tenth/', 'https://site.example/web/publications/ninth/'];
  expect([texts('entry > id'), hrefs('entry > link')]).toEqual([places, places]);
  expect(texts('entry > title')).toEqual(['VAT & “zero” <rates>', 'Ninth']);
  expect(texts('entry > published')).toEqual(['2025-03-05T00:00:00Z', '2024-02-01T00:00:00Z']);
  expect(texts('entry > updated')).toEqual(['2025-09-30T00:00:00Z', '2024-02-01T00:00:00Z']);
  expect(texts('entry > summary')).toEqual([
    'Tribunal & Court: 31 cases. On input & output. On rates.',
    'Sample. Tribunal & Court: 31 cases.',
  ]);
});

test('the sitemap has the date of a publication’s last change', async () => {
  const entries = await sitemap();
  expect(entries.slice(-2)).toEqual([
    { url: 'https://site.example/web/publications/tenth/', lastModified: '2025-09-30' },
    { url: 'https://site.example/web/publications/ninth/', lastModified: '2024-02-01' },
  ]);
});

test('R10.9: the sharing image of a publication shows its title, country, description, date and cover', async () => {
  const name = 'web-publications-tenth.png';
  await socialPicture(new Request('https://site.example'), { params: Promise.resolve({ name }) });
  const lines = ['31 cases', '5 March 2025'];
  const shown = { title: 'VAT & “zero” <rates>', kicker: 'Kenya', lines, cover: '/covers/tenth.png' };
  expect(drawSocialPicture).toHaveBeenCalledWith(shown);
});

test('a preview of drafts has an empty sitemap and an empty feed', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, DRAFTS: 'true' });
  expect(await sitemap()).toEqual([]);
  expect(await (await GET()).text()).not.toContain('<entry>');
});

test('a page’s head has its address, sharing image and feed, the brand if it fits, and `noindex` if it is hidden', () => {
  const words = { title: 'Team', description: 'Who we are.' };
  const picture = { url: '/social/team.png', width: 1200, height: 630, alt: 'Team' };
  expect(pageMetadata('/team', words, { type: 'article' })).toEqual({
    ...{ metadataBase: new URL('https://site.example'), title: 'Team · Wanjiru & Sons', description: 'Who we are.' },
    alternates: {
      canonical: '/team/',
      types: { 'application/atom+xml': [{ url: '/feed.xml', title: 'News <1> & more' }] },
    },
    openGraph: {
      ...{ type: 'article', siteName: 'Wanjiru & Sons', locale: 'en_KE', title: 'Team · Wanjiru & Sons' },
      ...{ description: 'Who we are.', url: '/team/', images: [picture] },
    },
    twitter: {
      ...{ card: 'summary_large_image', title: 'Team · Wanjiru & Sons', description: 'Who we are.' },
      images: [picture],
    },
  });
  expect(pageMetadata('/', words).title).toBe('Wanjiru & Sons: Team');
  const long = 'A title that alone is as long as a search result shows of it';
  expect(pageMetadata('/team', { ...words, title: long }).title).toBe(long);
  const hidden = pageMetadata('/team', words, { isIndexable: false });
  expect([hidden.robots, hidden.alternates?.canonical]).toEqual([{ index: false }, undefined]);
});
