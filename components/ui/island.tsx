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
 * An island that throws leaves the page around it as it is, and shows what its server part gave it; without this boundary
 * React would replace the whole page. The component marks its outermost element with `useIslandRoot`.
 *
 * @param fallback what is shown then; its children where nothing is said
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
 * A ref for an island's outermost element. It gets `data-ready` once React listens: until then the late loader keeps
 * presses on the page (scripts/export/late-runtime/loader.ts); tests wait for it.
 */
export function useIslandRoot<Root extends HTMLElement>(): { ref: RefObject<Root | null> } {
  const ref = useRef<Root>(null);
  useEffect(() => markReady(ref.current), []);
  return { ref };
}

/** Whether scripts listen: not in the exported HTML, and from before the first paint after it. */
export function useIsEnhanced(): boolean {
  const [isEnhanced, setEnhanced] = useState(false);
  useLayoutEffect(() => setEnhanced(true), []);
  return isEnhanced;
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
