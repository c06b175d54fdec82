import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactElement, useMemo } from 'react';
import { expect } from 'storybook/test';
import { TransactionList } from '../../src/index.js';
import { demoTransactions } from '../demo/demoTransactions.js';
import { Card } from '../frame/Card.js';
import { SandboxDecorator } from '../sandbox/SandboxDecorator.js';
import { defaultTokens } from '../studio/theme/defaultTokens.js';
import './Space.css';

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['!autodocs'],
  decorators: [SandboxDecorator],
  parameters: { surface: 'page', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tokensOf = (...groups: string[]) =>
  defaultTokens.filter(({ path: [group = ''] }) => groups.includes(group));

/** Multiples of the unit that the library uses most. */
const STEPS = [1, 2, 3, 4, 5, 6, 8];

interface SpecimensProps {
  title: string;
  about: string;
  kind: string;
  items: readonly { name: string; note: string; style: CSSProperties }[];
}

function Specimens({ title, about, kind, items }: SpecimensProps): ReactElement {
  return (
    <section>
      <h2>{title}</h2>
      <p>{about}</p>
      <ul className="Space-items">
        {items.map(({ name, note, style }) => (
          <li key={name}>
            <i className={`Space-${kind}`} style={style} />
            <code>{name}</code>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SpaceAndShape(): ReactElement {
  const few = useMemo(() => demoTransactions.slice(0, 3), []);
  return (
    <Card className="Card-padded Space">
      <Specimens
        title="Space"
        about="A grid of 4 pixels at the reader’s usual text size. All lengths are multiples of one unit."
        kind="step"
        items={STEPS.map((step) => ({
          name: `${step} × --mry-space`,
          note: `${step * 4} px`,
          style: { inlineSize: `calc(var(--mry-space) * ${step})` },
        }))}
      />
      <Specimens
        title="Shape"
        about="Corners grow with what they are around; logos have corners in proportion to their size."
        kind="corner"
        items={tokensOf('radius').map(({ variable, description = '' }) => ({
          name: variable,
          note: description,
          style: { borderRadius: `var(${variable})` },
        }))}
      />
      <Specimens
        title="Elevation"
        about="Lists and details are flat. Only what opens above them has a shadow."
        kind="raised"
        items={tokensOf('shadow').map(({ variable, description = '' }) => ({
          name: variable,
          note: description,
          style: { boxShadow: `var(${variable})` },
        }))}
      />
      <section>
        <h2>Density</h2>
        <p>
          Rows of 68 pixels, or of 56 with <code>data-mry-density="compact"</code>. The theme
          “dense” is a look of its own, with rows of 48.
        </p>
        <div className="Space-lists">
          <TransactionList transactions={few} aria-label="Usual" groupBy="none" />
          <TransactionList
            transactions={few}
            aria-label="Compact"
            groupBy="none"
            data-mry-density="compact"
          />
        </div>
      </section>
    </Card>
  );
}

/** The unit of all lengths, corners, shadows, and the two densities of rows. */
export const SpaceShapeElevationDensity: Story = {
  name: 'Space, shape, elevation, density',
  render: () => <SpaceAndShape />,
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('.mry-TransactionRow')].map(
      (row) => row.getBoundingClientRect().height,
    );
    await expect(new Set(heights).size).toBe(2);
  },
};
