import { type ReactElement, type ReactNode, useId } from 'react';
import './Segments.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** BCP 47, if the label is not English. */
  lang?: string;
  picture?: ReactNode;
}

interface SegmentsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  name: string;
  segments: readonly Segment<Value>[];
  /** None is chosen if no segment has it. */
  value: string;
  onChange: (value: Value) => void;
}

/** Radio buttons that look like one bar. Renders a `<fieldset>`. */
export function Segments<Value extends string>({
  name,
  segments,
  value: chosen,
  onChange,
}: SegmentsProps<Value>): ReactElement {
  const group = useId();
  return (
    <fieldset className="Segments">
      <legend className="Front-hidden">{name}</legend>
      {segments.map(({ value, label, lang, picture }) => (
        <label key={value} className="Segments-segment" lang={lang}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {picture}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
