import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';

const IslandId = createContext<string | undefined>(undefined);

/**
 * An island that throws is put back as it was exported, under `data-runtime="failed"`, and the page around it works on;
 * without this boundary React would replace the whole page. The component marks its outermost element with
 * `useIslandRoot`.
 */
export function island<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
  return function Island(props: Props) {
    const id = useId();
    return (
      <IslandId value={id}>
        <Boundary id={id}>
          <Content {...props} />
        </Boundary>
      </IslandId>
    );
  };
}

/**
 * Props for an island's outermost element. It gets `data-ready` once React listens: until then the late loader keeps
 * presses on it (scripts/export/late-runtime/loader.ts); tests wait for it.
 */
export function useIslandRoot<Root extends HTMLElement>(): { ref: RefObject<Root | null>; 'data-island': string } {
  const id = useContext(IslandId);
  if (id === undefined) throw new Error('useIslandRoot is for components that island() has made one');
  const ref = useRef<Root>(null);
  useEffect(() => {
    ref.current?.setAttribute('data-ready', '');
  }, []);
  return { ref, 'data-island': id };
}

class Boundary extends Component<{ id: string; children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };
  private readonly exported = exportedIsland(this.props.id);

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <div ref={this.restore} data-runtime="failed" className="contents" />;
  }

  private readonly restore = (place: HTMLElement | null) => {
    if (!place || !this.exported) return;
    const copy = document.importNode(this.exported, true);
    for (const held of copy.querySelectorAll('[aria-busy]')) held.removeAttribute('aria-busy');
    place.replaceChildren(copy);
    // The loader waits for this, whichever island it comes from.
    place.setAttribute('data-ready', '');
  };
}

// Next's router reads the address when it starts, and writes what it read once the page is taken over (HistoryUpdater in
// next/dist/client/components/app-router.js). A link to a place on this page that is followed in between would be undone:
// its first write keeps the hash that stands there by then. Island modules run before that write.
if (typeof history !== 'undefined') {
  const { replaceState } = history;
  history.replaceState = (state, unused, url) => {
    history.replaceState = replaceState;
    const written = url ? new URL(url, location.href) : undefined;
    if (written && state?.__NA) written.hash = location.hash;
    replaceState.call(history, state, unused, written);
  };
}

// Elements of a document that is not shown fetch no picture and no video.
let inertDocument: Document | undefined;
let unclaimed: Element[] = [];

/** A copy of the island before React takes it over; undefined where no page was exported. */
function exportedIsland(id: string): Element | undefined {
  if (typeof document === 'undefined') return undefined;
  const root = document.querySelector(`[data-island="${id}"]:not([data-ready])`) ?? nextUnclaimed();
  if (!root) return undefined;
  inertDocument ??= document.implementation.createHTMLDocument('');
  return inertDocument.importNode(root, true);
}

/** After an island has thrown in its first render, React draws all of them again, in their order, under other ids. */
function nextUnclaimed(): Element | undefined {
  if (unclaimed.length === 0) unclaimed = [...document.querySelectorAll('[data-island]:not([data-ready])')];
  return unclaimed.shift();
}
