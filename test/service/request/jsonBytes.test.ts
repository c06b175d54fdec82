// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonBytes } from '../../../src/service/request/jsonBytes.js';

it('weighs any text as it goes over the wire', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = JSON.stringify(text);
      expect(jsonBytes(json)).toBe(Buffer.byteLength(json));
    }),
  );
});
