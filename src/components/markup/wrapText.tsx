import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Gives each text an element of its own, those in arrays and fragments, too. Browsers that translate
 * a page replace its text nodes, and React, which holds on to a text node that has siblings, could
 * then neither change nor remove it.
 */
export function wrapText(node: ReactNode): ReactNode {
  if (isText(node)) return node === '' ? node : <span>{node}</span>;
  if (Array.isArray(node)) return wrapTexts(node);
  if (!isValidElement<{ children?: ReactNode }>(node) || node.type !== Fragment) return node;
  return cloneElement(node, undefined, wrapTexts(node.props.children));
}

/** Texts in a row, such as those of `<>{count} shops</>`, are one. */
function wrapTexts(nodes: ReactNode): ReactNode {
  const wrapped: ReactNode[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') wrapped.push(<span key={`text ${wrapped.length}`}>{text}</span>);
    text = '';
  };
  for (const node of Children.toArray(nodes)) {
    if (isText(node)) text += node;
    else {
      endText();
      wrapped.push(wrapText(node));
    }
  }
  endText();
  return wrapped;
}

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';
