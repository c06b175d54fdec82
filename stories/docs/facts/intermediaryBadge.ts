import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const intermediaryBadge: ComponentFacts = {
  name: 'IntermediaryBadge',
  sheets: ['components/IntermediaryBadge/IntermediaryBadge.css'],
  element:
    'Renders a `<span>`, or, for an intermediary with a website, a `<span role="note" tabindex="0">` with a tooltip.',
  fallback:
    'Nothing without an intermediary, or if the intermediary is the merchant itself. Names and websites are compared.',
  parts: [
    { className: 'mry-IntermediaryBadge', about: 'The words “via PayZip”.' },
    {
      className: 'mry-Tooltip',
      about:
        'The host of its website. Loaded when a pointer or the focus first reaches a badge, and mounted in the browser’s top layer, or in `container`.',
    },
  ],
  states: [],
  accessibility: [
    'The words are always visible; the tooltip only adds the website.',
    'The tooltip opens on hover and on focus, stays while the pointer is on it and closes on Escape (WCAG 1.4.13).',
    'Without a website the badge is not a tab stop.',
  ],
};
