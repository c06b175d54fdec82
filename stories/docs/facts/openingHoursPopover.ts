import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const openingHoursPopover: ComponentFacts = {
  name: 'OpeningHoursPopover',
  sheets: ['components/hours/OpeningHoursPopover.css'],
  element:
    'Renders a `<button>`. Its dialog is mounted when a pointer or the focus first reaches the button, at the end of the page or in `DisplayProvider`’s `container`.',
  fallback:
    'Nothing for a record without hours of the shop. Without a known zone of the place it makes no claim and reads “Opening hours”.',
  parts: [
    { className: 'mry-OpeningHoursPopover', about: 'The button.' },
    {
      className: 'mry-OpeningHoursStatus',
      about: 'The words: whether the shop is open, and until when.',
    },
    { className: 'mry-OpeningHoursDialog', about: 'The dialog with the week.' },
    { className: 'mry-OpeningHoursDialog-header', about: 'The words again, beside the way out.' },
    { className: 'mry-OpeningHoursDialog-close', about: 'The button that closes it.' },
  ],
  states: [
    {
      attribute: 'data-state',
      on: 'mry-OpeningHoursPopover',
      values: { open: 'The dialog is open.', closed: 'The dialog is closed.' },
    },
    {
      attribute: 'data-hours',
      on: 'mry-OpeningHoursStatus',
      values: {
        'open-until': 'Open, and closes today or tonight.',
        'closes-soon': 'Closes within 30 minutes.',
        'open-24-hours': 'Does not close within 24 hours.',
        'opens-at': 'Closed, opens later today.',
        'opens-on': 'Closed, opens on another day, after today’s hours.',
        'closed-today': 'Today has no hours at all.',
        unknown: 'No claim: hours without a known zone, or as text only.',
      },
    },
  ],
  accessibility: [
    'A non-modal dialog named by the merchant: Escape, its own button and a press elsewhere close it, and the focus goes back to the button.',
    'Button and close button are at least 24 px high (WCAG 2.5.8).',
    'The state is in words. Colour only repeats it.',
    'The words change when the shop’s state does, by one shared timer; they are not announced.',
  ],
};
