import { clsx } from 'clsx/lite';
import { cloneElement, type ReactElement } from 'react';

/**
 * Adds the host app's props to a leaf's element; a row uses the element without them. The host
 * app's class comes last.
 */
export function extendElement(
  element: ReactElement<{ className?: string }>,
  props: { className?: string | undefined; [name: string]: unknown },
): ReactElement {
  const className = clsx(element.props.className, props.className);
  return cloneElement(element, { ...props, className });
}
