import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  atRest,
  idsOnScreen,
  listElement,
  rowTop,
  rowUnderEye,
  shopService,
  statement,
} from './listOnScreen.js';
import { TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';

type Rerender = (props: Partial<TestAppProps>) => Promise<void>;

const all = statement(2_000);
/** What is shown before anything changes. */
const rows = all.slice(100, 1_100);
const root = document.documentElement;

beforeEach(async () => {
  await page.viewport(900, 700);
  window.scrollTo(0, 0);
});
afterEach(() => {
  root.removeAttribute('style');
});

/** A list scrolled to an offset in pixels. */
interface Scene {
  scroller: Element;
  rerender: Rerender;
}

const scenes: Record<string, (top: number) => Promise<Scene>> = {
  'in a box of its own': (top) =>
    enter(
      top,
      (list) => list,
      () => listElement(),
      { height: 600 },
    ),
  'in a <main> that scrolls': (top) =>
    enter(
      top,
      (list) => (
        <main style={{ height: 600, overflow: 'auto' }}>
          <h1>Account</h1>
          {list}
        </main>
      ),
      () => document.querySelector('main') as HTMLElement,
    ),
  'on a page': (top) =>
    enter(
      top,
      (list) => (
        <>
          <h1>Account</h1>
          {list}
        </>
      ),
      () => root,
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
  'the list becomes compact': () => {
    listElement().dataset.mryDensity = 'compact';
  },
  'the text of the page grows': () => {
    root.style.fontSize = '22px';
  },
};

/** Within a pixel, which scrollers may be rounded to. */
function expectKept({ id, top }: { id: string | undefined; top: number }): void {
  expect(
    Math.abs(rowTop(id) - top),
    `${id} was at ${top} and is at ${rowTop(id)}`,
  ).toBeLessThanOrEqual(1);
}

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
    it.each(Object.entries(changes))('the row under the eye stays when %s', async (__, change) => {
      const findScroller = () => document.querySelector('main') ?? root;
      const { rerender } = await enter(20_000, wrap, findScroller);
      const eye = rowUnderEye();
      expect(eye.top + eye.height).toBeGreaterThan(128);
      await change(rerender);
      await atRest();
      expectKept(eye);
    });
  });
});
