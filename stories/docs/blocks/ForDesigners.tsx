import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { ReactElement, ReactNode } from 'react';
import { Anatomy, type AnatomyProps } from './Anatomy.js';
import { TokensOf } from './TokensOf.js';

export interface ForDesignersProps extends Omit<AnatomyProps, 'children'> {
  /** The component, live. */
  anatomy: ReactNode;
  /** Pairs of do and don't. */
  children: ReactNode;
}

/** Anatomy, tokens and usage of a component. */
export function ForDesigners({ anatomy, children, ...props }: ForDesignersProps): ReactElement {
  return (
    <>
      <Heading>For designers</Heading>
      <Subheading>Anatomy</Subheading>
      <Anatomy {...props}>{anatomy}</Anatomy>
      <Subheading>Tokens</Subheading>
      <p>The variables in its own style sheet. Components inside it have variables of their own.</p>
      <TokensOf facts={props.facts} />
      <Subheading>Do and don’t</Subheading>
      {children}
    </>
  );
}
