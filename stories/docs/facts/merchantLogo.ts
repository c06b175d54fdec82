import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const merchantLogo: ComponentFacts = {
  name: 'MerchantLogo',
  sheets: ['components/MerchantLogo.css'],
  element: 'Renders a `<span aria-hidden>`, because the name is beside it.',
  fallback:
    'The first of these that the image policy allows and that loads: `logoImg`, `img`, `brand.img`, `aggregateLevel.img`, `categoryImg`, the icon of the category, a letter in one of twelve hues. A picture that failed is tried again after ten minutes or when the connection returns. A broken picture is never visible.',
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
  ],
  states: [
    {
      attribute: 'data-hue',
      on: 'mry-MerchantLogo',
      values: {
        '*': '`0` to `11`: the `--mry-logo-hue-…` of the monogram. Equal names have equal hues.',
      },
    },
    {
      attribute: 'data-kind',
      on: 'mry-MerchantLogo',
      values: {
        category: 'The picture shows the category, so it is smaller and on the tint.',
      },
    },
    {
      attribute: 'data-loaded',
      on: 'mry-MerchantLogo-image',
      values: {
        '': 'The picture has loaded. Until then the letter is visible. A picture that the page has loaded before has it from the start, and does not fade in.',
      },
    },
  ],
  accessibility: [
    'Hidden from assistive technology, with an empty `alt`, because the name is beside it.',
    'Monograms keep 4.5:1 in every hue, in each ready theme, light and dark.',
    'In forced colours the plate has a border, because its background disappears.',
  ],
};
