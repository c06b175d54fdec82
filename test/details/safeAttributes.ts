/** Attributes whose value a browser may load or follow. */
export const ATTRIBUTE = /^(?:href|src|srcset|action|formaction|poster|cite|data|ping|xlink:href)$/;

/** Whether the page may contain an address: a web page, a picture or a phone number. */
export function isSafe(value: string, element: Element): boolean {
  if (value.startsWith('tel:')) return /^tel:\+?\d+$/.test(value);
  // A reference within the page, such as to a shape of an SVG.
  if (value.startsWith('#')) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  const protocols = element.localName === 'a' ? ['https:', 'http:'] : ['https:'];
  return protocols.includes(protocol) && username === '' && password === '';
}
