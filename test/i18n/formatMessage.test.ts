// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatMessage } from '../../src/i18n/formatMessage.js';

describe('formatMessage', () => {
  it('fills its placeholders, each as often as it stands there', () => {
    expect(formatMessage('{a} of {b}, {a}', { a: '1', b: '2' })).toBe('1 of 2, 1');
  });

  it('leaves a placeholder that has no value, also one with the name of a method', () => {
    expect(formatMessage('{a} {toString} {b c}', { b: '2' })).toBe('{a} {toString} {b c}');
  });

  it('never fills in what a value says', () => {
    expect(formatMessage('via {name}', { name: '{name} $& $1' })).toBe('via {name} $& $1');
  });

  it('isolates a value in another direction than the words around it', () => {
    expect(formatMessage('via {name}', { name: 'PayZip' })).toBe('via PayZip');
    expect(formatMessage('via {name}', { name: 'תאבלי' })).toBe('via \u2068תאבלי\u2069');
    expect(formatMessage('عبر {name}', { name: 'PayZip (UK)' })).toBe(
      'عبر \u2068PayZip (UK)\u2069',
    );
  });
});
