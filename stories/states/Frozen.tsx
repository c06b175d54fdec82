import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

interface FrozenProps {
  /** Milliseconds after an animation has started. */
  at: number;
  children: ReactNode;
}

/** Stops every animation inside at one moment. Renders a `<div>`. */
export function Frozen({ at, children }: FrozenProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    const freeze = () => {
      for (const animation of element?.getAnimations({ subtree: true }) ?? []) {
        animation.pause();
        animation.currentTime = at;
      }
    };
    // React 18 knows no `onTransitionRun`.
    element?.addEventListener('animationstart', freeze);
    element?.addEventListener('transitionrun', freeze);
    freeze();
    return () => {
      element?.removeEventListener('animationstart', freeze);
      element?.removeEventListener('transitionrun', freeze);
    };
  }, [at]);
  return <div ref={root}>{children}</div>;
}
