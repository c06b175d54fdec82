/**
 * Whether the element or something in it has the focus of its document or shadow tree. Unlike
 * `:focus`, also while the reader is in another window, to come back to this place.
 */
export function containsFocus(element: Element | null | undefined): boolean {
  if (!element) return false;
  return element.contains((element.getRootNode() as Document | ShadowRoot).activeElement);
}
