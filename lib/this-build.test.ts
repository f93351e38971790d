import type { BuildSection } from '@/content/types';
import { buildFacts, sectionsOfBuild } from './this-build';

const us = { region: 'us', sandbox: false } as const;

it.each([
  ['no form id', us, [], ['preview form', 'nothing counted', 'nothing stored']],
  [
    'a form in the United States',
    { ...us, id: 'AbCd' },
    [],
    ['own form', 'form in the United States', 'Typeform shown', 'nothing counted', 'nothing stored'],
  ],
  [
    'one in the European Union',
    { id: 'AbCd', region: 'eu', sandbox: false } as const,
    [],
    ['own form', 'form in the European Union', 'Typeform shown', 'nothing counted', 'nothing stored'],
  ],
  [
    'a launcher that remembers',
    us,
    [{ options: { preventReopenOnClose: true } }],
    ['preview form', 'nothing counted', 'closing stored'],
  ],
  [
    'a pasted one',
    us,
    [{ html: '<a data-tf-popup="x" data-tf-prevent-reopen-on-close>' }],
    ['preview form', 'Typeform shown', 'nothing counted', 'closing stored'],
  ],
  [
    'a dot that stays away',
    us,
    [{ options: { notificationDays: 7 } }],
    ['preview form', 'nothing counted', 'closing stored'],
  ],
])('what is so of a build with %s', (_, settings, forms, facts) => {
  expect([...buildFacts(settings, forms, { parameters: [] }, { service: 'none' }, {})]).toEqual(facts);
});

it('R13.2: a build that hands on what a link says has it stored, and one with a service counts', () => {
  expect([...buildFacts(us, [], { parameters: ['utm_source'] }, { service: 'umami' }, { formId: 'AbCd1234' })]).toEqual(
    ['preview form', 'Typeform shown', 'told of editions', 'visits counted', 'campaign stored'],
  );
  // What could not be told waits in the tab: that nothing is stored would be wrong.
  expect([...buildFacts(us, [], { parameters: [] }, { service: 'plausible' }, {})]).toEqual([
    'preview form',
    'visits counted',
  ]);
});

it('leaves out what other builds do, and a section of which nothing is left', () => {
  const sections: BuildSection[] = [
    { id: 'a', title: 'A', paragraphs: ['Always.', { only: 'own form', text: 'Typeform.' }] },
    { id: 'b', title: 'B', paragraphs: [{ only: 'own form', text: 'Typeform.' }] },
  ];
  expect(sectionsOfBuild(sections, buildFacts(us, []))).toEqual([{ id: 'a', title: 'A', paragraphs: ['Always.'] }]);
});
