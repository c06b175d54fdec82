import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface PreparedProps {
  /** What a reader has done with the form, in order. */
  steps: readonly ((form: HTMLFormElement) => void)[];
  children: ReactNode;
}

/**
 * A form that has been filled in. It is inert while the steps run, so that it neither takes the
 * focus nor scrolls the page.
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
      // After React has rendered the change.
      timer = setTimeout(take);
    };
    let timer = setTimeout(take);
    return () => clearTimeout(timer);
  }, [steps]);
  // React 18 does not support the attribute.
  useLayoutEffect(() => {
    if (root.current) root.current.inert = !isReady;
  }, [isReady]);
  return (
    <div ref={root} data-preparing={isReady ? undefined : ''}>
      {children}
    </div>
  );
}
