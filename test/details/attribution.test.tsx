import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Attributions,
  DisplayProvider,
  type ImagePolicy,
  MerchantDetails,
  type MerchantRecord,
  ReportMerchant,
} from '../../src/index.js';
import { lookupOf } from '../lookupOf.js';
import { grocer, NOW, transaction } from './records.js';

afterEach(cleanup);

const attributions: Attributions = {
  places: { text: 'Data by Atlas', href: 'https://atlas.example/terms', logo: <i>logo</i> },
};
const labelled: MerchantRecord = {
  ...grocer,
  reviews: [{ author_name: 'Imogen', text: 'Good' }],
  cachePolicy: {
    name: 'own',
    category: 'own',
    website: 'own',
    route: 'places',
    street_number: 'places',
    postal_code: 'places',
    country: 'places',
    phone: 'places',
  },
};

function show(merchants: MerchantRecord[], given: Attributions = attributions): HTMLElement {
  return render(
    <DisplayProvider locale="en-GB" attributions={given} now={() => NOW}>
      <MerchantDetails transaction={transaction} lookup={lookupOf(merchants)} />
    </DisplayProvider>,
  ).container;
}

const containers = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('.mry-AttributedGroup'),
];

describe('attribution', () => {
  it('is beside the place and beside the reviews, with nothing of another source', () => {
    const [container, opinion, ...others] = containers(show([labelled]));
    expect(others).toEqual([]);
    const text = container?.textContent ?? '';
    for (const mine of ['Canal Street', '+44 (0)113', 'Data by Atlas']) {
      expect(text).toContain(mine);
    }
    for (const mine of ['4.1', 'Good', 'Data by Atlas']) {
      expect(opinion?.textContent).toContain(mine);
      expect(document.querySelector('header')).not.toHaveTextContent('4.1');
    }
    for (const own of ['Harrow & Vale', 'harrowvale.example', '57.60', 'HARROW AND VALE']) {
      expect(text).not.toContain(own);
    }
    const link = within(container as HTMLElement).getByRole('link', { name: /Data by Atlas/ });
    expect(link).toHaveAttribute('href', 'https://atlas.example/terms');
    expect(within(container as HTMLElement).getByText('logo').parentElement).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });

  it('is beside the name if the name is not the service’s own', () => {
    const root = show([{ ...labelled, cachePolicy: { name: 'places', category: 'places' } }]);
    const [name, category] = containers(root);
    expect(name?.textContent).toMatch(/^Harrow & Vale.*Data by Atlas/);
    expect(category?.textContent).toMatch(/^Groceries.*Data by Atlas/);
    for (const header of [name, category]) expect(header?.textContent).not.toContain('57.60');
  });

  it('is absent if the source needs none: every source is named once, at the end', () => {
    const root = show([labelled], { places: null });
    expect(containers(root)).toEqual([]);
    const sources = [...root.querySelectorAll('.mry-DetailsSources dl > div')];
    expect(sources.map(({ textContent }) => textContent)).toEqual([
      'Name, Category and Websiteown',
      'Address, Region, Phone, Rating and Reviewsplaces',
    ]);
  });

  it('is beside the candidates whose places it credits', () => {
    show([labelled, { ...labelled, route: 'Station Road' }]);
    const group = screen.getByRole('group', { name: /possible/ });
    expect(within(group).getAllByText('Data by Atlas')).toHaveLength(1);
  });
});

describe('a label without a value', () => {
  it('puts neither raw text nor monogram nor the transaction’s own category under an attribution', () => {
    const cachePolicy = { name: 'places', img: 'places', logoImg: 'places', category: 'places' };
    const { container } = render(
      <DisplayProvider attributions={attributions}>
        <MerchantDetails
          transaction={{ ...transaction, mcc: '5411' }}
          lookup={lookupOf([{ cachePolicy }])}
        />
      </DisplayProvider>,
    );
    expect(container.querySelector('header')?.textContent).toContain('Groceries');
    expect(containers(container)).toEqual([]);
  });

  it('a picture is beside its credit, even in place of the logo', () => {
    const record = {
      name: 'Harrow & Vale',
      categoryImg: 'https://pictures.example/category.png',
      cachePolicy: { name: 'own', categoryImg: 'places' },
    };
    const [header] = containers(show([record]));
    expect(header?.querySelectorAll('img')).toHaveLength(1);
    expect(header?.textContent).not.toContain('Harrow & Vale');
  });
});

describe('one fact from two sources', () => {
  const split = {
    ...labelled,
    administrative_area_level_1: 'Leeds',
    cachePolicy: { ...labelled.cachePolicy, country: 'own', administrative_area_level_1: 'own' },
  };

  it('an address has the format of its country, whatever the source of the country', () => {
    const address = show([split]).querySelector('.mry-AttributedGroup address');
    expect(address?.textContent).toBe('14 Canal Street\nLeeds LS1 4QP');
  });

  it('the region does not repeat the town, whatever the source of the town', () => {
    show([split]);
    const region = screen.getByText('Region').closest('dt')?.nextElementSibling;
    expect(region?.textContent).toBe('United Kingdom');
    cleanup();
    show([{ ...split, country: 'GBR' }]);
    expect(screen.getByText('United Kingdom')).toBeInTheDocument();
  });

  it('the zone of the hours is read from the whole record only', () => {
    const hours = { periods: [{ open: { day: 0, time: '0000' } }] };
    const placeTimeZone = ({ country }: MerchantRecord) =>
      country === 'US' ? undefined : 'Europe/London';
    const { container } = render(
      <DisplayProvider attributions={attributions} now={() => NOW} placeTimeZone={placeTimeZone}>
        <MerchantDetails
          transaction={transaction}
          lookup={lookupOf([
            { country: 'US', opening_hours: hours, cachePolicy: { opening_hours: 'places' } },
          ])}
        />
      </DisplayProvider>,
    );
    expect(container.querySelector('[data-hours]')).toHaveAttribute('data-hours', 'unknown');
  });
});

describe('candidates', () => {
  const group = () => screen.getByRole('group', { name: /possible/ });
  const own = { ...labelled.cachePolicy, street_number: 'own', country: 'own' };

  it('need no attribution of what they do not show', () => {
    const category = {
      ...labelled,
      cachePolicy: {
        ...own,
        route: 'own',
        postal_code: 'own',
        locality: 'own',
      },
    };
    show([category, category], { ...attributions, own: null });
    expect(within(group()).queryByText('Data by Atlas')).toBeNull();
  });

  it('need the attribution of a website that tells them apart', () => {
    const shop = { name: 'Shop', website: 'shop.example', cachePolicy: { website: 'places' } };
    show([shop, { ...shop, website: 'other.example' }]);
    expect(within(group()).getByText('Data by Atlas')).toBeInTheDocument();
  });

  it('need the attribution of the category whose icon stands in for a logo', () => {
    const shop = {
      name: 'Shop',
      category: 'Fuel',
      website: 'shop.example',
      address: '1 High Street',
      cachePolicy: { name: 'own', category: 'places', address: 'own', website: 'own' },
    };
    show([shop, shop], { ...attributions, own: null });
    expect(group().querySelectorAll('.mry-MerchantLogo svg')).toHaveLength(2);
    expect(within(group()).getAllByText('Data by Atlas')).toHaveLength(1);
    cleanup();
    const logoImg = 'https://shop.example/logo.png';
    const own = { ...shop, logoImg, cachePolicy: { ...shop.cachePolicy, logoImg: 'own' } };
    show([own, own], { ...attributions, own: null });
    expect(within(group()).queryByText('Data by Atlas')).toBeNull();
  });

  it('show nothing of a source that must not appear in rows', () => {
    show([labelled, { ...labelled, route: 'Station Road' }], {
      places: { text: 'Data by Atlas', row: false },
    });
    expect(group().textContent).not.toContain('Station Road');
    expect(group().textContent).toContain('Groceries');
    expect(within(group()).queryByText('Data by Atlas')).toBeNull();
  });
});

describe('the companies behind a merchant', () => {
  const companies: MerchantRecord = {
    name: 'Shop',
    intermediary: { name: 'PayZip' },
    brand: { id: '1', name: 'Shop & Sons', esg: { participations: [{ name: 'Fair Deal' }] } },
    aggregateLevel: { name: 'Shops United' },
  };

  it('stand beside the credit of their source, and no others with them', () => {
    const root = show([{ ...companies, cachePolicy: { brand: 'places' } }]);
    const [container, ...others] = containers(root);
    expect(others).toEqual([]);
    expect(container?.textContent).toMatch(/Shop & Sons.*Fair Deal.*Data by Atlas/);
    expect(container?.textContent).not.toMatch(/PayZip|Shops United/);
    expect(root.textContent).toContain('PayZip');
    expect(root.textContent).toContain('Shops United');
  });

  it('need no credit without a label', () => {
    expect(containers(show([companies]))).toEqual([]);
  });
});

describe('an empty value', () => {
  it('needs no credit, whatever its label', () => {
    const empty = { name: 'Shop', address: '', phone: ' ', opening_hours: { periods: [] } };
    const cachePolicy = {
      name: 'own',
      address: 'places',
      phone: 'places',
      opening_hours: 'places',
    };
    const root = show([
      { ...empty, cachePolicy },
      { ...empty, cachePolicy },
    ]);
    expect(root.textContent).not.toContain('Data by Atlas');
  });
});

describe('a report', () => {
  it('shows no icon of a category that needs an attribution in place of a logo', () => {
    const shop = { name: 'Shop', category: 'Fuel', cachePolicy: { category: 'places' } };
    const form = (merchant: MerchantRecord) =>
      render(
        <DisplayProvider attributions={attributions}>
          <ReportMerchant
            transaction={transaction}
            lookup={lookupOf([merchant])}
            onReport={() => undefined}
          />
        </DisplayProvider>,
      ).container;
    expect(form(shop).querySelector('.mry-MerchantLogo')).toBeNull();
    expect(form({ ...shop, cachePolicy: {} }).querySelector('.mry-MerchantLogo')).not.toBeNull();
  });

  it('does not repeat what needs an attribution', () => {
    render(
      <DisplayProvider attributions={attributions}>
        <ReportMerchant
          transaction={transaction}
          lookup={lookupOf([labelled])}
          onReport={() => undefined}
        />
      </DisplayProvider>,
    );
    const form = screen.getByRole('form');
    expect(form.textContent).toContain('Harrow & Vale');
    expect(form.textContent).not.toContain('Canal Street');
    expect(form.textContent).not.toContain('Not identified');
    expect(screen.getByRole('radio', { name: 'Location' })).not.toHaveAttribute('aria-describedby');
    expect(screen.getByRole('radio', { name: 'Name' })).toHaveAccessibleDescription(
      'Harrow & Vale',
    );
  });
});

describe('reviews', () => {
  const review = (text: string, time?: number) => ({
    author_name: `Author of ${text}`,
    text,
    ...(time !== undefined && { time }),
  });
  const DAY = 86_400;
  const seconds = NOW.getTime() / 1000;

  it('are sorted newest first, which a line says, with the age from `time`', () => {
    const root = show([
      {
        reviews: [
          review('undated'),
          { ...review('old', seconds - 800 * DAY), relative_time_description: 'just now' },
          // Some services count milliseconds.
          review('new', (seconds - 3 * DAY) * 1000),
          // Microseconds, in the year 52,671.
          review('far', seconds * 1e6),
          { rating: 0, author_name: 'Nothing to show' },
        ],
      },
    ]);
    expect(root.textContent).not.toContain('Nothing to show');
    fireEvent.click(screen.getByRole('button', { name: 'Show all 4 reviews' }));
    const items = [...root.querySelectorAll('.mry-DetailsReview')];
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'new',
      'old',
      'undated',
      'far',
    ]);
    expect(items.map((item) => item.querySelector('time')?.textContent)).toEqual([
      '3 days ago',
      '2 years ago',
      undefined,
      undefined,
    ]);
    expect(screen.getByText('Newest first')).toBeInTheDocument();
    expect(root.textContent).not.toContain('just now');
  });

  it('claim no order if none has a time', () => {
    show([{ reviews: [review('first'), review('second')] }]);
    expect(screen.getByText('second')).toBeInTheDocument();
    expect(screen.queryByText('Newest first')).toBeNull();
  });

  it('show markup as text, decoded once', () => {
    const root = show([{ reviews: [review('&lt;b&gt;Good&lt;/b&gt; &amp;amp; quick')] }]);
    expect(screen.getByText('<b>Good</b> &amp; quick')).toBeInTheDocument();
    expect(root.querySelector('b')).toBeNull();
  });

  it('credit the author, and link only where a link is safe', () => {
    show([
      {
        reviews: [
          { ...review('a', seconds), author_url: 'https://people.example/1' },
          { ...review('b', seconds - 1), author_url: 'data:text/html,hello' },
        ],
      },
    ]);
    expect(screen.getByText('Author of a')).toBeInTheDocument();
    expect(screen.getByText('Author of b')).toBeInTheDocument();
    const [link, ...others] = screen.getAllByRole('link');
    expect(link).toHaveAttribute('href', 'https://people.example/1');
    expect(others).toEqual([]);
  });

  it('show two at first and the others on demand', () => {
    const root = show([{ reviews: [1, 2, 3, 4, 5].map((n) => review(`text ${n}`, n * DAY)) }]);
    const count = () => root.querySelectorAll('.mry-DetailsReview').length;
    expect(count()).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 5 reviews' }));
    expect(count()).toBe(5);
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer reviews' }));
    expect(count()).toBe(2);
  });

  it('load photos only as the image policy allows', () => {
    const reviews = [{ ...review('a'), profile_photo_url: 'https://spy.example/me.png' }];
    const { container } = render(
      <DisplayProvider images={() => null}>
        <MerchantDetails transaction={transaction} lookup={lookupOf([{ reviews }])} />
      </DisplayProvider>,
    );
    expect(container.querySelector('img')).toBeNull();
    cleanup();
    expect(show([{ reviews }]).querySelector('img')).toBeNull();
    cleanup();
    const proxy: ImagePolicy = (url, picture) => ({ src: `/${picture.for}?u=${url.href}` });
    const proxied = render(
      <DisplayProvider images={proxy}>
        <MerchantDetails transaction={transaction} lookup={lookupOf([{ reviews }])} />
      </DisplayProvider>,
    );
    expect(proxied.container.querySelector('img')).toHaveAttribute(
      'src',
      '/reviewer?u=https://spy.example/me.png',
    );
  });

  it('ask the policy for each picture by what it is for', () => {
    const asked = new Set<string>();
    const images: ImagePolicy = ({ pathname }, picture) => {
      asked.add(`${pathname.slice(1)}: ${picture.for}`);
      return null;
    };
    const at = (name: string) => `https://pictures.example/${name}`;
    const record: MerchantRecord = {
      name: 'Harrow & Vale',
      category: 'Pies',
      logoImg: at('logoImg'),
      img: at('img'),
      categoryImg: at('categoryImg'),
      brand: { id: 'b', name: 'Harrow', img: at('brand') },
      aggregateLevel: { name: 'Vale Holding', img: at('parent') },
      intermediary: { name: 'PayZip', img: at('intermediary') },
      reviews: [{ ...review('a'), profile_photo_url: at('portrait') }],
      cachePolicy: { name: 'atlas' },
    };
    const attributions = { atlas: { text: 'Data by Atlas', logoUrl: at('atlas') } };
    render(
      <DisplayProvider images={images} attributions={attributions} categoryPictures="service">
        <MerchantDetails transaction={transaction} lookup={lookupOf([record])} />
      </DisplayProvider>,
    );
    expect([...asked].sort()).toEqual([
      'atlas: attribution',
      'brand: brand',
      'categoryImg: category',
      'img: logo',
      'intermediary: brand',
      'logoImg: logo',
      'parent: brand',
      'portrait: reviewer',
    ]);
  });
});

describe('links', () => {
  it('open a new tab without opener or referrer, and show their host', () => {
    show([{ website: 'www.shop.example/a?b=c' }]);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', 'https://www.shop.example/a?b=c');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveAccessibleName('shop.example (opens in a new tab)');
  });

  it.each(['javascript:alert(1)', 'https://user:pass@shop.example', 'not a url', 'vbscript:x'])(
    'are not made of %s',
    (website) => {
      show([{ website, brand: { id: '1', name: 'Brand', website } }]);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('Brand', { selector: 'bdi' })).toBeInTheDocument();
    },
  );

  it('call a number by its digits, without the extension', () => {
    show([grocer]);
    expect(screen.getByRole('link', { name: /113/ })).toHaveAttribute('href', 'tel:+441134960182');
  });
});
