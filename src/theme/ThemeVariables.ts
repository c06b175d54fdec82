/**
 * Every variable of Merchantry, with its default, for editors to complete and compilers to check:
 * `const theme: ThemeVariables = { '--mry-radius': '4px' }`.
 * Written from tokens.json by `npm run update -- tokens`.
 */
export interface ThemeVariables {
  /** Behind lists and details. Default `#ffffff`. */
  '--mry-color-surface'?: string | number | undefined;
  /** Behind what floats above: the opening-hours popover. Default `#ffffff`. */
  '--mry-color-surface-raised'?: string | number | undefined;
  /** The host app’s page behind lists and details. Default `#f3f4f7`. */
  '--mry-color-page'?: string | number | undefined;
  /** Filled lines and boxes on the surface. Default `#f4f5f7`. */
  '--mry-color-sunken'?: string | number | undefined;
  /** Names, amounts, values. Default `#14171c`. */
  '--mry-color-text'?: string | number | undefined;
  /** What stands beside: category, dates, labels. Default `#565e6a`. */
  '--mry-color-text-muted'?: string | number | undefined;
  /** What stands back: totals, pending, credits. Default `#646c78`. */
  '--mry-color-text-faint'?: string | number | undefined;
  /** The brand’s colour: buttons. What is selected, links and focus follow from it. Default `#1f4fd8`. */
  '--mry-color-accent'?: string | number | undefined;
  /** Links, quiet buttons, focus, the bar of a selected row: the accent, no lighter or darker than its limits. Default `var(--mry-color-accent)`. */
  '--mry-color-accent-ink'?: string | number | undefined;
  /** A button under the pointer. Default `#1b46be`. */
  '--mry-color-accent-hover'?: string | number | undefined;
  /** Text on the accent: black or white. Default `#ffffff`. */
  '--mry-color-on-accent'?: string | number | undefined;
  /** Selected row; quiet buttons. Default `#edf1fc`. */
  '--mry-color-selected'?: string | number | undefined;
  /** Hairlines between groups. Default `#e6e8ec`. */
  '--mry-color-line'?: string | number | undefined;
  /** Edges of what can be filled in. Default `#7f858f`. */
  '--mry-color-edge'?: string | number | undefined;
  /** Row under the pointer. Default `#f6f7f9`. */
  '--mry-color-hover'?: string | number | undefined;
  /** Row while it is pressed. Default `#ebedf1`. */
  '--mry-color-pressed'?: string | number | undefined;
  /** Behind the intermediary. Not opaque: it stands on selected rows too. Default `rgb(20 23 29 / 7%)`. */
  '--mry-color-badge'?: string | number | undefined;
  /** Disc of a state’s badge on a logo. Default `#4b535f`. */
  '--mry-color-state'?: string | number | undefined;
  /** Money in; refunds, cashback. Default `#0f7046`. */
  '--mry-color-positive'?: string | number | undefined;
  /** The dot before the hours of an open shop. Default `#1b9a61`. */
  '--mry-color-open'?: string | number | undefined;
  /** Declined payments. Default `#a1302b`. */
  '--mry-color-declined'?: string | number | undefined;
  /** Closes soon; what went wrong. Default `#8a5300`. */
  '--mry-color-caution'?: string | number | undefined;
  /** Stars. Default `#c27400`. */
  '--mry-color-rating'?: string | number | undefined;
  /** Behind the headings of days. Default `var(--mry-color-surface)`. */
  '--mry-color-heading'?: string | number | undefined;
  /** Under a transparent logo: light in dark schemes too. Default `#ffffff`. */
  '--mry-color-logo-plate'?: string | number | undefined;
  /** Hairline inside the logo. Default `rgb(15 20 30 / 10%)`. */
  '--mry-color-logo-edge'?: string | number | undefined;
  /** Default `0 1px 2px rgb(15 20 30 / 8%), 0 12px 32px rgb(15 20 30 / 16%)`. */
  '--mry-shadow-overlay'?: string | number | undefined;
  /** Of the accent in what is selected, over the surface. Default `8%`. */
  '--mry-accent-tint'?: string | number | undefined;
  /** Lightness (OKLCH) of accent ink, at most: 4.5:1 on light rows whatever the hue. Default `0.495`. */
  '--mry-accent-lightest'?: string | number | undefined;
  /** At least: 4.5:1 on dark rows. Default `0`. */
  '--mry-accent-darkest'?: string | number | undefined;
  /** Default `#feded9`. */
  '--mry-hue-coral-tint'?: string | number | undefined;
  /** Default `#972720`. */
  '--mry-hue-coral-ink'?: string | number | undefined;
  /** Default `#fedfce`. */
  '--mry-hue-orange-tint'?: string | number | undefined;
  /** Default `#844009`. */
  '--mry-hue-orange-ink'?: string | number | undefined;
  /** Default `#fbe3ba`. */
  '--mry-hue-amber-tint'?: string | number | undefined;
  /** Default `#6f4f0a`. */
  '--mry-hue-amber-ink'?: string | number | undefined;
  /** Default `#dfedc2`. */
  '--mry-hue-lime-tint'?: string | number | undefined;
  /** Default `#4c5e0a`. */
  '--mry-hue-lime-ink'?: string | number | undefined;
  /** Default `#caf2d3`. */
  '--mry-hue-green-tint'?: string | number | undefined;
  /** Default `#0d6634`. */
  '--mry-hue-green-ink'?: string | number | undefined;
  /** Default `#bef3ea`. */
  '--mry-hue-teal-tint'?: string | number | undefined;
  /** Default `#0d635a`. */
  '--mry-hue-teal-ink'?: string | number | undefined;
  /** Default `#c4eefd`. */
  '--mry-hue-cyan-tint'?: string | number | undefined;
  /** Default `#0d5f73`. */
  '--mry-hue-cyan-ink'?: string | number | undefined;
  /** Default `#d6e8fe`. */
  '--mry-hue-blue-tint'?: string | number | undefined;
  /** Default `#0a569a`. */
  '--mry-hue-blue-ink'?: string | number | undefined;
  /** Default `#e0e5fe`. */
  '--mry-hue-indigo-tint'?: string | number | undefined;
  /** Default `#4248a6`. */
  '--mry-hue-indigo-ink'?: string | number | undefined;
  /** Default `#eae1fe`. */
  '--mry-hue-violet-tint'?: string | number | undefined;
  /** Default `#633b9a`. */
  '--mry-hue-violet-ink'?: string | number | undefined;
  /** Default `#fadbf6`. */
  '--mry-hue-magenta-tint'?: string | number | undefined;
  /** Default `#802e7c`. */
  '--mry-hue-magenta-ink'?: string | number | undefined;
  /** Default `#fedce3`. */
  '--mry-hue-rose-tint'?: string | number | undefined;
  /** Default `#93244a`. */
  '--mry-hue-rose-ink'?: string | number | undefined;
  /** Behind what is not known. Default `#eceef1`. */
  '--mry-hue-neutral-tint'?: string | number | undefined;
  /** Default `#4b535f`. */
  '--mry-hue-neutral-ink'?: string | number | undefined;
  /** Default `system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif`. */
  '--mry-font-family'?: string | number | undefined;
  /** The bank’s own text. Default `ui-monospace, "SF Mono", Menlo, Consolas, monospace`. */
  '--mry-font-family-mono'?: string | number | undefined;
  /** Names, amounts, text. Default `0.9375rem`. */
  '--mry-font-size'?: string | number | undefined;
  /** Pending, credits. Default `0.75rem`. */
  '--mry-font-size-tiny'?: string | number | undefined;
  /** Second lines, headings of days. Default `0.8125rem`. */
  '--mry-font-size-small'?: string | number | undefined;
  /** Statement text in the place of a name. Default `1.0625rem`. */
  '--mry-font-size-medium'?: string | number | undefined;
  /** Name in the details. Default `1.25rem`. */
  '--mry-font-size-large'?: string | number | undefined;
  /** Amount in the details. Default `2.125rem`. */
  '--mry-font-size-amount'?: string | number | undefined;
  /** Least size in fields on touch screens: below 16 px some phones zoom in. Default `1rem`. */
  '--mry-font-size-touch'?: string | number | undefined;
  /** Text. Default `400`. */
  '--mry-font-weight'?: string | number | undefined;
  /** Raw text, badges. Default `500`. */
  '--mry-font-weight-medium'?: string | number | undefined;
  /** Names, amounts. Default `600`. */
  '--mry-font-weight-bold'?: string | number | undefined;
  /** Default `1.25rem`. */
  '--mry-line-height'?: string | number | undefined;
  /** Of small and tiny text. Default `1.125rem`. */
  '--mry-line-height-small'?: string | number | undefined;
  /** Of large text. Default `1.625rem`. */
  '--mry-line-height-large'?: string | number | undefined;
  /** Of the amount in the details. Default `2.625rem`. */
  '--mry-line-height-amount'?: string | number | undefined;
  /** Letter spacing of names. Default `-0.008em`. */
  '--mry-tracking-bold'?: string | number | undefined;
  /** Of amounts. Default `-0.01em`. */
  '--mry-tracking-figures'?: string | number | undefined;
  /** Of large text. Default `-0.017em`. */
  '--mry-tracking-large'?: string | number | undefined;
  /** Of the amount in the details. Default `-0.03em`. */
  '--mry-tracking-amount'?: string | number | undefined;
  /** From the text to the line under a link. Default `0.2em`. */
  '--mry-underline-offset'?: string | number | undefined;
  /** Default `0.25rem`. */
  '--mry-space'?: string | number | undefined;
  /** Default `12px`. */
  '--mry-radius'?: string | number | undefined;
  /** Buttons, boxes. Default `8px`. */
  '--mry-radius-small'?: string | number | undefined;
  /** Links. Default `4px`. */
  '--mry-radius-tiny'?: string | number | undefined;
  /** Badges. Default `999px`. */
  '--mry-radius-pill'?: string | number | undefined;
  /** Hairlines and edges. Default `1px`. */
  '--mry-border-width'?: string | number | undefined;
  /** Beside what went wrong. Default `3px`. */
  '--mry-border-strong'?: string | number | undefined;
  /** Ring around what has the focus. Default `2px`. */
  '--mry-focus-width'?: string | number | undefined;
  /** From the element to its ring. Default `2px`. */
  '--mry-focus-offset'?: string | number | undefined;
  /** Default `120ms`. */
  '--mry-duration'?: string | number | undefined;
  /** While a row is pressed. Default `80ms`. */
  '--mry-duration-press'?: string | number | undefined;
  /** When a merchant arrives, and what folds. Default `160ms`. */
  '--mry-duration-arrival'?: string | number | undefined;
  /** While the merchant is looked up. Default `1200ms`. */
  '--mry-duration-breath'?: string | number | undefined;
  /** While a report is sent. Default `800ms`. */
  '--mry-duration-turn'?: string | number | undefined;
  /** For how long details wait for their record, so that nothing moves. Default `1000ms`. */
  '--mry-duration-wait'?: string | number | undefined;
  /** Default `cubic-bezier(0, 0, 0.58, 1)`. */
  '--mry-easing'?: string | number | undefined;
  /** Headings and credits that stick. Default `1`. */
  '--mry-z-sticky'?: string | number | undefined;
  /** Popover and tooltip. Default `100`. */
  '--mry-z-overlay'?: string | number | undefined;
  /** Close, spinner. Default `1rem`. */
  '--mry-icon-size'?: string | number | undefined;
  /** Radio buttons, logos of brands. Default `1.25rem`. */
  '--mry-icon-size-large'?: string | number | undefined;
  /** Of a box of 16. Default `1.5`. */
  '--mry-icon-stroke'?: string | number | undefined;
  /** Least size of what can be pressed (WCAG 2.5.8). Default `24px`. */
  '--mry-target-size'?: string | number | undefined;
  /** Buttons; on touch screens all of them. Default `2.75rem`. */
  '--mry-control-height'?: string | number | undefined;
  /** Quiet buttons. Default `2.25rem`. */
  '--mry-control-height-small'?: string | number | undefined;
  /** Of a row. Default `4.25rem`. */
  '--mry-row-height'?: string | number | undefined;
  /** In a list from 40rem. Default `var(--mry-row-height)`. */
  '--mry-row-height-wide'?: string | number | undefined;
  /** Hairline between rows. Default `0px`. */
  '--mry-row-divider'?: string | number | undefined;
  /** Least height on touch screens. Default `2.75rem`. */
  '--mry-row-touch'?: string | number | undefined;
  /** At both ends of a row. Default `calc(var(--mry-space) * 3)`. */
  '--mry-row-padding'?: string | number | undefined;
  /** Between logo, text and amount. Default `calc(var(--mry-space) * 3.5)`. */
  '--mry-row-gap'?: string | number | undefined;
  /** In a list up to 18rem. Default `calc(var(--mry-space) * 2.5)`. */
  '--mry-row-gap-narrow'?: string | number | undefined;
  /** Of a row that is selected or under the pointer. Default `calc(var(--mry-radius) * 1.166666667)`. */
  '--mry-row-radius'?: string | number | undefined;
  /** Edge around a selected row, in the accent. Default `0px`. */
  '--mry-row-selected-edge'?: string | number | undefined;
  /** Height of the second line. Default `1.125rem`. */
  '--mry-row-line'?: string | number | undefined;
  /** In a list from 40rem: 2 puts the second line beside the name. Default `1`. */
  '--mry-row-columns-wide'?: string | number | undefined;
  /** In a list from 40rem, at least: equal ones make columns. Default `0px`. */
  '--mry-row-amount-width-wide'?: string | number | undefined;
  /** Of five; the figure stands beside. Default `1`. */
  '--mry-row-rating-stars'?: string | number | undefined;
  /** At both sides of the list. Default `calc(var(--mry-space) * 2)`. */
  '--mry-list-padding'?: string | number | undefined;
  /** Height of the host app’s own header that sticks above the list. Not for lists that scroll by themselves. Default `0px`. */
  '--mry-list-inset-block-start'?: string | number | undefined;
  /** Of a day’s heading. Default `3rem`. */
  '--mry-heading-height'?: string | number | undefined;
  /** Above a heading’s text: brings it nearer to its own rows. Default `calc(var(--mry-space) * 3.5)`. */
  '--mry-heading-padding'?: string | number | undefined;
  /** Of the surface behind a heading that sticks. Default `96%`. */
  '--mry-heading-opacity'?: string | number | undefined;
  /** Of what passes behind a heading that sticks. Default `16px`. */
  '--mry-heading-blur'?: string | number | undefined;
  /** In rows. Default `2.75rem`. */
  '--mry-logo-size'?: string | number | undefined;
  /** In lists of candidates and reviews, and in narrow rows. Default `2.25rem`. */
  '--mry-logo-size-small'?: string | number | undefined;
  /** In the details. Default `4.5rem`. */
  '--mry-logo-size-large'?: string | number | undefined;
  /** Rounded square; 50% is a circle, 0% a square. Default `27%`. */
  '--mry-logo-radius'?: string | number | undefined;
  /** Of an icon in the logo’s place. Default `50%`. */
  '--mry-logo-picture-size'?: string | number | undefined;
  /** Of the monogram, in logo sizes. Default `0.38`. */
  '--mry-logo-letter-size'?: string | number | undefined;
  /** Of the intermediary. Default `var(--mry-radius-pill)`. */
  '--mry-badge-radius'?: string | number | undefined;
  /** At both ends of it. Default `calc(var(--mry-space) * 1.75)`. */
  '--mry-badge-padding'?: string | number | undefined;
  /** Of it, beside the small text around it. Default `0.923em`. */
  '--mry-badge-font-size'?: string | number | undefined;
  /** Beside the category’s name. Default `1rem`. */
  '--mry-category-icon-size'?: string | number | undefined;
  /** Of five. Default `5`. */
  '--mry-rating-stars'?: string | number | undefined;
  /** Of a star. Default `1em`. */
  '--mry-rating-size'?: string | number | undefined;
  /** Of the opening hours. Default `var(--mry-radius)`. */
  '--mry-popover-radius'?: string | number | undefined;
  /** Of the opening hours. Default `17rem`. */
  '--mry-popover-min-width'?: string | number | undefined;
  /** Of the opening hours. Default `24rem`. */
  '--mry-popover-max-width'?: string | number | undefined;
  /** Of the intermediary’s tooltip. Default `var(--mry-radius-small)`. */
  '--mry-tooltip-radius'?: string | number | undefined;
  /** At both sides of the details. Default `calc(var(--mry-space) * 4)`. */
  '--mry-details-padding'?: string | number | undefined;
  /** Least height of a line with a sign before it: address, hours, phone. Not on touch screens, where it is at least `--mry-row-touch`. Default `calc(var(--mry-space) * 12)`. */
  '--mry-details-line'?: string | number | undefined;
  /** How far the details, and the colour of their header, reach over the padding of the box around them, above and at both sides: as wide as that padding. Default `0px`. */
  '--mry-details-bleed'?: string | number | undefined;
  /** Between groups and the line between them. Default `calc(var(--mry-space) * 4.5)`. */
  '--mry-details-gap'?: string | number | undefined;
  /** Of one merchant among several. Default `3.25rem`. */
  '--mry-candidate-height'?: string | number | undefined;
  /** Of the report’s text field. Default `var(--mry-radius)`. */
  '--mry-field-radius'?: string | number | undefined;
  /** Of it, at least. Default `5.75rem`. */
  '--mry-field-height'?: string | number | undefined;
  /** Of a reason to report. Default `var(--mry-radius)`. */
  '--mry-choice-radius'?: string | number | undefined;
  /** Of it, at least, where there is room. Default `15rem`. */
  '--mry-choice-width'?: string | number | undefined;
  /** Of it, at least. Default `3.75rem`. */
  '--mry-choice-height'?: string | number | undefined;
  /** Of the report’s buttons. Default `var(--mry-radius)`. */
  '--mry-button-radius'?: string | number | undefined;
  /** Of quiet buttons. Default `var(--mry-radius-small)`. */
  '--mry-button-radius-small'?: string | number | undefined;
  /** Of the button that sends. Default `8.5rem`. */
  '--mry-button-min-width'?: string | number | undefined;
}
