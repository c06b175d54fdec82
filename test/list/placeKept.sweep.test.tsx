import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ListedTransaction, TransactionListProps } from '../../src/index.js';
import {
  atRest,
  idsOnScreen,
  listElement,
  rowElement,
  rowTop,
  rowUnderEye,
  shopService,
  statement,
} from './listOnScreen.js';
import { TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';
import '../../src/theme/themes/dense.css';

type RenderRow = NonNullable<TransactionListProps<ListedTransaction>['renderRow']>;
type Rerender = (props: Partial<TestAppProps>) => Promise<void>;

const all = statement(2_000);
/** What is shown before anything changes. */
const rows = all.slice(100, 1_100);
const root = document.documentElement;

beforeEach(async () => {
  root.dataset.mryTheme = 'default';
  await page.viewport(900, 700);
  window.scrollTo(0, 0);
});
afterEach(() => {
  root.removeAttribute('style');
  delete root.dataset.mryTheme;
});

/** A list scrolled to an offset in pixels. */
interface Scene {
  scroller: Element;
  rerender: Rerender;
}

const scenes: Record<string, (top: number, props?: Partial<TestAppProps>) => Promise<Scene>> = {
  'in a box of its own': (top, props) =>
    enter(
      top,
      (list) => list,
      () => listElement(),
      { height: 600, ...props },
    ),
  'in a <main> that scrolls': (top, props) =>
    enter(
      top,
      (list) => (
        <main style={{ height: 600, overflow: 'auto' }}>
          <h1>Account</h1>
          {list}
        </main>
      ),
      () => document.querySelector('main') as HTMLElement,
      props,
    ),
  'on a page': (top, props) =>
    enter(
      top,
      (list) => (
        <>
          <h1>Account</h1>
          {list}
        </>
      ),
      () => root,
      props,
    ),
};

async function enter(
  top: number,
  around: (list: ReactNode) => ReactNode,
  findScroller: () => Element,
  props: Partial<TestAppProps> = {},
): Promise<Scene> {
  const { fetcher } = shopService();
  const app = (next: Partial<TestAppProps>) =>
    around(<TestApp transactions={rows} fetcher={fetcher} {...props} {...next} />);
  const screen = await render(app({}));
  await atRest();
  const scroller = findScroller();
  scroller.scrollTop = top;
  await atRest();
  return { scroller, rerender: (next) => screen.rerender(app(next)) };
}

const changes: Record<string, (rerender: Rerender) => Promise<void> | void> = {
  'rows come before it': (rerender) => rerender({ transactions: all.slice(0, 1_100) }),
  'one row comes before it': (rerender) => rerender({ transactions: all.slice(99, 1_100) }),
  'rows come after it': (rerender) => rerender({ transactions: all.slice(100, 1_500) }),
  'rows above it are removed': (rerender) => rerender({ transactions: all.slice(150, 1_100) }),
  'rows come before it and others go': (rerender) =>
    rerender({ transactions: [...all.slice(0, 110), ...all.slice(130, 1_100)] }),
  'the list becomes compact': () => {
    listElement().dataset.mryDensity = 'compact';
  },
  'the host makes rows higher': () => {
    listElement().style.setProperty('--mry-row-height', '7rem');
  },
  'the host makes headings higher': () => {
    listElement().style.setProperty('--mry-heading-height', '5rem');
  },
  'the text of the page grows': () => {
    root.style.fontSize = '22px';
  },
  'the text of the page shrinks': () => {
    root.style.fontSize = '13px';
  },
  'the theme changes': () => {
    root.dataset.mryTheme = 'dense';
  },
  'every row is put into the document': (rerender) => rerender({ virtualized: false }),
};

/** Within a pixel, which scrollers may be rounded to. */
function expectKept({ id, top }: { id: string | undefined; top: number }): void {
  expect(
    Math.abs(rowTop(id) - top),
    `${id} was at ${top} and is at ${rowTop(id)}`,
  ).toBeLessThanOrEqual(1);
}

describe.each(Object.entries(scenes))('%s, the row under the eye stays', (_, scene) => {
  it.each(Object.entries(changes))('when %s', async (__, change) => {
    const { rerender } = await scene(20_000);
    const eye = rowUnderEye();
    await change(rerender);
    await atRest();
    expectKept(eye);
  });

  it('when a phone is turned and turned back', async () => {
    root.dataset.mryTheme = 'dense';
    await scene(20_000);
    for (const width of [390, 900, 390]) {
      const eye = rowUnderEye();
      await page.viewport(width, 700);
      await expect.poll(() => innerWidth).toBe(width);
      await atRest();
      expectKept(eye);
    }
    expect(rowElement(rowUnderEye().id).offsetHeight).toBe(48);
  });

  it('when a list with every row in the document becomes a virtual one', async () => {
    const { rerender } = await scene(20_000, {
      virtualized: false,
      transactions: rows.slice(0, 400),
    });
    const eye = rowUnderEye();
    await rerender({ virtualized: true });
    await atRest();
    expectKept(eye);
  });

  it('or the next one, when it is removed as others come before it', async () => {
    const { rerender } = await scene(20_000);
    const [removed, id] = idsOnScreen();
    const next = { id, top: rowTop(id) };
    await rerender({ transactions: all.slice(0, 1_100).filter(({ id }) => id !== removed) });
    await atRest();
    expectKept(next);
  });

  it('through many changes, one after the other', async () => {
    const { rerender } = await scene(20_000);
    for (const start of [90, 40, 39, 60, 0]) {
      const eye = rowUnderEye();
      await rerender({ transactions: all.slice(start, 1_100) });
      listElement().dataset.mryDensity = start % 20 === 0 ? 'compact' : 'comfortable';
      await atRest();
      expectKept(eye);
    }
  });
});

/** 40 to 250 pixels, always the same for a row. */
const rowOfAnyHeight: RenderRow = ({ transaction: { id }, lookup }) => (
  <div
    data-status={lookup.status}
    style={{ height: 40 + ((Number(id.slice(4)) * 7_919) % 8) * 30 }}
  >
    {lookup.merchant?.name}
  </div>
);

describe.each(Object.entries(scenes))(
  '%s, a row of the host’s own moves by less than its height',
  (_, scene) => {
    it.each(['rows come before it', 'rows come after it', 'rows above it are removed'])(
      'when %s',
      async (change) => {
        const { rerender } = await scene(9_000, { renderRow: rowOfAnyHeight });
        const eye = rowUnderEye();
        await changes[change]?.(rerender);
        await atRest();
        expect(Math.abs(rowTop(eye.id) - eye.top)).toBeLessThan(eye.height);
      },
    );
  },
);

describe.each(Object.entries(scenes))('%s, a host that scrolls is obeyed', (_, scene) => {
  it('to the beginning, in the task in which it puts rows there', async () => {
    const { scroller, rerender } = await scene(20_000);
    scroller.scrollTop = 0;
    await rerender({ transactions: all.slice(0, 1_100) });
    await atRest();
    expect(scroller.scrollTop).toBe(0);
    expect(idsOnScreen()[0]).toBe('row 0');
  });

  it('to the beginning, in the task in which it makes the list compact', async () => {
    const { scroller } = await scene(20_000);
    scroller.scrollTop = 0;
    listElement().dataset.mryDensity = 'compact';
    await atRest();
    expect(scroller.scrollTop).toBe(0);
  });

  it('in the task in which it appends rows', async () => {
    const { scroller, rerender } = await scene(20_000);
    scroller.scrollTop = 3_000;
    await rerender({ transactions: all.slice(100, 1_500) });
    await atRest();
    expect(scroller.scrollTop).toBeCloseTo(3_000, 0);
  });

  it('in the task in which it makes up for rows that it puts at the beginning', async () => {
    const { scroller, rerender } = await scene(20_000);
    await rerender({ transactions: all.slice(0, 1_100) });
    scroller.scrollTop = 5_000;
    await atRest();
    expect(scroller.scrollTop).toBeCloseTo(5_000, 0);
  });
});

/** A host app that restores the reader's place. */
function Restored({ fetcher }: Pick<TestAppProps, 'fetcher'>) {
  useLayoutEffect(() => {
    listElement().scrollTop = 30_000;
  }, []);
  return <TestApp transactions={rows} fetcher={fetcher} height={600} />;
}

it('a host that restores a scroll position as it mounts is obeyed', async () => {
  await render(<Restored fetcher={shopService().fetcher} />);
  await atRest();
  expect(listElement().scrollTop).toBeCloseTo(30_000, 0);
});

describe('below a sticky header of the host app', () => {
  const inset = { '--mry-list-inset-block-start': '80px' } as CSSProperties;
  const header = (
    <header style={{ position: 'sticky', top: 0, height: 80, zIndex: 9, background: 'white' }}>
      Bank
    </header>
  );
  const around: Record<string, (list: ReactNode) => ReactNode> = {
    'on a page': (list) => (
      <div style={inset}>
        {header}
        {list}
      </div>
    ),
    'in a <main> that scrolls': (list) => (
      <main style={{ ...inset, height: 600, overflow: 'auto' }}>
        {header}
        {list}
      </main>
    ),
  };

  describe.each(Object.entries(around))('%s', (_, wrap) => {
    it.each(['rows come before it', 'the list becomes compact', 'the text of the page grows'])(
      'the row under the eye stays when %s',
      async (change) => {
        const findScroller = () => document.querySelector('main') ?? root;
        const { rerender } = await enter(20_000, wrap, findScroller);
        const eye = rowUnderEye();
        expect(eye.top + eye.height).toBeGreaterThan(128);
        await changes[change]?.(rerender);
        await atRest();
        expectKept(eye);
      },
    );
  });
});
