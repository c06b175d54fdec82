import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface PreparedProps {
  /** What a reader would have done with the form, one after the other. */
  steps: readonly ((form: HTMLFormElement) => void)[];
  children: ReactNode;
}

/**
 * A form in which somebody has been already. Until it shows that it is inert, so that it takes no
 * focus and scrolls no page.
 */
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
      step(form);
      // Once React has rendered what the step has changed.
      timer = setTimeout(take);
    };
    let timer = setTimeout(take);
    return () => clearTimeout(timer);
  }, [steps]);
  // React 18 knows no such attribute.
  useLayoutEffect(() => {
    if (root.current) root.current.inert = !isReady;
  }, [isReady]);
  return (
    <div ref={root} data-preparing={isReady ? undefined : ''}>
      {children}
    </div>
  );
}
