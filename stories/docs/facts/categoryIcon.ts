import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const categoryIcon: ComponentFacts = {
  name: 'CategoryIcon',
  sheets: ['components/CategoryIcon.css'],
  element: 'Renders a `<span>` with an icon and a label.',
  fallback:
    'The icon is the first of: `categoryImg`, your own icon for the label (`icons` of `DisplayProvider`), the built-in icon of that name, the one for the `mcc` (ISO 18245), a neutral icon. The label comes from the record, or else from the code. If neither names a category, nothing is rendered, or the category that `fallback` names.',
  parts: [
    { className: 'mry-CategoryIcon', about: 'Icon and label.' },
    { className: 'mry-CategoryIcon-icon', about: 'The icon, as large as the text.' },
  ],
  states: [],
  accessibility: ['The label is always text; the icon is hidden from assistive technology.'],
};
