/** Runs in the page: scrolls the list's scroller to an offset in pixels. */
export function scrollList(top: number): void {
  let scroller = document.querySelector('.mry-TransactionList');
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement;
  }
  (scroller ?? document.documentElement).scrollTop = top;
}
