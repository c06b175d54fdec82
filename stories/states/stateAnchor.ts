/** The fragment that leads to a component's states: `states-merchant-logo`. */
export const stateAnchor = (name: string): string =>
  `states-${name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z]+/g, '-')
    .toLowerCase()}`;
