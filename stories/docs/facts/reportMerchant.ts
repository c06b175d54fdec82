import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const reportMerchant: ComponentFacts = {
  name: 'ReportMerchant',
  sheets: [
    'report/ReportMerchant.css',
    'report/ReportReasons.css',
    'report/ReportSuggestion.css',
    'report/ReportActions.css',
    'report/ReportThanks.css',
  ],
  element: 'Renders a `<form>`.',
  fallback: 'What the record does not know is named by the statement text, or as “Not identified”.',
  parts: [
    { className: 'mry-ReportMerchant', about: 'The form.' },
    {
      className: 'mry-ReportMerchant-reasons',
      about: 'The question what is wrong, a `<fieldset>`.',
    },
    { className: 'mry-ReportMerchant-label', about: 'Label of a question.' },
    { className: 'mry-ReportMerchant-hint', about: 'A quiet line beside or below a label.' },
    { className: 'mry-ReportMerchant-missing', about: 'Says that a reason must be chosen.' },
    {
      className: 'mry-ReportMerchant-choices',
      about: 'The four reasons, in as many columns as there is room for.',
    },
    {
      className: 'mry-ReportMerchant-reason',
      about: 'A reason; all of it presses its radio button.',
    },
    { className: 'mry-ReportMerchant-radio', about: 'The radio button.' },
    { className: 'mry-ReportMerchant-choice', about: 'The words of a reason.' },
    { className: 'mry-ReportMerchant-choiceLabel', about: 'Its name.' },
    { className: 'mry-ReportMerchant-subject', about: 'What is shown now and may be wrong.' },
    { className: 'mry-ReportMerchant-suggestion', about: 'The question what it should be.' },
    { className: 'mry-ReportMerchant-labelLine', about: 'Its label, with “optional” at the end.' },
    { className: 'mry-ReportMerchant-text', about: 'The field.' },
    { className: 'mry-ReportMerchant-count', about: 'How many characters are left.' },
    { className: 'mry-ReportMerchant-failure', about: 'Says that sending failed.' },
    { className: 'mry-ReportMerchant-failureIcon', about: 'The sign beside it.' },
    { className: 'mry-ReportMerchant-actions', about: 'The buttons.' },
    { className: 'mry-ReportMerchant-send', about: 'The button that sends.' },
    {
      className: 'mry-ReportMerchant-spinner',
      about: 'Turns in it while it does; not under reduced motion.',
    },
    {
      className: 'mry-ReportMerchant-quiet',
      about: 'A button that is not the main one: “Keep editing”, “Something else is wrong”.',
    },
    { className: 'mry-ReportMerchant-status', about: 'Where sending and thanks are announced.' },
    { className: 'mry-ReportMerchant-sentIcon', about: 'The sign above the thanks.' },
    { className: 'mry-ReportMerchant-thanks', about: 'The thanks.' },
    { className: 'mry-ReportMerchant-sent', about: 'The line below them.' },
    { className: 'mry-ReportMerchant-more', about: 'The way to another report.' },
    { className: 'mry-ReportMerchant-heard', about: 'Text that is read out, not seen.' },
  ],
  states: [
    {
      attribute: 'data-status',
      on: 'mry-ReportMerchant',
      values: {
        editing: 'The reader fills it in.',
        sending: '`onReport`’s promise is pending.',
        failed: '`onReport` threw or rejected. All that was typed is still there.',
        sent: 'The thanks stand in the form’s place.',
      },
    },
    {
      attribute: 'data-selected',
      on: 'mry-ReportMerchant-reason',
      values: { '': 'The chosen reason.' },
    },
    {
      attribute: 'data-over',
      on: 'mry-ReportMerchant-count',
      values: { '*': 'The text is longer than may be sent.' },
    },
  ],
  accessibility: [
    'Radio buttons in a `<fieldset>`: arrows choose, Enter sends, Enter in the text field is a new line.',
    'Everything that can be pressed is at least 44 px high.',
    'Without a reason the first radio button gets the focus and the message is tied to it. Too long a text is not cut: it is counted, announced near the end and not sent.',
    'A failure is an alert, again for each failure. The thanks take the focus, unless the reader has gone on.',
    'The sending button stays focusable while it waits.',
  ],
};
