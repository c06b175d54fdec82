import { isObject } from '../service/response/decoders.js';
import { NOT_PRINTED } from './createPrinter.js';
import { NOT_SEEN } from './observe/Observed.js';
import { TOO_MANY_HOSTS } from './observe/observePictures.js';
import type { Findings } from './questions.js';

/** Measurements of one run, which differ from run to run. */
export interface Measured {
  requests: number;
  /** Rows in all requests, which is what is billed. */
  rowsSent: number;
  /** Number and total length of the waits that the service asked for by `Retry-After`. */
  waits: number;
  waitedMs: number;
  /** Number of the sample’s rows with a record, with only a tidied name, and with none. */
  rows: { matched: number; cleaned: number; unmatched: number };
  /** Different values of `category`. */
  categories: number;
  batches: { rows: number; ms: number; bytes: number }[];
}

/** `merchantry.service.json`: what a service does where the interface leaves it open. */
export interface ServiceFile {
  version: 1;
  /** ISO 8601. */
  generatedAt: string;
  host: string;
  /** Number of rows and languages that the probe was given. */
  asked: { rows: number; languages: readonly string[] };
  /** For `createGateway`. */
  gateway: {
    cacheableSources: readonly string[];
    allowedOptions?: { language: readonly string[] };
    receiptHeaders?: readonly string[];
  };
  /** For `createImageProxy`. */
  images: { allow: readonly string[] };
  /** For `DisplayProvider`. */
  display: {
    attributions: Readonly<Record<string, { text: string; places?: boolean } | null>>;
    recordLanguage?: string;
  };
  /** Directive of a Content Security Policy under which the pictures load. */
  imgSrc: string;
  findings: Findings;
  /** Questions without an answer: the service was busy or silent, or no request was left. */
  silent: readonly string[];
  measured: Measured;
}

const listOf = (finding: string | readonly string[] | undefined): readonly string[] =>
  typeof finding === 'string' || finding === undefined ? [] : finding;

/**
 * The options that follow from findings. `isEveryLanguage`: the app sends no language but those that
 * were asked.
 */
export function toOptions(
  findings: Findings,
  isEveryLanguage: boolean,
): Pick<ServiceFile, 'gateway' | 'images' | 'display' | 'imgSrc'> {
  const names = (key: keyof Findings) =>
    listOf(findings[key]).filter((name) => name !== NOT_PRINTED);
  const [own, places] = [names('labels.own'), names('labels.places')];
  const receipts = names('answers.receipts');
  const hosts = names('pictures.hosts').filter((origin) => origin.startsWith('https:'));
  const languages = names('language.answered');
  const [language, ...others] = names('language.reviews');
  // All reviews are in one language, and a request for another language has no effect.
  const isFixed = languages.length === 0 && language !== undefined && others.length === 0;
  return {
    gateway: {
      cacheableSources: own,
      ...(isEveryLanguage &&
        findings['language.answered'] && { allowedOptions: { language: languages } }),
      ...(receipts.length > 0 && { receiptHeaders: receipts }),
    },
    images: { allow: hosts },
    display: {
      attributions: Object.fromEntries([
        ...own.map((label) => [label, null] as const),
        ...places.map((label) => [label, { text: label, places: true }] as const),
        ...names('labels.other').map((label) => [label, { text: label }] as const),
      ]),
      ...(isFixed && { recordLanguage: language }),
    },
    imgSrc: ["img-src 'self'", ...hosts].join(' '),
  };
}

/** Reads a file that an earlier probe has written. Throws a `TypeError` for any other. */
export function readServiceFile(text: string): ServiceFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {}
  const { version, findings, asked, silent } = isObject(file) ? file : {};
  const isWhole = isObject(findings) && isObject(asked) && Array.isArray(silent);
  if (version === 1 && isWhole && Array.isArray(asked.languages)) return file as ServiceFile;
  throw new TypeError(
    'Merchantry: expected a file that this version of merchantry probe has written, but got: another one. Write it anew, without --ci.',
  );
}

/** Whether nothing in any record answered the question. */
export const isOpen = (finding: string | readonly string[] | undefined): boolean =>
  finding === undefined || finding === NOT_SEEN || finding === TOO_MANY_HOSTS;
