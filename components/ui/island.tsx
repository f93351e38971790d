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
 * Makes a component an island: whatever goes wrong in it, in this browser or with this answer of a server, costs the
 * reader nothing but the island's own improvements. What was exported is put back in its place, under
 * `data-runtime="failed"`, and the rest of the page does not notice. Without it React would replace the whole page.
 *
 * The component marks its outermost element with `useIslandRoot`.
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
 * To be spread on an island's outermost element. It gets `data-ready` once React listens to it: the late loader keeps
 * a press made before that moment and repeats it afterwards (scripts/export/late-runtime/loader.ts); tests wait for it.
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

// A document that is shown nowhere asks for no picture and no video.
let attic: Document | undefined;
let unclaimed: Element[] = [];

/** A copy of the island as it stands in the page before React takes it over; undefined where no page was exported. */
function exportedIsland(id: string): Element | undefined {
  if (typeof document === 'undefined') return undefined;
  const root = document.querySelector(`[data-island="${id}"]:not([data-ready])`) ?? nextUnclaimed();
  if (!root) return undefined;
  attic ??= document.implementation.createHTMLDocument('');
  return attic.importNode(root, true);
}

/** When an island breaks in its first render, React draws all of them once more, in their order, under other ids. */
function nextUnclaimed(): Element | undefined {
  if (unclaimed.length === 0) unclaimed = [...document.querySelectorAll('[data-island]:not([data-ready])')];
  return unclaimed.shift();
}
