import type { ComponentFacts } from '../blocks/ComponentFacts.js';

export const merchantLogo: ComponentFacts = {
  name: 'MerchantLogo',
  sheets: ['components/MerchantLogo.css'],
  element: 'Renders a `<span aria-hidden>`: the name stands beside it.',
  fallback:
    'The first that may be shown and loads: `logoImg`, `img`, `brand.img`, `aggregateLevel.img`, `categoryImg`, your or our icon of the category, a letter in one of twelve hues. A picture that failed is not tried again in this session, and no broken picture is ever seen.',
  parts: [
    {
      className: 'mry-MerchantLogo',
      about: 'The plate; its letter shows until a picture is there.',
    },
    {
      className: 'mry-MerchantLogo-image',
      about: 'The picture: contained, never cropped, never recoloured.',
    },
    {
      className: 'mry-MerchantLogo-icon',
      about: 'The icon of the category, where there is no picture.',
    },
  ],
  states: [
    {
      attribute: 'data-hue',
      on: 'mry-MerchantLogo',
      values: {
        '*': '`0` to `11`: which `--mry-logo-hue-…` the monogram has. The same name always has the same.',
      },
    },
    {
      attribute: 'data-kind',
      on: 'mry-MerchantLogo',
      values: {
        category: 'The picture is one of the category, so it is drawn smaller, on the tint.',
      },
    },
    {
      attribute: 'data-loaded',
      on: 'mry-MerchantLogo-image',
      values: { '': 'The picture is there. Until then the letter stands.' },
    },
  ],
  accessibility: [
    'Hidden from assistive technology, with an empty `alt`: the name beside it says the same.',
    'Monograms keep 4.5:1 in every hue, in each ready theme, light and dark.',
    'In forced colours the plate gets an edge, because its background goes.',
  ],
};
