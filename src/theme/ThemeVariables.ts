/**
 * Every variable of Merchantry, with its default, for editors to complete and compilers to check:
 * `const theme: ThemeVariables = { '--mry-radius': '4px' }`.
 * Written from tokens.json by `npm run update -- tokens`.
 */
export interface ThemeVariables {
  /** Background of lists and details. Default `#ffffff`. */
  '--mry-color-surface'?: string | number | undefined;
  /** Background of overlays, such as the opening-hours popover. Default `#ffffff`. */
  '--mry-color-surface-raised'?: string | number | undefined;
  /** Background of the host app’s page behind lists and details. The library itself does not use it. Default `#f3f4f7`. */
  '--mry-color-page'?: string | number | undefined;
  /** Over the page behind a sheet. Default `rgb(11 13 16 / 32%)`. */
  '--mry-color-backdrop'?: string | number | undefined;
  /** Background of boxes set into the surface: statement text, weekly hours, notices of the list. Default `#f4f5f7`. */
  '--mry-color-sunken'?: string | number | undefined;
  /** Primary text: names, amounts, values. Default `#14171c`. */
  '--mry-color-text'?: string | number | undefined;
  /** Secondary text: categories, dates, labels. Default `#565e6a`. */
  '--mry-color-text-muted'?: string | number | undefined;
  /** Least prominent text: credits, separators between parts, a row’s rating. Default `#646c78`. */
  '--mry-color-text-faint'?: string | number | undefined;
  /** The brand’s colour: background of primary buttons. Selection, link and focus colours are derived from it. Default `#1f4fd8`. */
  '--mry-color-accent'?: string | number | undefined;
  /** The accent as text and outline: links, quiet buttons, focus rings, the bar of a selected row. Its lightness is clamped by --mry-accent-darkest and --mry-accent-lightest. Default `var(--mry-color-accent)`. */
  '--mry-color-accent-ink'?: string | number | undefined;
  /** Background of a primary button under the pointer. Default `#1b46be`. */
  '--mry-color-accent-hover'?: string | number | undefined;
  /** Text on the accent: black or white. Default `#ffffff`. */
  '--mry-color-on-accent'?: string | number | undefined;
  /** Background of selected rows and quiet buttons. Default `#edf1fc`. */
  '--mry-color-selected'?: string | number | undefined;
  /** Hairlines between groups and around boxes. Default `#e6e8ec`. */
  '--mry-color-line'?: string | number | undefined;
  /** Borders of form controls: radio buttons, the report’s text field. Default `#7f858f`. */
  '--mry-color-edge'?: string | number | undefined;
  /** Background of a row under the pointer. Default `#f6f7f9`. */
  '--mry-color-hover'?: string | number | undefined;
  /** Background of a row while it is pressed. Default `#ebedf1`. */
  '--mry-color-pressed'?: string | number | undefined;
  /** Background of the intermediary badge. Translucent, because the badge also appears on selected rows. Default `rgb(20 23 29 / 7%)`. */
  '--mry-color-badge'?: string | number | undefined;
  /** Background of the small state badge on a logo. Default `#4b535f`. */
  '--mry-color-state'?: string | number | undefined;
  /** Incoming money: credits, refunds, cashback. Also an open shop’s hours and confirmations. Default `#0f7046`. */
  '--mry-color-positive'?: string | number | undefined;
  /** The dot before an open shop’s hours in a row. Default `#1b9a61`. */
  '--mry-color-open'?: string | number | undefined;
  /** Declined payments. Default `#a1302b`. */
  '--mry-color-declined'?: string | number | undefined;
  /** Warnings: a shop that closes soon, form errors, failures. Default `#8a5300`. */
  '--mry-color-caution'?: string | number | undefined;
  /** Filled stars of a rating. Default `#c27400`. */
  '--mry-color-rating'?: string | number | undefined;
  /** Background of day headings. Default `var(--mry-color-surface)`. */
  '--mry-color-heading'?: string | number | undefined;
  /** Background under a logo with transparency. Light in dark schemes too, because most logos are drawn for white. Default `#ffffff`. */
  '--mry-color-logo-plate'?: string | number | undefined;
  /** Hairline around the inside of a logo. Default `rgb(15 20 30 / 10%)`. */
  '--mry-color-logo-edge'?: string | number | undefined;
  /** Hairline around the inside of a tile without a picture. Default `rgb(15 20 30 / 0%)`. */
  '--mry-color-tile-edge'?: string | number | undefined;
  /** Shadow of the opening-hours popover. Default `0 1px 2px rgb(15 20 30 / 8%), 0 12px 32px rgb(15 20 30 / 16%)`. */
  '--mry-shadow-overlay'?: string | number | undefined;
  /** Share of the accent in --mry-color-selected, and of the logo's colour in the header of details; the rest is surface. Default `8%`. */
  '--mry-accent-tint'?: string | number | undefined;
  /** Maximum OKLCH lightness of --mry-color-accent-ink. Lower it where light rows need more contrast; the default keeps 4.5:1 for every hue. Default `0.495`. */
  '--mry-accent-lightest'?: string | number | undefined;
  /** Minimum OKLCH lightness of --mry-color-accent-ink, which keeps 4.5:1 on dark rows. Default `0`. */
  '--mry-accent-darkest'?: string | number | undefined;
  /** Background of coral tiles. Default `#feded9`. */
  '--mry-hue-coral-tint'?: string | number | undefined;
  /** Letters and icons on coral tiles. Default `#972720`. */
  '--mry-hue-coral-ink'?: string | number | undefined;
  /** Background of orange tiles. Default `#fedfce`. */
  '--mry-hue-orange-tint'?: string | number | undefined;
  /** Letters and icons on orange tiles. Default `#844009`. */
  '--mry-hue-orange-ink'?: string | number | undefined;
  /** Background of amber tiles. Default `#fbe3ba`. */
  '--mry-hue-amber-tint'?: string | number | undefined;
  /** Letters and icons on amber tiles. Default `#6f4f0a`. */
  '--mry-hue-amber-ink'?: string | number | undefined;
  /** Background of lime tiles. Default `#dfedc2`. */
  '--mry-hue-lime-tint'?: string | number | undefined;
  /** Letters and icons on lime tiles. Default `#4c5e0a`. */
  '--mry-hue-lime-ink'?: string | number | undefined;
  /** Background of green tiles. Default `#caf2d3`. */
  '--mry-hue-green-tint'?: string | number | undefined;
  /** Letters and icons on green tiles. Default `#0d6634`. */
  '--mry-hue-green-ink'?: string | number | undefined;
  /** Background of teal tiles. Default `#bef3ea`. */
  '--mry-hue-teal-tint'?: string | number | undefined;
  /** Letters and icons on teal tiles. Default `#0d635a`. */
  '--mry-hue-teal-ink'?: string | number | undefined;
  /** Background of cyan tiles. Default `#c4eefd`. */
  '--mry-hue-cyan-tint'?: string | number | undefined;
  /** Letters and icons on cyan tiles. Default `#0d5f73`. */
  '--mry-hue-cyan-ink'?: string | number | undefined;
  /** Background of blue tiles. Default `#d6e8fe`. */
  '--mry-hue-blue-tint'?: string | number | undefined;
  /** Letters and icons on blue tiles. Default `#0a569a`. */
  '--mry-hue-blue-ink'?: string | number | undefined;
  /** Background of indigo tiles. Default `#e0e5fe`. */
  '--mry-hue-indigo-tint'?: string | number | undefined;
  /** Letters and icons on indigo tiles. Default `#4248a6`. */
  '--mry-hue-indigo-ink'?: string | number | undefined;
  /** Background of violet tiles. Default `#eae1fe`. */
  '--mry-hue-violet-tint'?: string | number | undefined;
  /** Letters and icons on violet tiles. Default `#633b9a`. */
  '--mry-hue-violet-ink'?: string | number | undefined;
  /** Background of magenta tiles. Default `#fadbf6`. */
  '--mry-hue-magenta-tint'?: string | number | undefined;
  /** Letters and icons on magenta tiles. Default `#802e7c`. */
  '--mry-hue-magenta-ink'?: string | number | undefined;
  /** Background of rose tiles. Default `#fedce3`. */
  '--mry-hue-rose-tint'?: string | number | undefined;
  /** Letters and icons on rose tiles. Default `#93244a`. */
  '--mry-hue-rose-ink'?: string | number | undefined;
  /** Background of tiles without a category or merchant. Default `#eceef1`. */
  '--mry-hue-neutral-tint'?: string | number | undefined;
  /** Letters and icons on neutral tiles. Default `#4b535f`. */
  '--mry-hue-neutral-ink'?: string | number | undefined;
  /** Typeface of everything but statement text. Default `system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif`. */
  '--mry-font-family'?: string | number | undefined;
  /** Typeface of the bank’s own statement text. Default `ui-monospace, "SF Mono", Menlo, Consolas, monospace`. */
  '--mry-font-family-mono'?: string | number | undefined;
  /** Names, amounts and body text. Default `0.9375rem`. */
  '--mry-font-size'?: string | number | undefined;
  /** State words below an amount, credits. Default `0.75rem`. */
  '--mry-font-size-tiny'?: string | number | undefined;
  /** Second lines of rows, day headings, labels. Default `0.8125rem`. */
  '--mry-font-size-small'?: string | number | undefined;
  /** Statement text that stands for a name in the details; title of an empty list. Default `1.0625rem`. */
  '--mry-font-size-medium'?: string | number | undefined;
  /** Merchant’s name in the details. Default `1.25rem`. */
  '--mry-font-size-large'?: string | number | undefined;
  /** Amount in the details. Default `2.125rem`. */
  '--mry-font-size-amount'?: string | number | undefined;
  /** Minimum size in text fields on touch screens. Some phones zoom in on fields below 16 px. Default `1rem`. */
  '--mry-font-size-touch'?: string | number | undefined;
  /** Body text. Default `400`. */
  '--mry-font-weight'?: string | number | undefined;
  /** Statement text in place of a name, badges, chips. Default `500`. */
  '--mry-font-weight-medium'?: string | number | undefined;
  /** Names, amounts, headings, buttons. Default `600`. */
  '--mry-font-weight-bold'?: string | number | undefined;
  /** Line height of body text. Default `1.25rem`. */
  '--mry-line-height'?: string | number | undefined;
  /** Line height of small and tiny text. Default `1.125rem`. */
  '--mry-line-height-small'?: string | number | undefined;
  /** Line height of large text. Default `1.625rem`. */
  '--mry-line-height-large'?: string | number | undefined;
  /** Line height of the amount in the details. Default `2.625rem`. */
  '--mry-line-height-amount'?: string | number | undefined;
  /** Letter spacing of names and buttons. Default `-0.008em`. */
  '--mry-tracking-bold'?: string | number | undefined;
  /** Letter spacing of amounts. Default `-0.01em`. */
  '--mry-tracking-figures'?: string | number | undefined;
  /** Letter spacing of the name in the details. Default `-0.017em`. */
  '--mry-tracking-large'?: string | number | undefined;
  /** Letter spacing of the amount in the details. Default `-0.03em`. */
  '--mry-tracking-amount'?: string | number | undefined;
  /** Distance from a link’s text to its underline. Default `0.2em`. */
  '--mry-underline-offset'?: string | number | undefined;
  /** Unit of all spacing: other lengths are multiples of it. Default `0.25rem`. */
  '--mry-space'?: string | number | undefined;
  /** Corners of rows, cards and fields. Default `12px`. */
  '--mry-radius'?: string | number | undefined;
  /** Corners of quiet buttons, tooltips and small boxes. Default `8px`. */
  '--mry-radius-small'?: string | number | undefined;
  /** Corners of the focus ring around links and headings. Default `4px`. */
  '--mry-radius-tiny'?: string | number | undefined;
  /** Corners of badges and chips. Default `999px`. */
  '--mry-radius-pill'?: string | number | undefined;
  /** Thickness of hairlines, borders and underlines. Default `1px`. */
  '--mry-border-width'?: string | number | undefined;
  /** Thickness of the bar that marks a selected row. Default `3px`. */
  '--mry-border-strong'?: string | number | undefined;
  /** Thickness of the focus ring. Default `2px`. */
  '--mry-focus-width'?: string | number | undefined;
  /** Distance from an element to its focus ring. Default `2px`. */
  '--mry-focus-offset'?: string | number | undefined;
  /** Fade of overlays and logos. Default `120ms`. */
  '--mry-duration'?: string | number | undefined;
  /** A logo’s shrinking while its row is pressed. Default `80ms`. */
  '--mry-duration-press'?: string | number | undefined;
  /** Fade of a merchant’s name and logo when they load, and of the arrow of a fold. Default `160ms`. */
  '--mry-duration-arrival'?: string | number | undefined;
  /** How long a row’s logo, name and amount take to the details, and a sheet to its place. Default `320ms`. */
  '--mry-duration-travel'?: string | number | undefined;
  /** How long they take back. Default `240ms`. */
  '--mry-duration-return'?: string | number | undefined;
  /** Half a pulse of the dot in the details while the merchant loads. Default `1200ms`. */
  '--mry-duration-breath'?: string | number | undefined;
  /** One turn of the spinner while a report is sent. Default `800ms`. */
  '--mry-duration-turn'?: string | number | undefined;
  /** How long details hide what a late record would move. Default `1000ms`. */
  '--mry-duration-wait'?: string | number | undefined;
  /** Easing of all fades and transitions. Default `cubic-bezier(0, 0, 0.58, 1)`. */
  '--mry-easing'?: string | number | undefined;
  /** Easing of what travels between a row and the details. Default `cubic-bezier(0.2, 0, 0, 1)`. */
  '--mry-easing-travel'?: string | number | undefined;
  /** Day headings and credits that stick. Default `1`. */
  '--mry-z-sticky'?: string | number | undefined;
  /** Popovers and tooltips. Default `100`. */
  '--mry-z-overlay'?: string | number | undefined;
  /** Icons in the details, the close button, the spinner. Default `1rem`. */
  '--mry-icon-size'?: string | number | undefined;
  /** Radio buttons, logos of companies in the details, the icon of a failed report. Default `1.25rem`. */
  '--mry-icon-size-large'?: string | number | undefined;
  /** Stroke width of icons, in units of a 16-unit view box. Default `1.5`. */
  '--mry-icon-stroke'?: string | number | undefined;
  /** Minimum size of pressable elements (WCAG 2.5.8). Default `24px`. */
  '--mry-target-size'?: string | number | undefined;
  /** Minimum height of buttons; on touch screens also of quiet ones. Default `2.75rem`. */
  '--mry-control-height'?: string | number | undefined;
  /** Minimum height of quiet buttons with a mouse. Default `2.25rem`. */
  '--mry-control-height-small'?: string | number | undefined;
  /** Height of a row. Default `4.25rem`. */
  '--mry-row-height'?: string | number | undefined;
  /** Height of a row in a list at least 40rem wide. Default `var(--mry-row-height)`. */
  '--mry-row-height-wide'?: string | number | undefined;
  /** Thickness of the hairline between rows. Default `0px`. */
  '--mry-row-divider'?: string | number | undefined;
  /** Minimum height of a row on touch screens. Default `2.75rem`. */
  '--mry-row-touch'?: string | number | undefined;
  /** Padding at both ends of a row. Default `calc(var(--mry-space) * 3)`. */
  '--mry-row-padding'?: string | number | undefined;
  /** Space between logo, text and amount. Default `calc(var(--mry-space) * 3.5)`. */
  '--mry-row-gap'?: string | number | undefined;
  /** Space between logo, text and amount in a list at most 18rem wide. Default `calc(var(--mry-space) * 2.5)`. */
  '--mry-row-gap-narrow'?: string | number | undefined;
  /** Corners of a selected, hovered or focused row. Default `calc(var(--mry-radius) * 1.166666667)`. */
  '--mry-row-radius'?: string | number | undefined;
  /** Thickness of the border around a selected row, in the accent. Default `0px`. */
  '--mry-row-selected-edge'?: string | number | undefined;
  /** Height of a row’s second line. Default `1.125rem`. */
  '--mry-row-line'?: string | number | undefined;
  /** Text columns of a row in a list at least 40rem wide: 1, or 2 to put the second line next to the name. Default `1`. */
  '--mry-row-columns-wide'?: string | number | undefined;
  /** Minimum width of the amount in a list at least 40rem wide, so that amounts align as a column. Only with two columns. Default `0px`. */
  '--mry-row-amount-width-wide'?: string | number | undefined;
  /** How many stars a row’s rating shows: 1 or 5. The number is always shown too. Default `1`. */
  '--mry-row-rating-stars'?: string | number | undefined;
  /** Padding at both sides of the list. Default `calc(var(--mry-space) * 2)`. */
  '--mry-list-padding'?: string | number | undefined;
  /** Height of the host app’s sticky header above the list: day headings stick below it. Leave it at 0 for a list with its own scroller. Default `0px`. */
  '--mry-list-inset-block-start'?: string | number | undefined;
  /** Height of a day heading. Default `3rem`. */
  '--mry-heading-height'?: string | number | undefined;
  /** Extra space above a day heading’s text, which moves it closer to its own rows. Default `calc(var(--mry-space) * 3.5)`. */
  '--mry-heading-padding'?: string | number | undefined;
  /** Opacity of a day heading’s background while it sticks. Default `96%`. */
  '--mry-heading-opacity'?: string | number | undefined;
  /** Blur of rows that pass behind a sticky day heading. Default `16px`. */
  '--mry-heading-blur'?: string | number | undefined;
  /** Size of the logo in rows. Default `2.75rem`. */
  '--mry-logo-size'?: string | number | undefined;
  /** Size of the logo in narrow rows, and in lists of candidates and reviews. Default `2.25rem`. */
  '--mry-logo-size-small'?: string | number | undefined;
  /** Size of the logo in the details. Default `4.5rem`. */
  '--mry-logo-size-large'?: string | number | undefined;
  /** Corners of the logo: 0% is a square, 50% a circle. Default `27%`. */
  '--mry-logo-radius'?: string | number | undefined;
  /** Size of an icon that stands in for a logo, relative to the logo. Default `50%`. */
  '--mry-logo-picture-size'?: string | number | undefined;
  /** Font size of the monogram, relative to the logo. Default `0.38`. */
  '--mry-logo-letter-size'?: string | number | undefined;
  /** Corners of the intermediary badge. Default `var(--mry-radius-pill)`. */
  '--mry-badge-radius'?: string | number | undefined;
  /** Padding at both ends of the intermediary badge. Default `calc(var(--mry-space) * 1.75)`. */
  '--mry-badge-padding'?: string | number | undefined;
  /** Font size of the intermediary badge, relative to the text around it. Default `0.923em`. */
  '--mry-badge-font-size'?: string | number | undefined;
  /** Size of the icon before a category’s name. Default `1rem`. */
  '--mry-category-icon-size'?: string | number | undefined;
  /** How many stars a rating shows: 1 or 5. Default `5`. */
  '--mry-rating-stars'?: string | number | undefined;
  /** Size of one star. Default `1em`. */
  '--mry-rating-size'?: string | number | undefined;
  /** Corners of the opening-hours popover. Default `var(--mry-radius)`. */
  '--mry-popover-radius'?: string | number | undefined;
  /** Minimum width of the opening-hours popover. Default `20rem`. */
  '--mry-popover-min-width'?: string | number | undefined;
  /** Maximum width of the opening-hours popover. Default `24rem`. */
  '--mry-popover-max-width'?: string | number | undefined;
  /** Corners of the intermediary’s tooltip. Default `var(--mry-radius-small)`. */
  '--mry-tooltip-radius'?: string | number | undefined;
  /** Padding at both sides of the details. Default `calc(var(--mry-space) * 4)`. */
  '--mry-details-padding'?: string | number | undefined;
  /** Minimum height of a line with an icon: address, hours, phone. On touch screens it is at least `--mry-row-touch`. Default `calc(var(--mry-space) * 12)`. */
  '--mry-details-line'?: string | number | undefined;
  /** How far the details extend over the padding of the host app’s box, so that the header’s colour reaches its edges. Set it to that padding. Default `0px`. */
  '--mry-details-bleed'?: string | number | undefined;
  /** Space above and below the line between groups. Default `calc(var(--mry-space) * 4.5)`. */
  '--mry-details-gap'?: string | number | undefined;
  /** Corners of a sheet; those of a panel are one `--mry-space` smaller. Default `24px`. */
  '--mry-sheet-radius'?: string | number | undefined;
  /** Distance of a panel from the top and bottom of the window. Add the height of a header that sticks to the top. Default `24px`. */
  '--mry-sheet-inset'?: string | number | undefined;
  /** Minimum height of a candidate, where a payment may be at one of several merchants. Default `3.25rem`. */
  '--mry-candidate-height'?: string | number | undefined;
  /** Corners of the report’s text field. Default `var(--mry-radius)`. */
  '--mry-field-radius'?: string | number | undefined;
  /** Minimum height of the report’s text field. Default `5.75rem`. */
  '--mry-field-height'?: string | number | undefined;
  /** Corners of a report reason. Default `var(--mry-radius)`. */
  '--mry-choice-radius'?: string | number | undefined;
  /** Minimum width of a report reason, where the report is wide enough. Default `15rem`. */
  '--mry-choice-width'?: string | number | undefined;
  /** Minimum height of a report reason. Default `3.75rem`. */
  '--mry-choice-height'?: string | number | undefined;
  /** Corners of buttons in details and reports. Default `var(--mry-radius)`. */
  '--mry-button-radius'?: string | number | undefined;
  /** Corners of quiet buttons. Default `var(--mry-radius-small)`. */
  '--mry-button-radius-small'?: string | number | undefined;
  /** Minimum width of the report’s submit button. Default `8.5rem`. */
  '--mry-button-min-width'?: string | number | undefined;
}
