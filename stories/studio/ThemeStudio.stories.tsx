import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import { addons, useArgs } from 'storybook/preview-api';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { keepInFrame } from './studioLink.js';
import { ThemeStudio } from './ThemeStudio.js';
import { encodeTheme } from './theme/encodeTheme.js';

interface Args {
  /** The theme, encoded. */
  theme: string;
}

const meta = {
  title: 'Showcase/Theme studio',
  tags: ['!autodocs'],
  parameters: { surface: 'page', controls: { disable: true }, options: { showPanel: false } },
  args: { theme: '' },
  argTypes: { theme: { type: 'string', control: false } },
  render: function Render({ theme }) {
    const [, updateArgs] = useArgs<Args>();
    const share = useCallback(
      (next: string) => {
        updateArgs({ theme: next });
        keepInFrame(next);
      },
      [updateArgs],
    );
    return <ThemeStudio theme={theme} onShare={share} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Make the library look like your own bank, and export the theme as one file. */
export const Studio: Story = { name: 'Theme studio' };

// All stories below are tests, hidden from the sidebar by `!dev`, which Storybook only finds in
// each story itself.

export const Opened: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Orbit Rail')).toBeVisible());
    await expect(canvas.getByRole('tab', { name: /^Contrast all pass$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Reset all' })).toBeDisabled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const preview = (canvasElement: HTMLElement): CSSStyleDeclaration => {
  const element = canvasElement.querySelector('[data-mry-theme="studio-preview"]');
  if (!element) throw new Error('There is no preview.');
  return getComputedStyle(element);
};

/**
 * A colour changes the preview at once, is flagged if its contrast is too low, is in the URL, and
 * can be undone.
 */
export const Changed: Story = {
  tags: ['!dev'],
  // The pale colour is in the URL, from which it may come back for a moment.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shared = fn();
    addons.getChannel().on('updateStoryArgs', shared);
    const color = () => preview(canvasElement).getPropertyValue('--mry-color-text-muted');
    await userEvent.click(canvas.getByRole('tab', { name: 'Tokens' }));
    const field = canvas.getByRole('textbox', { name: 'Text muted, light' });
    await userEvent.clear(field);
    await userEvent.type(field, '#99a');
    await expect(color()).toBe('#9999aa');
    await expect(
      canvas.getByRole('button', { name: /^Contrast [12]\.\d\d of Text muted: show$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Contrast \d+ too close$/ })).toBeVisible();
    await waitFor(() => expect(shared).toHaveBeenCalled());
    await expect(shared.mock.lastCall?.[0].updatedArgs.theme).toMatch(/^[\w-]+$/);

    await userEvent.type(field, 'a9');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      'Still #9999aa: expected a colour such as #1f4fd6, but got: #99aa9',
    );
    await expect(color()).toBe('#9999aa');
    await userEvent.tab();
    await expect(field).toHaveValue('#9999aa');

    await userEvent.click(canvas.getByRole('button', { name: 'Reset Text muted' }));
    await expect(color()).toBe('#565e6a');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(color()).toBe('#9999aa');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset all (1)' }));
    await expect(color()).toBe('#565e6a');
    await expect(canvas.getByRole('button', { name: 'Reset all' })).toBeDisabled();
  },
};

/** One colour recolours both schemes; corners, logos and density are one choice each. */
export const Branded: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const value = (variable: string) => preview(canvasElement).getPropertyValue(variable);
    const field = canvas.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.clear(field);
    await userEvent.type(field, '#0a7d4f');
    await userEvent.tab();
    await expect(value('--mry-color-accent')).toBe('#0a7d4f');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(value('--mry-color-accent')).not.toBe('#0a7d4f');
    await expect(canvas.getByRole('tab', { name: /^Contrast all pass$/ })).toBeVisible();

    fireEvent.change(canvas.getByRole('slider', { name: 'Corners, slider' }), {
      target: { value: '18' },
    });
    await expect(value('--mry-radius')).toBe('18px');
    await expect(value('--mry-radius-small')).toBe('12px');
    await userEvent.click(canvas.getByRole('radio', { name: 'Circle' }));
    await expect(value('--mry-logo-radius')).toBe('50%');
    const density = within(canvas.getByRole('group', { name: 'Density of the theme' }));
    await userEvent.click(density.getByRole('radio', { name: 'Compact' }));
    await expect(value('--mry-row-height')).toBe('3.5rem');
    await userEvent.click(density.getByRole('radio', { name: 'Comfortable' }));
    await expect(value('--mry-row-height')).toBe('4.25rem');

    const file = canvas.getByLabelText('Your own font');
    await userEvent.upload(file, new File(['no font'], 'Harbour.woff2'));
    await expect(
      await canvas.findByText(/expected a font .* but got: Harbour\.woff2/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Everything else' }));
    await expect(canvas.getByRole('tab', { name: 'Tokens' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Says so where a file would change nothing. */
export const Unchanged: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Export' }));
    await expect(canvas.getByText(/^Nothing is changed yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Figma' }));
    const file = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'my-bank.figma.json' });
    await expect(JSON.parse(file.value).variableCollections).toHaveLength(1);
  },
};

const pale = encodeTheme({
  base: 'dense',
  name: 'harbour',
  changes: {
    'color.text-muted': { value: '#99a0aa', dark: '#a7aeba' },
    radius: { value: '20px' },
  },
});

/** From a link. A contrast that is too low can be fixed by one press. */
export const TooClose: Story = {
  tags: ['!dev'],
  args: { theme: pale },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('harbour');
    await expect(preview(canvasElement).getPropertyValue('--mry-radius')).toBe('20px');
    await userEvent.click(canvas.getByRole('tab', { name: /^Contrast \d+ too close$/ }));
    await userEvent.click(
      canvas.getByRole('button', { name: /^Use #[\da-f]{6} for Text muted, Light$/ }),
    );
    await expect(canvas.queryByRole('button', { name: /for Text muted, Light$/ })).toBeNull();
  },
};

export const TooCloseDark: Story = {
  ...TooClose,
  tags: ['!dev'],
  globals: { colorScheme: 'dark' },
};

const harbour = encodeTheme({
  base: 'dense',
  name: 'harbour',
  changes: {
    'color.accent': { value: '#0b5a6b', dark: '#7fd0e0' },
    radius: { value: '20px' },
  },
});

/** Exported files can be imported again unchanged. */
export const Exchanged: Story = {
  tags: ['!dev'],
  args: { theme: harbour },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const radius = () => preview(canvasElement).getPropertyValue('--mry-radius');
    for (const [file, name] of [
      ['Style sheet', 'harbour.css'],
      ['Tokens', 'harbour.tokens.json'],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name: 'Export' }));
      await userEvent.click(canvas.getByRole('radio', { name: file }));
      const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name }).value;
      await userEvent.click(canvas.getByRole('button', { name: 'Reset all (2)' }));
      await expect(radius()).toBe('3px');
      await userEvent.click(canvas.getByRole('tab', { name: 'Import' }));
      await userEvent.click(canvas.getByRole('textbox', { name: 'Or paste it' }));
      await userEvent.paste(text);
      await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
      await expect(canvas.getByText('Imported harbour: dense with 2 changes.')).toBeVisible();
      await expect(radius()).toBe('20px');
    }
  },
};

/** Nothing is lost silently: names that are not tokens of Merchantry are listed. */
export const BadFile: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Import' }));
    const field = canvas.getByRole('textbox', { name: 'Or paste it' });
    await userEvent.click(field);
    await userEvent.paste(':root { --mry-radius: 20px; --mry-corner: 1px }');
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(canvas.getByText('--mry-corner: Merchantry has no such variable.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('{"radius": }');
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Line 1, column 12: expected a value/);
  },
};

/** A token that follows another can be detached, and follow it again. */
export const Detached: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tokens' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'button radius');
    await expect(canvas.getAllByText(/^Follows radius/)).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Detach Button radius: from radius' }),
    );
    const slider = canvas.getByRole('slider', { name: 'Button radius, value, slider' });
    await expect(slider).toHaveValue('12');
    fireEvent.change(slider, { target: { value: '4' } });
    await expect(preview(canvasElement).getPropertyValue('--mry-button-radius')).toBe('4px');
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Button radius: radius' }));
    await expect(preview(canvasElement).getPropertyValue('--mry-button-radius')).toBe('12px');
  },
};

/** Says so if a change cannot be undone because another token follows the token by now. */
export const Circle: Story = {
  tags: ['!dev'],
  args: {
    theme: encodeTheme({
      base: 'default',
      name: 'circle',
      changes: {
        'row.height.wide': { value: '4.25rem', compact: '3.5rem' },
        'row.height': { value: 'var(--mry-row-height-wide)', compact: '3.5rem' },
      },
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tokens' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'row height');
    for (const name of ['Reset Row height wide', /^Follow Row height wide/]) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.getByText(/row\.height\.wide follows itself/)).toBeVisible();
    }
    await expect(preview(canvasElement).getPropertyValue('--mry-row-height')).toBe('4.25rem');
  },
};

export const BrokenLink: Story = {
  tags: ['!dev'],
  args: { theme: 'bm90IEpTT04' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot be read');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('my-bank');
    await userEvent.click(canvas.getByRole('button', { name: 'Close this message' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Light and dark side by side. */
export const BothSchemes: Story = {
  tags: ['!dev'],
  // The page is there twice, and so are its landmarks.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Both' }));
    const settings = within(canvas.getByRole('region', { name: 'Preview' }));
    await userEvent.click(settings.getByRole('radio', { name: 'Compact' }));
    const surfaces = [...canvasElement.querySelectorAll('[data-mry-theme="studio-preview"]')].map(
      (element) => getComputedStyle(element).getPropertyValue('--mry-color-surface'),
    );
    // A build shortens the first.
    await expect(surfaces.join()).toMatch(/^#fff(?:fff)?,#14171c$/);
    await expect(preview(canvasElement).getPropertyValue('--mry-row-height')).toBe('3.5rem');
    await waitFor(() => expect(canvas.getAllByText('Orbit Rail')).toHaveLength(2));
  },
};
