import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/theme/styles.css';
import '../../src/theme/themes/bold.css';
import '../../src/theme/themes/dense.css';

const LIGHT = '#ffffff';
const DARK = '#14171c';
const BOLD = '#fff6ec';
const BOLD_DARK = '#1c0a2c';
const root = document.documentElement;

function readVariable(id: string, variable: string): string {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return getComputedStyle(element).getPropertyValue(variable);
}

const surfaceOf = (id: string) => readVariable(id, '--mry-color-surface');

async function emulate(features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia' as never, { features } as never);
}

function Nested(): ReactElement {
  return (
    <div id="page">
      <div data-mry-color-scheme="dark" id="dark">
        <div data-mry-color-scheme="light" id="light-in-dark" />
        <div data-mry-theme="bold" id="bold-in-dark">
          <div data-mry-color-scheme="light" id="light-in-bold-in-dark" />
        </div>
      </div>
      <div data-mry-theme="bold" id="bold">
        <div data-mry-color-scheme="dark" id="dark-in-bold" />
        <div data-mry-theme="default" id="default-in-bold" />
        <div data-mry-theme="dense" id="dense-in-bold" />
        <div data-mry-density="compact" id="compact-in-bold" />
      </div>
      <div data-mry-theme="bold" data-mry-color-scheme="dark" id="bold-and-dark" />
      <div data-mry-theme="dense" id="dense">
        <div data-mry-density="compact" id="compact-in-dense" />
      </div>
      <div data-mry-density="compact" id="compact" />
    </div>
  );
}

/** Nested elements. Each name is a theme, a colour scheme or a density. */
function Chain({ names }: { names: readonly string[] }): ReactElement {
  const [name = '', ...inner] = names;
  const isScheme = name === 'light' || name === 'dark';
  const isTheme = !isScheme && name !== 'compact';
  return (
    <div
      data-mry-color-scheme={isScheme ? name : undefined}
      data-mry-theme={isTheme ? name : undefined}
      data-mry-density={name === 'compact' ? name : undefined}
      id={inner.length === 0 ? 'innermost' : undefined}
    >
      {inner.length > 0 && <Chain names={inner} />}
    </div>
  );
}

afterEach(async () => {
  await emulate([]);
  root.removeAttribute('data-mry-theme');
  root.removeAttribute('data-mry-color-scheme');
  root.classList.remove('dark');
  root.removeAttribute('style');
});

describe('themes', () => {
  it('start at the element that names them, in the nearest colour scheme', async () => {
    root.dataset.mryTheme = 'default';
    await render(<Nested />);
    expect(surfaceOf('page')).toBe(LIGHT);
    expect(surfaceOf('dark')).toBe(DARK);
    expect(surfaceOf('light-in-dark')).toBe(LIGHT);
    expect(surfaceOf('bold-in-dark')).toBe(BOLD_DARK);
    expect(surfaceOf('light-in-bold-in-dark')).toBe(BOLD);
    expect(surfaceOf('bold')).toBe(BOLD);
    expect(surfaceOf('dark-in-bold')).toBe(BOLD_DARK);
    expect(surfaceOf('bold-and-dark')).toBe(BOLD_DARK);
    expect(surfaceOf('default-in-bold')).toBe(LIGHT);
  });

  it.each([
    ['default dark', DARK],
    ['bold default dark', DARK],
    ['bold default light', LIGHT],
    ['dense bold dark', BOLD_DARK],
    ['dense bold light', BOLD],
    ['dark light bold', BOLD],
    ['dark light default', LIGHT],
    ['light dark light bold', BOLD],
    ['dark light dark bold', BOLD_DARK],
  ])('go by the nearest: %s', async (names, surface) => {
    for (const theme of ['default', 'bold', undefined]) {
      if (theme) root.dataset.mryTheme = theme;
      else delete root.dataset.mryTheme;
      const { unmount } = await render(<Chain names={names.split(' ')} />);
      expect(surfaceOf('innermost')).toBe(surface);
      await unmount();
    }
  });

  it('can be nested in another theme and come back inside it', async () => {
    root.dataset.mryTheme = 'default';
    await render(<Chain names={['bold', 'dense', 'bold', 'dark']} />);
    expect(surfaceOf('innermost')).toBe(BOLD_DARK);
  });

  it.each([
    ['bold default compact', '3.5rem'],
    ['dense bold compact', '4rem'],
    ['compact default', '3.5rem'],
    ['compact bold', '4rem'],
    ['bold compact default', '3.5rem'],
  ])('have the density of the nearest: %s', async (names, height) => {
    for (const theme of ['default', 'bold', undefined]) {
      if (theme) root.dataset.mryTheme = theme;
      else delete root.dataset.mryTheme;
      const { unmount } = await render(<Chain names={names.split(' ')} />);
      expect(readVariable('innermost', '--mry-row-height')).toBe(height);
      await unmount();
    }
  });

  it('do not leak into each other', async () => {
    root.dataset.mryTheme = 'default';
    await render(<Nested />);
    expect(readVariable('bold', '--mry-logo-radius')).toBe('50%');
    expect(readVariable('default-in-bold', '--mry-logo-radius')).toBe('27%');
    expect(readVariable('dense-in-bold', '--mry-font-weight-bold')).toBe('600');
    expect(readVariable('dense-in-bold', '--mry-row-radius')).toBe('0px');
  });

  it('also change component tokens that refer to a changed token', async () => {
    root.dataset.mryTheme = 'default';
    await render(<Nested />);
    expect(readVariable('page', '--mry-field-radius')).toBe('12px');
    expect(readVariable('bold', '--mry-field-radius')).toBe('20px');
  });

  it('have their own density, and compact never makes them more spacious', async () => {
    root.dataset.mryTheme = 'default';
    await render(<Nested />);
    expect(readVariable('compact', '--mry-row-height')).toBe('3.5rem');
    expect(readVariable('compact', '--mry-row-height-wide')).toBe('3.5rem');
    expect(readVariable('compact-in-bold', '--mry-row-height')).toBe('4rem');
    expect(readVariable('compact-in-dense', '--mry-row-height')).toBe('3rem');
    expect(readVariable('compact-in-dense', '--mry-row-height-wide')).toBe('2.25rem');
  });

  it('apply to a page that names none: the last style sheet wins', async () => {
    await render(<Nested />);
    expect(readVariable('page', '--mry-row-divider')).toBe('1px');
    expect(surfaceOf('page')).toBe(LIGHT);
  });

  it('follow the reader’s system unless an attribute overrides it', async () => {
    root.dataset.mryTheme = 'default';
    await emulate([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await render(<Nested />);
    expect(surfaceOf('page')).toBe(DARK);
    expect(surfaceOf('bold')).toBe(BOLD_DARK);
    expect(surfaceOf('light-in-dark')).toBe(LIGHT);
    root.dataset.mryColorScheme = 'light';
    expect(surfaceOf('page')).toBe(LIGHT);
    expect(surfaceOf('bold')).toBe(BOLD);
    expect(surfaceOf('dark-in-bold')).toBe(BOLD_DARK);
  });

  it('follow the class of a page that names it, whatever the reader’s system says', async () => {
    root.dataset.mryTheme = 'default';
    root.dataset.mryColorScheme = 'class';
    await emulate([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await render(<Nested />);
    expect([surfaceOf('page'), surfaceOf('bold'), surfaceOf('dark')]).toEqual([LIGHT, BOLD, DARK]);
    root.classList.add('dark');
    await emulate([{ name: 'prefers-color-scheme', value: 'light' }]);
    expect([surfaceOf('page'), surfaceOf('bold')]).toEqual([DARK, BOLD_DARK]);
    expect(getComputedStyle(root).colorScheme).toBe('dark');
    expect([surfaceOf('light-in-dark'), surfaceOf('light-in-bold-in-dark')]).toEqual([LIGHT, BOLD]);
    root.classList.remove('dark');
    expect([surfaceOf('page'), surfaceOf('bold'), surfaceOf('dark')]).toEqual([LIGHT, BOLD, DARK]);
  });

  it('ignore a class that the page has not named', async () => {
    root.dataset.mryTheme = 'default';
    root.classList.add('dark');
    await emulate([{ name: 'prefers-color-scheme', value: 'light' }]);
    await render(<Nested />);
    expect(surfaceOf('page')).toBe(LIGHT);
  });

  it('have more contrast for readers who prefer it, in both schemes', async () => {
    root.dataset.mryTheme = 'default';
    await render(<Nested />);
    expect(readVariable('page', '--mry-focus-width')).toBe('2px');
    await emulate([{ name: 'prefers-contrast', value: 'more' }]);
    expect(readVariable('page', '--mry-color-text')).toBe('#000000');
    expect(readVariable('dark', '--mry-color-text')).toBe('#ffffff');
    expect(readVariable('bold', '--mry-color-text-muted')).toBe('#2b0b3f');
    expect(readVariable('page', '--mry-focus-width')).toBe('3px');
    await emulate([
      { name: 'prefers-contrast', value: 'more' },
      { name: 'prefers-color-scheme', value: 'dark' },
    ]);
    expect(readVariable('page', '--mry-color-text')).toBe('#ffffff');
    expect(readVariable('bold', '--mry-color-text-muted')).toBe('#fff2fb');
  });

  it('have no motion for readers who prefer less', async () => {
    root.dataset.mryTheme = 'bold';
    await render(<Nested />);
    expect(readVariable('page', '--mry-duration')).toBe('120ms');
    await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    expect(readVariable('page', '--mry-duration')).toBe('0ms');
  });

  it('give way to any rule of the host app', async () => {
    root.dataset.mryTheme = 'bold';
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = ':where(html) { --mry-color-surface: papayawhip }';
    await render(<Nested />);
    expect(surfaceOf('page')).toBe('papayawhip');
    sheet.remove();
  });
});
