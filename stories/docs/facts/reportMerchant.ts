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
  fallback: 'If the record has no name, the statement text is shown, or “Not identified”.',
  parts: [
    { className: 'mry-ReportMerchant', about: 'The form.' },
    {
      className: 'mry-ReportMerchant-reasons',
      about: 'The question what is wrong: a `<fieldset>`.',
    },
    { className: 'mry-ReportMerchant-label', about: 'The label of a question.' },
    { className: 'mry-ReportMerchant-hint', about: 'A hint beside or below a label.' },
    { className: 'mry-ReportMerchant-missing', about: 'The error for a missing reason.' },
    {
      className: 'mry-ReportMerchant-choices',
      about: 'The four reasons, in as many columns as fit.',
    },
    {
      className: 'mry-ReportMerchant-reason',
      about: 'A reason. Clicking anywhere in it selects its radio button.',
    },
    { className: 'mry-ReportMerchant-radio', about: 'The radio button.' },
    { className: 'mry-ReportMerchant-choice', about: 'The text of a reason.' },
    { className: 'mry-ReportMerchant-choiceLabel', about: 'The name of a reason.' },
    { className: 'mry-ReportMerchant-subject', about: 'The current value, which may be wrong.' },
    {
      className: 'mry-ReportMerchant-suggestion',
      about: 'The question what it should be instead.',
    },
    { className: 'mry-ReportMerchant-labelLine', about: 'Its label, with “optional” at the end.' },
    { className: 'mry-ReportMerchant-text', about: 'The text field.' },
    { className: 'mry-ReportMerchant-count', about: 'The number of characters left.' },
    {
      className: 'mry-ReportMerchant-failure',
      about: 'The error for a report that could not be sent.',
    },
    { className: 'mry-ReportMerchant-failureIcon', about: 'The icon beside that error.' },
    { className: 'mry-ReportMerchant-actions', about: 'The buttons.' },
    { className: 'mry-ReportMerchant-send', about: 'The submit button.' },
    {
      className: 'mry-ReportMerchant-spinner',
      about: 'The spinner in that button while sending. It does not turn under reduced motion.',
    },
    {
      className: 'mry-ReportMerchant-quiet',
      about: 'A secondary button: “Keep editing” or “Something else is wrong”.',
    },
    {
      className: 'mry-ReportMerchant-status',
      about: 'The line that announces sending and success.',
    },
    { className: 'mry-ReportMerchant-sentIcon', about: 'The icon above the confirmation.' },
    { className: 'mry-ReportMerchant-thanks', about: 'The confirmation.' },
    { className: 'mry-ReportMerchant-sent', about: 'The line below the confirmation.' },
    { className: 'mry-ReportMerchant-more', about: 'Holds the button that starts another report.' },
    { className: 'mry-ReportMerchant-heard', about: 'Text for screen readers only.' },
  ],
  states: [
    {
      attribute: 'data-status',
      on: 'mry-ReportMerchant',
      values: {
        editing: 'The reader is filling in the form.',
        sending: 'The promise of `onReport` is pending.',
        failed: '`onReport` threw or rejected. Everything that was typed is kept.',
        sent: 'The confirmation replaces the form.',
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
      values: { '*': 'The text is longer than allowed.' },
    },
  ],
  accessibility: [
    'Radio buttons in a `<fieldset>`: arrow keys choose, Enter sends, and Enter in the text field starts a new line.',
    'Every target is at least 44 px high.',
    'If no reason is chosen, the focus moves to the first radio button, which the error describes. A text that is too long is not truncated: it is counted, announced near the limit, and not sent.',
    'Each failure is announced as an alert. The confirmation takes the focus, unless the reader has moved on.',
    'The submit button stays focusable while sending.',
  ],
};
