// Before React.
import './countCommits.js';
import { type AnswerContestant, commitsOfAnswer } from './commitsOfAnswer.js';
import type { RowName } from './contestants.js';
import { type Board, createBoard } from './createBoard.js';
import '../../src/theme/styles.css';

/** What the page does when told to. */
export interface RowsPage {
  board(name: RowName): Board;
  commitsOfAnswer(name: AnswerContestant): Promise<number>;
}

const container = document.getElementById('root');
if (!container) throw new Error('expected an element to render into');
Object.assign(window, {
  bench: {
    board: (name) => createBoard(container, name),
    commitsOfAnswer: (name) => commitsOfAnswer(container, name),
  } satisfies RowsPage,
});
