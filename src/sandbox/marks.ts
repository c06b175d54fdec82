import { figureMarks } from './figureMarks.js';
import { thingMarks } from './thingMarks.js';

/** The motifs of the sandbox's fictional logos, bold enough for 36 px. */
export const marks = { ...figureMarks, ...thingMarks };

/** A motif of the sandbox's fictional logos. */
export type MarkName = keyof typeof marks;
