import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const openingHoursPopover: ComponentFacts = {
  name: 'OpeningHoursPopover',
  sheets: ['components/OpeningHours/OpeningHoursPopover.css'],
  element:
    'Renders a `<button>`. Its dialog is loaded when a pointer or the focus first reaches a button, and mounted while it is open: in the browser’s top layer, beside the button, or in the `container` of `DisplayProvider`. If its code cannot be loaded, the button says “Could not be loaded” instead, and the next press tries again.',
  fallback:
    'Nothing for a record without opening hours. If the shop’s time zone is unknown, it makes no claim and reads “Opening hours”; so it does while a period that cannot be read may be open.',
  parts: [
    {
      className: 'mry-OpeningHoursPopover',
      about: 'The button. It has the class `mry-OpeningHoursStatus`, too.',
    },
    {
      className: 'mry-OpeningHoursStatus',
      about:
        'Whether the shop is open, and until when: the button itself, or a `<span>` in the dialog and on touch screens.',
    },
    {
      className: 'mry-OverlayLayer',
      about: 'The element of the top layer that holds the dialog, or a tooltip, while it is open.',
    },
    { className: 'mry-OpeningHoursDialog', about: 'The dialog with the hours of the week.' },
    {
      className: 'mry-OpeningHoursDialog-header',
      about: 'The same words beside the close button.',
    },
    { className: 'mry-OpeningHoursDialog-close', about: 'The close button.' },
    {
      className: 'mry-OpeningHoursDialog-credits',
      about: 'The credit of the hours’ source, if `attributions` has one.',
    },
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
        'open-until': 'Open; closes today or tonight.',
        'closes-soon': 'Open; closes within 30 minutes.',
        'open-24-hours': 'Open; does not close within 24 hours.',
        'opens-at': 'Closed; opens later today.',
        'opens-on': 'Closed for today; opens on another day.',
        'closed-today': 'Closed all day today.',
        unknown:
          'No claim: the time zone is unknown, a period cannot be read, or the hours are text only.',
        'not-loaded': 'Only on the button: its dialog could not be loaded.',
      },
    },
  ],
  accessibility: [
    'A non-modal dialog named by the merchant. Escape, its close button and a press outside close it, and the focus returns to the button unless the press has moved it. Escape closes only the newest overlay, and not a dialog around it.',
    'Button and close button are at least 24 px high (WCAG 2.5.8).',
    'The state is in words; colour only repeats it.',
    'The words change with the shop’s state, by one shared timer. The change is not announced.',
    'A dialog that cannot be loaded is announced by an element of role `alert`, and the focus stays on the button.',
  ],
};
