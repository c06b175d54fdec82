/**
 * @typedef {object} ContestantName
 * @property {string} id its file in `contestants` or `libraries`
 * @property {string} label
 * @property {readonly string[]} packages what it is built from
 * @property {readonly string[]} [without] what its row may leave out
 */

/** @type {readonly ContestantName[]} the floor comes first */
export const CONTESTANTS = [
  { id: 'plainReact', label: 'plain React (floor)', packages: [] },
  { id: 'vanilla', label: 'vanilla DOM', packages: [] },
  { id: 'merchantry', label: 'Merchantry', packages: [] },
  {
    id: 'merchantryDefault',
    label: 'Merchantry, no address',
    packages: [],
    without: ['address'],
  },
  {
    id: 'radixPrimitives',
    label: 'Radix primitives',
    packages: ['@radix-ui/react-popover', '@radix-ui/react-tooltip'],
  },
  { id: 'baseUi', label: 'Base UI', packages: ['@base-ui/react'] },
  { id: 'reactAria', label: 'React Aria Components', packages: ['react-aria-components'] },
];
