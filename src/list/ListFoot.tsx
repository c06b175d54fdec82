'use client';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';

export interface ListFootProps {
  root: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * What stays in sight at the end of a list, wherever it is scrolled to. Tells the list its height:
 * what is scrolled into view must not end up behind it. Renders a `<div>`.
 */
export function ListFoot({ root, children }: ListFootProps): ReactElement {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      root.current?.style.setProperty('--_mry-foot-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return (
    <div ref={foot} tabIndex={-1} className="mry-TransactionList-foot">
      {children}
    </div>
  );
}
