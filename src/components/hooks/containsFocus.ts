/**
 * Whether the focused element of its document or shadow tree is this element or inside it. Unlike
 * `:focus`, also true while another window has the focus.
 */
export function containsFocus(element: Element | null | undefined): boolean {
  if (!element) return false;
  return element.contains((element.getRootNode() as Document | ShadowRoot).activeElement);
}
