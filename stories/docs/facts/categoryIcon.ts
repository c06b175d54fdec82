import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const categoryIcon: ComponentFacts = {
  name: 'CategoryIcon',
  sheets: ['components/CategoryIcon.css'],
  element: 'Renders a `<span>` with an icon and a label.',
  fallback:
    'The icon is the first of: `categoryImg`, an icon of yours for the label (`DisplayProvider`’s `icons`), one of ours with that name, ours for the `mcc` (ISO 18245), a neutral one. The label is that of the record, else that of the code. Where neither names a category nothing is rendered, or what `fallback` names.',
  parts: [
    { className: 'mry-CategoryIcon', about: 'Icon and label.' },
    { className: 'mry-CategoryIcon-icon', about: 'The icon, as large as the text.' },
  ],
  states: [],
  accessibility: ['The label is always text; the icon is hidden from assistive technology.'],
};
