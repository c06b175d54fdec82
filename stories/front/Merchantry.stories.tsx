import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useGlobals } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { heroRows } from '../demo/demoTransactions.js';
import type { ThemeName } from '../states/themes.js';
import { FrontPage } from './FrontPage.js';
import type { Look } from './Look.js';

/** What the toolbar has chosen. */
interface Toolbar {
  theme: ThemeName;
  colorScheme: 'system' | 'light' | 'dark';
  direction: 'auto' | 'ltr' | 'rtl';
  locale: string;
}

interface FrontProps extends Toolbar {
  onLook: (change: Partial<Look>) => void;
}

const DARK = matchMedia('(prefers-color-scheme: dark)');
const subscribe = (listener: () => void) => {
  DARK.addEventListener('change', listener);
  return () => DARK.removeEventListener('change', listener);
};

/** The page's buttons and the toolbar choose the same: the later choice wins. */
function Front({ theme, colorScheme, direction, locale, onLook }: FrontProps): ReactElement {
  const isDark = useSyncExternalStore(subscribe, () => DARK.matches);
  const [look, setLook] = useState({ theme, colorScheme, locale });
  useEffect(() => setLook({ theme, colorScheme, locale }), [theme, colorScheme, locale]);
  const system = isDark ? 'dark' : 'light';
  return (
    <FrontPage
      rows={heroRows}
      look={{ ...look, colorScheme: look.colorScheme === 'system' ? system : look.colorScheme }}
      direction={direction === 'auto' ? undefined : direction}
      onLook={(change) => {
        setLook({ ...look, ...change });
        onLook(change);
      }}
    />
  );
}

const meta: Meta = {
  title: 'Start/Merchantry',
  tags: ['!autodocs'],
  parameters: { surface: 'bare', controls: { disable: true } },
  render: function Render() {
    const [globals, updateGlobals] = useGlobals();
    return <Front {...(globals as Toolbar)} onLook={updateGlobals} />;
  },
};

export default meta;
type Story = StoryObj;

/** The same seven rows as a bank sends them and as people see them, in each theme and language. */
export const Merchantry: Story = {};

/** The buttons change the page, and the seven rows are requested once. */
export const Buttons: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Harrow & Vale')).toBeVisible());
    await expect(canvas.getByText('The same 7 lines, one request')).toBeVisible();
    const page = canvas.getByRole('main');

    await userEvent.click(canvas.getByRole('radio', { name: 'Bold' }));
    await expect(page).toHaveAttribute('data-mry-theme', 'bold');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(page).toHaveAttribute('data-mry-color-scheme', 'dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'العربية' }));
    await expect(await canvas.findByRole('heading', { name: 'اليوم' })).toBeVisible();
    const list = canvasElement.querySelector('.mry-TransactionList');
    await expect(list && getComputedStyle(list).direction).toBe('rtl');

    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByRole('heading', { name: 'Umsätze' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Default' }));
    await expect(page).toHaveAttribute('data-mry-theme', 'default');
    await expect(canvas.getByText('The same 7 lines, one request')).toBeVisible();
  },
};

/** A button stays under the pointer, whatever it changes. */
export const StillButtons: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Harrow & Vale');
    for (const name of ['Bold', 'Dense', 'Contrast', 'Default', 'Dark', 'Deutsch', 'العربية']) {
      const radio = canvas.getByRole('radio', { name });
      radio.scrollIntoView({ block: 'center' });
      const { top } = radio.getBoundingClientRect();
      await userEvent.click(radio);
      await waitFor(() => expect(radio).toBeChecked());
      await expect(radio.getBoundingClientRect().top).toBeCloseTo(top, 0);
    }
  },
};

/** Each stroke ends at the middle of its row, in every theme. */
export const Strokes: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Harrow & Vale');
    const middles = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    for (const name of ['Default', 'Bold', 'Dense', 'Contrast']) {
      await userEvent.click(canvas.getByRole('radio', { name }));
      await waitFor(async () => {
        const rows = middles('.mry-TransactionList .mry-TransactionRow');
        const strokes = middles('.Strokes-stroke');
        await expect(rows).toHaveLength(7);
        await expect(strokes.map((at, index) => Math.abs(at - (rows[index] ?? 0)) <= 2)).toEqual(
          rows.map(() => true),
        );
      });
    }
  },
};
