import { Features, type Selector, transform } from 'lightningcss';

/** The style sheet, minified, with what `rewrite` makes of each of its selectors. */
export function rewriteSelectors(
  css: string,
  rewrite: (selector: Selector) => Selector | Selector[],
): string {
  const { code } = transform({
    filename: 'styles.css',
    code: new TextEncoder().encode(css),
    minify: true,
    // Otherwise shortened to a range, which Safari reads from 16.4.
    include: Features.MediaRangeSyntax,
    visitor: { Selector: rewrite },
  });
  return new TextDecoder().decode(code);
}
