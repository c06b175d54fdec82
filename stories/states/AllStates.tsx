import type { ReactElement } from 'react';
import { Sheet } from './Sheet.js';
import { type SheetName, sheets } from './sheets.js';
import type { ThemeName } from './themes.js';

/** Every component in every state and in each of these themes. */
export function AllStates({ themes }: { themes: readonly ThemeName[] }): ReactElement {
  return (
    <>
      {(Object.keys(sheets) as SheetName[]).map((name) => (
        <Sheet key={name} name={name} themes={themes} />
      ))}
    </>
  );
}
