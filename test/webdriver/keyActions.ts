import { parseKeyDef } from '@vitest/browser';

/** How WebDriver writes keys that type nothing. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** The keys of a text in Testing Library's notation, such as `{Shift>}{Tab}{/Shift}a`. */
export function keyActions(text: string): object[] {
  return parseKeyDef(text).flatMap(
    ({ keyDef: { key = '' }, releasePrevious, releaseSelf, repeat }) => {
      const value = KEYS[key] ?? key;
      if ([...value].length !== 1) throw new Error(`No code is known for the key ${key}.`);
      const down = { type: 'keyDown', value };
      const up = { type: 'keyUp', value };
      if (releasePrevious) return [up];
      const pressed = Array.from({ length: repeat }, () => down);
      return releaseSelf ? [...pressed, up] : pressed;
    },
  );
}
