import reboot from 'bootstrap/dist/css/bootstrap-reboot.css?inline';
import preflight from 'tailwindcss/preflight.css?inline';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import styles from '../../dist/styles.css?inline';
import unlayered from '../../dist/styles.unlayered.css?inline';
import {
  DisplayProvider,
  MerchantDetails,
  OpeningHoursTable,
  ReportMerchant,
  TransactionRow,
} from '../../src/index.js';
import { attributions, fullRecord } from '../../stories/fullRecord.js';
import { lookup } from '../../stories/records.js';

const transaction = {
  id: '1',
  merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20T18:42:00Z',
};

/** As a host app would load them. */
const HOSTS: Record<string, string> = {
  'Tailwind’s, in its layer': `@layer base, merchantry; @layer base { ${preflight} } ${styles}`,
  'Tailwind’s, in no layer': `${preflight} ${unlayered}`,
  'Bootstrap’s, in no layer': `${reboot} ${unlayered}`,
  'the oldest one, in no layer': `* { margin: 0; padding: 0; border: 0; font: inherit } ${unlayered}`,
};

const sheet = document.head.appendChild(document.createElement('style'));
afterEach(() => {
  sheet.textContent = '';
});

interface Look {
  element: string;
  box: string;
  look: string;
}

/** Position and style of each of our elements: everything that a reset could change. */
function measure(container: Element): Look[] {
  const origin = container.getBoundingClientRect();
  // The looks of text for screen readers do not matter.
  return [...container.querySelectorAll('[class*="mry-"]:not(.mry-Hidden)')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const box = [left - origin.left, top - origin.top, width, height].map(Math.round).join(' ');
    const { color, backgroundColor, fontFamily, fontSize, fontWeight, lineHeight } = style;
    const { borderTopWidth, borderRadius, textAlign, cursor, letterSpacing } = style;
    const look = [color, backgroundColor, fontFamily, fontSize, fontWeight, lineHeight];
    const more = [borderTopWidth, borderRadius, textAlign, cursor, letterSpacing];
    return {
      element: element.getAttribute('class') ?? '',
      box,
      look: [...look, ...more].join(' | '),
    };
  });
}

async function look(css: string): Promise<Look[]> {
  // The text of the host app is not compared.
  sheet.textContent = `${css} body { margin: 0; font: 16px/1.5 sans-serif }`;
  const { container, unmount } = await render(
    <DisplayProvider
      attributions={attributions}
      locale="en-GB"
      timeZone="UTC"
      now={() => new Date('2026-11-21T12:00:00Z')}
      images={() => null}
    >
      {/* The pointer may have been left anywhere. */}
      <div style={{ inlineSize: 400, pointerEvents: 'none' }} data-mry-theme="">
        <TransactionRow
          transaction={transaction}
          lookup={lookup(fullRecord)}
          onSelect={() => undefined}
        />
        <MerchantDetails transaction={transaction} lookup={lookup(fullRecord)} />
        <OpeningHoursTable merchant={fullRecord} />
        <ReportMerchant
          transaction={transaction}
          lookup={lookup(fullRecord)}
          onReport={() => undefined}
        />
      </div>
    </DisplayProvider>,
  );
  await expect.poll(() => container.querySelectorAll('.mry-TransactionRow').length).toBe(1);
  await document.fonts.ready;
  const looks = measure(container);
  await unmount();
  return looks;
}

describe('a host’s reset', () => {
  it.each(Object.entries(HOSTS))('changes nothing of ours: %s', async (_, css) => {
    const alone = await look(styles);
    expect(alone.length).toBeGreaterThan(100);
    expect(await look(css)).toEqual(alone);
  });

  it('would override layered styles', async () => {
    const alone = await look(styles);
    expect(await look(`* { margin: 0; padding: 0 } ${styles}`)).not.toEqual(alone);
  });
});
