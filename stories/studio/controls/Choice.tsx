import { type ReactElement, useId } from 'react';

interface ChoiceProps<T extends string> {
  name: string;
  options: readonly T[];
  /** Undefined if none of them applies. */
  value: T | undefined;
  onValue(value: T): void;
}

/** One of several, side by side. Renders a `<fieldset>`. */
export function Choice<T extends string>(props: ChoiceProps<T>): ReactElement {
  const { name, options, value, onValue } = props;
  const id = useId();
  return (
    <fieldset className="StudioChoice">
      <legend className="StudioHidden">{name}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={id}
            checked={option === value}
            onChange={() => onValue(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
