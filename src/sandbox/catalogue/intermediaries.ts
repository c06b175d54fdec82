import type { LogoSpec } from '../LogoSpec.js';

export interface SandboxIntermediary {
  /** What statements print before the asterisk, and the file name of its picture. */
  code: string;
  /** The prefix as printed. */
  prefix: string;
  name: string;
  website: string;
  logo: LogoSpec;
}

/** Fictional payment intermediaries. Each is also a merchant of the catalogue. */
export const intermediaries: readonly SandboxIntermediary[] = [
  {
    code: 'PYZ',
    prefix: 'PYZ*',
    name: 'PayZip',
    website: 'https://payzip.example',
    logo: { mark: 'chevrons', background: '#3a1fd1', foreground: '#ffffff', accent: '#9dffcf' },
  },
  {
    code: 'TBL',
    prefix: 'TBL*',
    name: 'Tably',
    website: 'https://tably.example',
    logo: { mark: 'utensils', background: '#0f766e', foreground: '#fdf6e3' },
  },
  {
    code: 'SQK',
    prefix: 'SQK *',
    name: 'Sqwick',
    website: 'https://sqwick.example',
    logo: { mark: 'quarters', background: '#111827', foreground: '#f9fafb', accent: '#f59e0b' },
  },
  {
    code: 'KSO',
    prefix: 'KSO*',
    name: 'Kassolino',
    website: 'https://kassolino.example',
    logo: { mark: 'diamond', background: '#ffe8d6', foreground: '#b3261e', accent: '#f08a5d' },
  },
];
