/**
 * @typedef {object} SeenRow
 * @property {string} text every text that is visible, in order
 * @property {boolean} logo whether a picture of at least 30 px is on screen
 * @property {boolean} icon whether a smaller one is
 * @property {string} contentVisibility
 */

/**
 * What a person sees of one row. Runs in the page.
 * @param {number} index
 * @returns {SeenRow}
 */
export function readRow(index) {
  const row = document.querySelectorAll('.FloorRow, .mry-TransactionRow')[index];
  if (!row) throw new Error('expected a row');

  /**
   * Whether no ancestor clips or hides what is in this rectangle.
   * @param {Element} element
   * @param {DOMRect} box
   */
  const isSeen = (element, box) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Text for screen readers only is one pixel wide.
    if (box.width < 2 || box.height < 2) return false;
    for (let clip = element; ; ) {
      const outer = clip.getBoundingClientRect();
      const isClipping = clip === row || getComputedStyle(clip).overflow !== 'visible';
      const isInside =
        box.left > outer.left - 2 &&
        box.right < outer.right + 2 &&
        box.top > outer.top - 8 &&
        box.bottom < outer.bottom + 8;
      if (isClipping && !isInside) return false;
      if (clip === row || !clip.parentElement) return true;
      clip = clip.parentElement;
    }
  };

  const texts = [];
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const range = document.createRange();
    range.selectNodeContents(node);
    const parent = node.parentElement;
    if (parent && isSeen(parent, range.getBoundingClientRect())) texts.push(node.textContent);
  }
  const pictures = [...row.querySelectorAll('img, svg')].filter(
    (picture) =>
      !(picture instanceof HTMLImageElement && picture.naturalWidth === 0) &&
      isSeen(picture, picture.getBoundingClientRect()),
  );
  const widths = pictures.map((picture) => picture.getBoundingClientRect().width);
  return {
    text: texts.join(' ').replace(/\s+/g, ' '),
    logo: widths.some((width) => width >= 30),
    icon: widths.some((width) => width < 30),
    contentVisibility: getComputedStyle(row).contentVisibility,
  };
}
