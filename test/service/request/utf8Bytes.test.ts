import { afterEach, expect, it, vi } from 'vitest';
import { utf8Bytes } from '../../../src/service/request/utf8Bytes.js';
import { fc } from '../../fc.js';

afterEach(() => vi.unstubAllGlobals());

const measuresAnyText = () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = JSON.stringify(text);
      expect(utf8Bytes(json)).toBe(Buffer.byteLength(json));
    }),
  );

it('measures any text as it goes over the wire', measuresAnyText);

it('measures alike where there is no TextEncoder, as in Jest’s jsdom', () => {
  vi.stubGlobal('TextEncoder', undefined);
  measuresAnyText();
});
