/** Characters of right-to-left scripts: Hebrew to Arabic Extended, and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Fills the `{placeholders}` of a message. Where value or message is in a right-to-left script the value is isolated
 * (U+2068 … U+2069), so that neither reorders the other.
 */
export function formatMessage(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return placeholder;
    return RIGHT_TO_LEFT.test(template + value) ? `\u2068${value}\u2069` : value;
  });
}
