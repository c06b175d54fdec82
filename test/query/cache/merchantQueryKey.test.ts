import { hashKey } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSiblingFinder,
  hashFrame,
  keyInFrame,
  type MerchantFrameKey,
  type MerchantQueryKey,
} from '../../../src/query/cache/merchantQueryKey.js';

const options = fc.constantFrom({}, { logo_size: '2x' }, { language: 'de', additionalInfo: true });
const type = fc.constantFrom('restrictive', 'extended', 'other');
const frame: fc.Arbitrary<MerchantFrameKey> = fc.tuple(
  fc.constant('merchantry' as const),
  fc.constantFrom('', 'a', '"],["'),
  type,
  options,
);
const key: fc.Arbitrary<MerchantQueryKey> = fc
  .tuple(frame, fc.string({ unit: fc.constantFrom(...'0123456789abcdef') }))
  .map(([parts, content]) => [...parts, content]);

describe('keyInFrame', () => {
  it("is TanStack's hash of the whole key", () => {
    fc.assert(
      fc.property(key, ([root, scope, asked, others, content]) => {
        const hash = keyInFrame(hashFrame([root, scope, asked, others]), content);
        expect(hash).toBe(hashKey([root, scope, asked, others, content]));
      }),
    );
  });
});

describe('createSiblingFinder', () => {
  it('finds the same row of another type, whatever it was asked for before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, type), { minLength: 2 }), (searches) => {
        const siblingOf = createSiblingFinder();
        for (const [queryKey, other] of searches) {
          const [root, scope, , others, content] = queryKey;
          expect(siblingOf(queryKey, other)).toBe(hashKey([root, scope, other, others, content]));
        }
      }),
    );
  });
});
