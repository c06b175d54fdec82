'use client';
import { type InputHTMLAttributes, type ReactElement, useState } from 'react';

export interface RangeFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'> {
  label: string;
  value: string | undefined;
  onType: (typed: string) => void;
  onLeave: () => void;
}

/**
 * One end of a range. Keeps what was typed while it has the focus, whatever the state is by then, and
 * shows the value that was read afterwards.
 */
export function RangeField({
  label,
  value,
  onType,
  onLeave,
  ...input
}: RangeFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="mry-FindRange-field">
      <span>{label}</span>
      <input
        {...input}
        autoComplete="off"
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          onType(target.value);
        }}
        onBlur={() => {
          setTyped(undefined);
          onLeave();
        }}
      />
    </label>
  );
}
