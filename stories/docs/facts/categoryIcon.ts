import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const categoryIcon: ComponentFacts = {
  name: 'CategoryIcon',
  sheets: ['components/CategoryIcon/CategoryIcon.css'],
  element: 'Renders a `<span>` with an icon and a label.',
  fallback:
    'The category is that of the record’s labels, else of the person who was paid (`counterparty`), else of the `mcc` (ISO 18245). Its label is in the language of the reader; a label that is not known is shown as the service wrote it. The icon is the first of: your own (`icons` of `DisplayProvider`), the built-in one, and, for a label that is not known, `categoryImg`. With `categoryPictures="service"`, `categoryImg` comes before the built-in icon. If nothing names a category, nothing is rendered, or the category that `fallback` names.',
  parts: [
    { className: 'mry-CategoryIcon', about: 'Icon and label.' },
    {
      className: 'mry-CategoryIcon-icon',
      about: 'The icon, 16 by 16 pixels, in the middle of the line.',
    },
  ],
  states: [],
  accessibility: ['The label is always text; the icon is hidden from assistive technology.'],
};
