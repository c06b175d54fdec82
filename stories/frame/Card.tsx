import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import './Card.css';

/** The white card that a bank's page would put around the story's component. */
export function Card({ className = '', ...props }: ComponentPropsWithoutRef<'div'>): ReactElement {
  return <div {...props} className={`Card ${className}`} />;
}
