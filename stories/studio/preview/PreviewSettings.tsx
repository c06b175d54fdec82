import type { ReactElement } from 'react';
import { Choice } from '../controls/Choice.js';
import { densities, fonts, type PreviewView, scenes, schemes, widths } from './PreviewView.js';

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
      {choice('font', 'Font of a theme without one', fonts)}
    </div>
  );
}
