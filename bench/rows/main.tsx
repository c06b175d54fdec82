// Must come before React.
import './countCommits.js';
import { commitsOfResponse, type ResponseContestant } from './commitsOfResponse.js';
import type { RowName } from './contestants.js';
import { type Board, createBoard } from './createBoard.js';
import '../../src/theme/styles.css';

/** What the page offers to the script that drives it. */
export interface RowsPage {
  board(name: RowName): Board;
  commitsOfResponse(name: ResponseContestant): Promise<number>;
}

const container = document.getElementById('root');
if (!container) throw new Error('expected an element to render into');
Object.assign(window, {
  bench: {
    board: (name) => createBoard(container, name),
    commitsOfResponse: (name) => commitsOfResponse(container, name),
  } satisfies RowsPage,
});
