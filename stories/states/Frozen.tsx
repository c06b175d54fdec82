import { type ReactElement, type ReactNode, useRef } from 'react';

interface FrozenProps {
  /** Milliseconds after an animation has started. */
  at: number;
  children: ReactNode;
}

/** Stops every animation inside at one moment. Renders a `<div>`. */
export function Frozen({ at, children }: FrozenProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const freeze = () => {
    for (const animation of root.current?.getAnimations({ subtree: true }) ?? []) {
      animation.pause();
      animation.currentTime = at;
    }
  };
  return (
    <div ref={root} onAnimationStart={freeze} onTransitionRun={freeze}>
      {children}
    </div>
  );
}
