import {
  Component,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/**
 * Wraps a client component in an error boundary: if it throws, the fallback shows, and React does not replace the whole
 * page; by default the fallback is the children. The component marks its outermost element with `useIslandRoot`.
 */
export function island<Props extends object>(
  Content: ComponentType<Props>,
  fallback: (props: Props) => ReactNode = (props) => (props as PropsWithChildren).children,
): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <Boundary fallback={fallback(props)}>
        <Content {...props} />
      </Boundary>
    );
  };
}

/**
 * A ref for an island's outermost element, which gets `data-ready` once React has hydrated it. Until then the loader holds
 * clicks back (scripts/export/late-runtime/loader.ts). Tests wait for it.
 */
export function useIslandRoot<Root extends HTMLElement>(): { ref: RefObject<Root | null> } {
  const ref = useRef<Root>(null);
  useEffect(() => markReady(ref.current), []);
  return { ref };
}

/** False in the exported HTML, true from the first paint after hydration. */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return isHydrated;
}

const markReady = (root: HTMLElement | null) => root?.setAttribute('data-ready', '');

class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div ref={markReady} data-island="failed" className="contents">
        {this.props.fallback}
      </div>
    );
  }
}
