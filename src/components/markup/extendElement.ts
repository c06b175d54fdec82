import { clsx } from 'clsx/lite';
import { cloneElement, type ReactElement } from 'react';

/**
 * The element of a component, which a row shows as it is, with the props that the host app gives to
 * the component alone. Its class comes last.
 */
export function extendElement(
  element: ReactElement<{ className?: string }>,
  props: { className?: string | undefined; [name: string]: unknown },
): ReactElement {
  const className = clsx(element.props.className, props.className);
  return cloneElement(element, { ...props, className });
}
