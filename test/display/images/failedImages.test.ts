// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { failedImages } from '../../../src/display/images/failedImages.js';

describe('failedImages', () => {
  it('remembers what did not load, and only that', () => {
    failedImages.add('https://logos.example/a.png');
    expect(failedImages.has('https://logos.example/a.png')).toBe(true);
    expect(failedImages.has('https://logos.example/b.png')).toBe(false);
  });

  it('starts anew before it grows without end', () => {
    failedImages.add('first');
    for (let index = 0; index < 2000; index += 1) failedImages.add(`${index}`);
    expect(failedImages.has('first')).toBe(false);
    expect(failedImages.has('1999')).toBe(true);
  });
});
