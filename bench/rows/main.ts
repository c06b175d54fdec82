/**
 * One part of the contest, given in the URL: `part`, `row` (the contestant), `count` and
 * `contentVisibility`. Everything is loaded on demand, so that a page has the scripts and styles of
 * its contestant only. What a part offers is `window.bench`.
 */
const parameters = new URLSearchParams(location.search);
const container = document.getElementById('root');
if (!container) throw new Error('expected an element to render into');
const count = Number(parameters.get('count'));

async function loadRow() {
  const { loadContestant } = await import('./loadContestant.js');
  return loadContestant(parameters.get('row') ?? '');
}

const parts: Record<string, (container: HTMLElement) => Promise<object>> = {
  async board(element) {
    const { createBoard } = await import('./createBoard.js');
    return createBoard(element, await loadRow(), count);
  },
  async scroll(element) {
    const { createScrollBoard } = await import('./createScrollBoard.js');
    return createScrollBoard(element, await loadRow(), count);
  },
  async opening(element) {
    const { createOpeningBoard } = await import('./createOpeningBoard.js');
    return createOpeningBoard(element);
  },
  async commits(element) {
    // Must come before React.
    const { hookCommits } = await import('../session/hookCommits.js');
    hookCommits();
    const { commitsOfResponse } = await import('./commitsOfResponse.js');
    return { commitsOfResponse: commitsOfResponse.bind(undefined, element) };
  },
};

/** Declared for the rows of all contestants. Without it, each keeps that of its own style sheet. */
const contentVisibility: Record<string, string> = {
  on: 'content-visibility: auto !important; contain-intrinsic-size: auto 60px !important;',
  off: 'content-visibility: visible !important; contain-intrinsic-size: none !important;',
};
const declarations = contentVisibility[parameters.get('contentVisibility') ?? ''];
if (declarations) {
  const style = document.createElement('style');
  style.textContent = `.FloorRow, .mry-TransactionRow { ${declarations} }`;
  document.head.append(style);
}

Object.assign(window, { bench: await parts[parameters.get('part') ?? '']?.(container) });
