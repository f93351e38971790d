import { team } from './team';

const { members } = team.list;

it.each(members)('$name: the text alternative names the person', ({ name, photoAlt }) => {
  expect(photoAlt).toContain(name);
});

it('has no two people with one name, portrait or profile', () => {
  for (const key of ['name', 'photo', 'bio'] as const) {
    expect(new Set(members.map((member) => member[key])).size).toBe(members.length);
  }
  expect(new Set(members.map(({ profile }) => profile.href)).size).toBe(members.length);
});
