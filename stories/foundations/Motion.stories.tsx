import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../frame/Card.js';
import { defaultTokens } from '../studio/theme/defaultTokens.js';
import './Motion.css';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { surface: 'page', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a duration is for, by its variable. One that is not here is shown with its name alone. */
const USES: Record<string, string> = {
  '--mry-duration': 'Whatever answers the reader: hover, press, fold, arrival',
  '--mry-duration-breath': 'A row that waits for its merchant',
  '--mry-duration-turn': 'A button that waits for an answer',
  '--mry-duration-wait': 'Details that wait for their record, and then need not move',
};

const DURATIONS = defaultTokens
  .map(({ variable }) => variable)
  .filter((variable) => variable.startsWith('--mry-duration'));

/** Every duration of the tokens as a run from one side to the other. */
function Runs(): ReactElement {
  const [isThere, setThere] = useState(false);
  return (
    <Card className="Motion">
      <ul>
        {DURATIONS.map((variable) => (
          <li key={variable} style={{ '--motion-duration': `var(${variable})` } as CSSProperties}>
            <span className="Motion-about">
              <code>{variable}</code>
              <span>{USES[variable]}</span>
            </span>
            <span className="Motion-track">
              <i className="Motion-runner" data-there={isThere || undefined} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        Nothing moves for readers who ask for less motion: each duration but the wait is then zero.
        Rows never change their place when a merchant arrives.
      </p>
      <button type="button" onClick={() => setThere(!isThere)}>
        Play
      </button>
    </Card>
  );
}

/** How long things take. All of it eases out, by `--mry-easing`. */
export const Motion: Story = { render: () => <Runs /> };

/** The button moves every runner. */
export const Played: Story = {
  tags: ['!dev'],
  render: () => <Runs />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const runners = [...canvasElement.querySelectorAll('.Motion-runner')];
    await expect(runners.length).toBeGreaterThan(2);
    const places = () => runners.map((runner) => runner.getBoundingClientRect().left);
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() =>
      expect(places().every((place, at) => place > (before[at] ?? 0) + 20)).toBe(true),
    );
  },
};
