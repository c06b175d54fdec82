import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type CategoryKey, categoryHue, type Hue } from '../../src/index.js';
import { en } from '../../src/locales/en.js';
import { contrastOf, formatContrast } from '../studio/contrast/contrastOf.js';
import { Schemes } from './Schemes.js';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { surface: 'bare' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const KEYS = Object.keys(en.categories) as CategoryKey[];
const HUES = [...new Set(KEYS.map(categoryHue))].sort((a, b) => rank(a) - rank(b));

/** The order of the colour wheel; what is not known comes last. */
function rank(hue: Hue): number {
  const wheel = 'coral orange amber lime green teal cyan blue indigo violet magenta rose neutral';
  return wheel.split(' ').indexOf(hue);
}

interface RatioProps {
  foreground: string;
  background: string;
}

/** The contrast of two tokens as the browser shows them here, in this theme and scheme. */
function Ratio({ foreground, background }: RatioProps): ReactElement {
  const probe = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<string>();
  // Without dependencies: the theme and the scheme change outside of React.
  useLayoutEffect(() => {
    if (!probe.current) return;
    const { color, backgroundColor } = getComputedStyle(probe.current);
    setRatio(formatContrast(contrastOf(color, backgroundColor)));
  });
  return (
    <>
      <span
        ref={probe}
        hidden
        style={{ color: `var(${foreground})`, backgroundColor: `var(${background})` }}
      />
      <span className="Colors-ratio">{ratio}:1</span>
    </>
  );
}

/** Twelve hues and a neutral one, for tiles, initials and the charts of a host app. */
export const Hues: Story = {
  render: () => (
    <Schemes>
      <ul className="Swatches">
        {HUES.map((hue) => (
          <li key={hue}>
            <span aria-hidden="true" className="mry-MerchantLogo" data-hue={hue}>
              Aa
            </span>
            <span className="Swatches-name">{hue}</span>
            <Ratio foreground={`--mry-hue-${hue}-ink`} background={`--mry-hue-${hue}-tint`} />
            <span className="Swatches-note">
              {KEYS.filter((key) => categoryHue(key) === hue)
                .map((key) => en.categories[key])
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Schemes>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      for (const { textContent } of canvasElement.querySelectorAll('.Colors-ratio')) {
        expect(Number.parseFloat(textContent ?? '')).toBeGreaterThanOrEqual(4.5);
      }
    });
  },
};

const TEXTS = [
  ['text', 'Names and amounts'],
  ['text-muted', 'The second line'],
  ['text-faint', 'What is said least'],
  ['accent', 'Links, buttons and focus'],
  ['positive', 'Money in, refunds and cashback'],
  ['caution', 'Closing soon'],
  ['declined', 'Declined'],
  ['state', 'The badge of a state'],
] as const;

const SURFACES = [
  ['page', 'Behind everything'],
  ['surface', 'A list, a sheet'],
  ['sunken', 'Set into the surface'],
  ['hover', 'Under the pointer'],
  ['pressed', 'Pressed'],
  ['selected', 'Opened'],
  ['line', 'Lines and edges'],
] as const;

/** Colours by what they mean, with their contrast on the surface. */
export const Meanings: Story = {
  render: () => (
    <Schemes>
      <ul className="Colors">
        {TEXTS.map(([name, use]) => (
          <li key={name}>
            <span className="Colors-chip" style={{ background: `var(--mry-color-${name})` }} />
            <span>
              <b>{name}</b>
              <br />
              <span className="Swatches-note">{use}</span>
            </span>
            <Ratio foreground={`--mry-color-${name}`} background="--mry-color-surface" />
          </li>
        ))}
      </ul>
      <ul className="Colors">
        {SURFACES.map(([name, use]) => (
          <li key={name}>
            <span className="Colors-chip" style={{ background: `var(--mry-color-${name})` }} />
            <span>
              <b>{name}</b>
              <br />
              <span className="Swatches-note">{use}</span>
            </span>
            <Ratio foreground="--mry-color-text" background={`--mry-color-${name}`} />
          </li>
        ))}
      </ul>
    </Schemes>
  ),
};
