// @vitest-environment node
import { expect, it } from 'vitest';
import { isAskable } from '../../../src/service/request/isAskable.js';

it.each([
  [undefined, false],
  ['', false],
  ['A', false],
  ['  A  ', false],
  ['🍞', false],
  ['AB', true],
  [' A B ', true],
  ['食堂', true],
])('says whether the merchant name %j can be asked: %s', (merchant_name, askable) => {
  expect(isAskable({ id: 't1', merchant_name })).toBe(askable);
});
