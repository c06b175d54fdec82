import { expect, it } from 'vitest';
import { joinPlaces } from '../../src/record/joinPlaces.js';

it.each([
  [['14 Canal Street', 'Leeds LS1 4QP'], '14 Canal Street, Leeds LS1 4QP'],
  [['دبي', 'الإمارات العربية المتحدة'], 'دبي، الإمارات العربية المتحدة'],
  [['渋谷区', '東京都', '日本'], '渋谷区、東京都、日本'],
  [['England', 'イギリス'], 'England, イギリス'],
  [['West Yorkshire', 'المملكة المتحدة'], 'West Yorkshire, المملكة المتحدة'],
  [['Leeds'], 'Leeds'],
])('joins %j with the comma of their script', (parts, line) => {
  expect(joinPlaces(parts)).toBe(line);
});
