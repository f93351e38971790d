import { act, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { island, useIslandRoot } from './island';

type Moment = 'render' | 'layout' | 'effect' | 'press' | 'never';

/** An island that changes what was exported, as all of them do, and breaks at a moment. */
const Breaking = island(function Breaking({ at }: { at: Moment }) {
  const root = useIslandRoot<HTMLDivElement>();
  const [isEnhanced, setEnhanced] = useState(false);
  const [isBroken, setBroken] = useState(false);
  useLayoutEffect(() => {
    setEnhanced(true);
    if (at === 'layout') throw new Error('broken');
  }, [at]);
  useEffect(() => {
    if (at === 'effect') throw new Error('broken');
  }, [at]);
  if (isBroken || (at === 'render' && typeof document !== 'undefined' && document.body.dataset.isBrowser)) {
    throw new Error('broken');
  }
  return (
    <div {...root}>
      <a href="#panel" role={isEnhanced ? 'tab' : undefined} tabIndex={isEnhanced ? -1 : undefined}>
        Panel
      </a>
      <button type="button" onClick={() => setBroken(true)}>
        Press
      </button>
    </div>
  );
});

function Page({ at }: { at: Moment }) {
  return (
    <main>
      <h1>Page</h1>
      <Breaking at={at} />
      <Breaking at="never" />
    </main>
  );
}

async function hydrate(at: Moment) {
  document.body.innerHTML = '<div id="page"></div>';
  const container = document.getElementById('page') as HTMLElement;
  delete document.body.dataset.isBrowser;
  container.innerHTML = renderToString(<Page at={at} />);
  const heading = screen.getByRole('heading');
  document.body.dataset.isBrowser = 'yes';
  const caught: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <Page at={at} />, {
      onCaughtError: (error) => caught.push(error),
      onRecoverableError: () => undefined,
    });
  });
  return { caught, heading };
}

test.each(['render', 'layout', 'effect'] as const)(
  'an island that breaks in its %s stands as it was exported, and the others work',
  async (at) => {
    const { caught } = await hydrate(at);
    expect(caught).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Panel' })).toHaveAttribute('href', '#panel');
    expect(screen.getByRole('tab', { name: 'Panel' })).toBeInTheDocument();
    // Each says that nothing more will come: the loader holds no press back for either.
    expect(document.querySelectorAll('[data-ready]')).toHaveLength(2);
  },
);

test('an island that breaks later goes back to what was exported', async () => {
  const { caught, heading } = await hydrate('never');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await act(async () => screen.getAllByRole('button')[0]?.click());
  expect(caught).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Panel' })).toHaveLength(1);
  expect(screen.getAllByRole('tab', { name: 'Panel' })).toHaveLength(1);
  expect(heading).toBeInTheDocument();
});
