import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../frame/Card.js';
import './Type.css';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { surface: 'page', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface TypeStyle {
  name: string;
  /** Where it is used. */
  use: string;
  sample: string;
  /** Endings of the tokens: `size` of `--mry-font-size-<size>`, and so on; empty for the plain one. */
  size: string;
  line: string;
  weight: string;
  tracking?: string;
}

const STYLES: readonly TypeStyle[] = [
  {
    name: 'Amount',
    use: 'The amount in the details',
    sample: '−£57.60',
    size: '-amount',
    line: '-amount',
    weight: '-bold',
    tracking: '-amount',
  },
  {
    name: 'Title',
    use: 'The name in the details',
    sample: 'Harrow & Vale',
    size: '-large',
    line: '-large',
    weight: '-bold',
    tracking: '-large',
  },
  {
    name: 'Name',
    use: 'Names and amounts in rows',
    sample: 'Northside Coffee −£4.20',
    size: '',
    line: '',
    weight: '-bold',
    tracking: '-bold',
  },
  {
    name: 'Text',
    use: 'Everything that is read at length',
    sample: 'Closes in 20 minutes',
    size: '',
    line: '',
    weight: '',
  },
  {
    name: 'Heading',
    use: 'Days and sections',
    sample: 'Wednesday 18 November',
    size: '-small',
    line: '-small',
    weight: '-bold',
  },
  {
    name: 'Second line',
    use: 'Category, time, hours',
    sample: 'Groceries · 18:22 · Open until 20:00',
    size: '-small',
    line: '-small',
    weight: '',
  },
  {
    name: 'Smallest',
    use: 'Below the amount, credits',
    sample: '¥2,480 · incl. £1.75 fee',
    size: '-tiny',
    line: '-small',
    weight: '',
  },
];

function Specimen({ name, use, sample, ...style }: TypeStyle): ReactElement {
  const { size, line, weight, tracking } = style;
  const text = useRef<HTMLParagraphElement>(null);
  const [measures, setMeasures] = useState('');
  // Without dependencies: a theme changes outside of React.
  useLayoutEffect(() => {
    if (!text.current) return;
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(text.current);
    const [points, height] = [fontSize, lineHeight].map((length) => Number.parseFloat(length));
    setMeasures(`${points} / ${height} · ${fontWeight}`);
  });
  const font: CSSProperties = {
    font: `var(--mry-font-weight${weight}) var(--mry-font-size${size}) / var(--mry-line-height${line}) var(--mry-font-family)`,
    ...(tracking !== undefined && { letterSpacing: `var(--mry-tracking${tracking})` }),
  };
  return (
    <li className="Type-style">
      <p ref={text} style={font}>
        {sample}
      </p>
      <div className="Type-about">
        <b>{name}</b>
        <span>{use}</span>
        <span className="Type-measures">{measures}</span>
        <code>--mry-font-size{size}</code>
      </div>
    </li>
  );
}

/**
 * Seven styles from one family. Sizes are in rem, so that the reader's text size counts; figures
 * are tabular wherever they stand below each other.
 */
export const Type: Story = {
  render: () => (
    <Card>
      <ul className="Type">
        {STYLES.map((style) => (
          <Specimen key={style.name} {...style} />
        ))}
      </ul>
    </Card>
  ),
  play: async ({ canvas }) => {
    // A token that does not exist would leave the page's own size.
    await expect(canvas.getByText('34 / 42 · 600')).toBeVisible();
    await expect(canvas.getByText('12 / 18 · 400')).toBeVisible();
  },
};
