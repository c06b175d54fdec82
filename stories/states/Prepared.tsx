import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

interface PreparedProps {
  /** What a reader would have done with the form, one after the other. */
  steps: readonly ((form: HTMLFormElement) => void)[];
  children: ReactNode;
}

/** A form in which somebody has been already. `data-preparing` until it shows that; page and focus stay where they are. */
export function Prepared({ steps, children }: PreparedProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const next = useRef(0);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const take = () => {
      const form = root.current?.querySelector('form');
      const step = steps[next.current];
      if (!form || !step) return setReady(true);
      next.current += 1;
      const { scrollX, scrollY } = window;
      const focused = document.activeElement;
      step(form);
      // Once React has rendered what the step has changed, and has moved the focus to it.
      timer = setTimeout(() => {
        if (document.activeElement !== focused && form.contains(document.activeElement)) {
          (document.activeElement as HTMLElement).blur();
          window.scrollTo(scrollX, scrollY);
        }
        take();
      });
    };
    let timer = setTimeout(take);
    return () => clearTimeout(timer);
  }, [steps]);
  return (
    <div ref={root} data-preparing={isReady ? undefined : ''}>
      {children}
    </div>
  );
}
