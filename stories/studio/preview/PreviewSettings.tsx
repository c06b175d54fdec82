import { type ReactElement, useId } from 'react';
import { densities, type PreviewView, scenes, schemes, widths } from './PreviewView.js';

interface PreviewSettingsProps {
  view: PreviewView;
  onView(view: PreviewView): void;
}

/** Settings of the preview. */
export function PreviewSettings({ view, onView }: PreviewSettingsProps): ReactElement {
  const choice = <K extends keyof PreviewView>(
    key: K,
    name: string,
    options: readonly PreviewView[K][],
  ) => (
    <Choice
      name={name}
      options={options}
      value={view[key]}
      onValue={(value) => onView({ ...view, [key]: value })}
    />
  );
  return (
    <div className="PreviewSettings">
      {choice('scene', 'Show', scenes)}
      {choice('scheme', 'Scheme', schemes)}
      {choice('density', 'Density', densities)}
      {choice('width', 'Width', widths)}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  options: readonly T[];
  value: T;
  onValue(value: T): void;
}

function Choice<T extends string>({ name, options, value, onValue }: ChoiceProps<T>): ReactElement {
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
