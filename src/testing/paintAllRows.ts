/**
 * Paints rows that are not on screen, too, so that a picture of a whole page shows them. It is a
 * constructed style sheet, which a strict policy allows.
 */
export function paintAllRows(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.mry-TransactionRow { content-visibility: visible }');
  document.adoptedStyleSheets.push(sheet);
}
