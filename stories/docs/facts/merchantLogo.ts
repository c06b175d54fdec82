import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const merchantLogo: ComponentFacts = {
  name: 'MerchantLogo',
  sheets: ['components/MerchantLogo/MerchantLogo.css'],
  element: 'Renders a `<span aria-hidden>`, because the name is beside it.',
  fallback:
    'The first of these that the image policy allows and that loads: `logoImg` and `img` (unless `logoScore` is below `minLogoScore`), `brand.img`, `aggregateLevel.img`, the icon of the category on its hue, a letter in one of twelve hues. `categoryImg` comes before the icon with `categoryPictures="service"`, or if the library does not know the category. A person (`counterparty`) has a portrait or initials. What is not known is neutral, with the letter of the bank’s text. A picture that failed is tried again after ten minutes or when the connection returns. A broken picture is never visible.',
  parts: [
    {
      className: 'mry-MerchantLogo',
      about: 'The plate. Its letter is visible until a picture has loaded.',
    },
    {
      className: 'mry-MerchantLogo-image',
      about: 'The picture, fitted into the plate; never cropped or recoloured.',
    },
    {
      className: 'mry-MerchantLogo-icon',
      about: 'The icon of the category, if there is no picture.',
    },
    {
      className: 'mry-MerchantLogo-badge',
      about: 'What has become of the transaction, ringed in the background of its row.',
    },
  ],
  states: [
    {
      attribute: 'data-hue',
      on: 'mry-MerchantLogo',
      values: {
        '*': 'A hue: `--mry-hue-…-tint` and `-ink` of the category, or of the name. Equal names have equal hues. Absent where a picture is shown.',
        neutral: 'The merchant is not known.',
      },
    },
    {
      attribute: 'data-kind',
      on: 'mry-MerchantLogo',
      values: {
        category: 'The picture shows the category, so it is smaller and on the tint.',
        person: 'A person, in a round.',
      },
    },
    {
      attribute: 'data-dim',
      on: 'mry-MerchantLogo',
      values: { '': 'The transaction is pending.' },
    },
    {
      attribute: 'data-badge',
      on: 'mry-MerchantLogo-badge',
      values: {
        clock: 'Pending.',
        back: 'Refunded, in the colour of money in.',
        calendar: 'Scheduled.',
        loop: 'Recurring.',
      },
    },
    {
      attribute: 'data-loaded',
      on: 'mry-MerchantLogo-image',
      values: {
        new: 'The picture has just loaded, and fades in. Until then the letter is visible.',
        '': 'The page has loaded the picture before: it is there from the start.',
      },
    },
  ],
  accessibility: [
    'Hidden from assistive technology, with an empty `alt`, because the name is beside it.',
    'Letters and icons keep 4.5:1 in every hue, in each ready theme, light and dark.',
    'In forced colours the plate has a border, because its background disappears.',
  ],
};
