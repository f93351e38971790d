import { heaviestOfEachTemplate } from './routes';

test('pages below a page share a template, and the heaviest stands for them', () => {
  const pages = [
    { route: '/', bytes: 9 },
    { route: '/legal/', bytes: 1 },
    { route: '/web/publications/', bytes: 5 },
    { route: '/web/publications/first/', bytes: 2 },
    { route: '/web/publications/second/', bytes: 3 },
    { route: '/web/publications/third/', bytes: 1 },
  ];
  expect(heaviestOfEachTemplate(pages)).toEqual(['/', '/legal/', '/web/publications/', '/web/publications/second/']);
});
