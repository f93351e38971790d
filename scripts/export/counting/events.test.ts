import { JSDOM } from 'jsdom';
import { pressed, referredFrom, searched } from './events';

const places = { demo: 'https://calendar.example/demo', tools: ['/tenth-lining/number/', 'https://editor.example/'] };
const eventOf = (html: string) => pressed(new JSDOM(html).window.document.querySelector('#here, b') as Element, places);

test.each([
  [
    '<button id="download-tat-1st"><b>PDF</b></button>',
    { name: 'Download opened', details: { publication: 'tat-1st' } },
  ],
  [
    '<a id="download-a" href="/forms/preview/#a"><b></b></a>',
    { name: 'Download opened', details: { publication: 'a' } },
  ],
  ['<a href="https://calendar.example/demo?utm_source=a"><b></b></a>', { name: 'Demo pressed' }],
  ['<a href="/web/Attachments/TAT%201.pdf"><b></b></a>', { name: 'PDF opened', details: { file: 'TAT 1.pdf' } }],
  ['<a href="/tenth-lining/number/"><b></b></a>', { name: 'Tool opened', details: { tool: '/tenth-lining/number/' } }],
  [
    '<a href="https://editor.example/"><b></b></a>',
    { name: 'Tool opened', details: { tool: 'https://editor.example/' } },
  ],
  ['<a href="blob:x" download="record-numbered.pdf"><b></b></a>', { name: 'Tool finished' }],
  ['<a href="blob:x" download="record.pdf"><b></b></a>', undefined],
  ['<a href="/legal/"><b></b></a>', undefined],
  ['<button><b></b></button>', undefined],
  ['<p><b></b></p>', undefined],
])('R13.2: a press in %s', (html, event) => {
  expect(eventOf(html)).toEqual(event);
});

test.each([
  ['', ''],
  ['https://site.example/legal/', ''],
  ['https://site.example.org/', 'https://site.example.org/'],
  ['http://site.example/', 'http://site.example/'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
])('R13.2: who came from "%s" is told to have come from "%s"', (referrer, told) => {
  expect(referredFrom(referrer, 'https://site.example')).toBe(told);
});

test.each([
  ['', []],
  ['7 cases for “vat”.', ['Search']],
  ['Nothing is found for “vat”.', ['Search', 'Search without result']],
])('R13.2: a search of which is said: %s', (said, names) => {
  expect(searched(said, 'Nothing is found for {query}').map(({ name }) => name)).toEqual(names);
});

test('the words that found nothing are told where the owner says so, cut', () => {
  const none = 'Nothing is found for {query}';
  const said = none.replace('{query}', 'x');
  expect(searched(said, none)).toEqual([{ name: 'Search' }, { name: 'Search without result' }]);
  expect(searched(said, none, 'x'.repeat(120))[1]).toEqual({
    name: 'Search without result',
    details: { words: 'x'.repeat(100) },
  });
});
