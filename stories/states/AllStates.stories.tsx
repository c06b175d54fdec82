import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AllStates } from './AllStates.js';
import { themes } from './themes.js';

const meta = {
  title: 'Showcase/All states',
  component: AllStates,
  tags: ['!autodocs'],
  // Tens of thousands of pixels: test/accessibility looks at one theme at a time.
  parameters: { surface: 'page', controls: { disable: true }, a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    // Forms are filled in one after the other, among hundreds of states.
    await waitFor(() => expect(canvasElement.querySelector('[data-preparing]')).toBeNull(), {
      timeout: 60_000,
    });
  },
} satisfies Meta<typeof AllStates>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Every state in both schemes and both directions, in the theme of the toolbar. The links above lead
 * to a component's states.
 */
export const Matrix: Story = {
  args: { themes: ['default'], inAllSettings: true },
  render: (args, { globals }) => <AllStates {...args} themes={[globals.theme ?? 'default']} />,
};

/**
 * Component × state × theme; the stories below have one theme each. Scheme, direction and language
 * come from the toolbar.
 */
export const EveryTheme: Story = {
  args: { themes },
  // The test of the matrix renders each state; test/accessibility renders each in every theme.
  tags: ['!test'],
};

export const Default: Story = { args: { themes: ['default'] }, tags: ['!test'] };

export const Bold: Story = { args: { themes: ['bold'] }, tags: ['!test'] };

export const Dense: Story = { args: { themes: ['dense'] }, tags: ['!test'] };

export const HighContrast: Story = { args: { themes: ['contrast'] }, tags: ['!test'] };
