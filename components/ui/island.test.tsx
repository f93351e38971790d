import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { island, useIslandRoot } from './island';

type Moment = 'render' | 'effect' | 'click' | 'never';

/** Throws at the given moment; `render` throws only in the browser, so that the server can render it. */
const Breaking = island(function Breaking({ at, children }: { at: Moment; children: ReactNode }) {
  const root = useIslandRoot<HTMLDivElement>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (at === 'effect') throw new Error('broken');
  }, [at]);
  if (isBroken || (at === 'render' && typeof document !== 'undefined' && document.body.dataset.isBrowser))
    throw new Error('broken');
  return (
    <div {...root}>
      <button type="button" onClick={() => setBroken(true)}>
        Press
      </button>
      {children}
    </div>
  );
});

function Page({ at }: { at: Moment }) {
  return (
    <main>
      <h1>Page</h1>
      <Breaking at={at}>
        <a href="/list/">List</a>
      </Breaking>
      <Breaking at="never">Works</Breaking>
    </main>
  );
}

test.each(['render', 'effect', 'click'] as const)(
  'an island that throws in %s shows its server-rendered children; the page and the other island still work',
  async (at) => {
    document.body.innerHTML = '<div id="page"></div>';
    const container = document.getElementById('page') as HTMLElement;
    delete document.body.dataset.isBrowser;
    container.innerHTML = renderToString(<Page at={at} />);
    document.body.dataset.isBrowser = 'yes';
    const caught: unknown[] = [];
    await act(async () => {
      hydrateRoot(container, <Page at={at} />, {
        onCaughtError: (error) => caught.push(error),
        onRecoverableError: () => undefined,
      });
    });
    if (at === 'click') await act(async () => screen.getAllByRole('button')[0]?.click());
    expect(caught).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/list/');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    // `data-ready` tells the loader to hold no more clicks for an island.
    expect(document.querySelectorAll('[data-ready]')).toHaveLength(2);
  },
);

test('an island without children shows its own fallback', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Figure = island(
    function Figure(_: { figure: string }): ReactNode {
      throw new Error('broken');
    },
    ({ figure }) => <b>{figure}</b>,
  );
  render(<Figure figure="300,000" />);
  expect(screen.getByText('300,000')).toBeVisible();
});
