import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Wraps each text in an element, including texts in arrays and fragments. Browsers that translate a
 * page replace text nodes, and React could then neither update nor remove a text node that has
 * siblings. Null if React would render nothing, as for an array or a fragment without content.
 */
export function wrapText(node: ReactNode): ReactNode {
  if (node === undefined || typeof node === 'boolean' || node === '') return null;
  if (isText(node)) return <span>{node}</span>;
  if (Array.isArray(node)) return wrapTexts(node);
  if (!isValidElement<{ children?: ReactNode }>(node) || node.type !== Fragment) return node;
  const children = wrapTexts(node.props.children);
  return children && cloneElement(node, undefined, children);
}

/** Adjacent texts, such as those of `<>{count} shops</>`, are wrapped together. */
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
      const shown = wrapText(node);
      if (shown !== null) wrapped.push(shown);
    }
  }
  endText();
  return wrapped.length > 0 ? wrapped : null;
}

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';
