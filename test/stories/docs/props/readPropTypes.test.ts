import { describe, expect, it } from 'vitest';
import { sourcePropTypes } from '../../../../.storybook/propTypesPlugin.js';
import { readPropTypes } from '../../../../stories/docs/props/readPropTypes.js';

describe('readPropTypes', () => {
  it('reads types, descriptions, defaults and values as they are written', () => {
    const source = `
      type Size = 'small' | 'large';
      export interface PartProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
        merchant: MerchantRecord | undefined;
        /** How large. Default \`small\`. */
        size?: Size | undefined;
        /**
         * Called
         * at the end.
         */
        onEnd?: ((at: number) => void) | undefined;
        levels?: 1 | 2 | undefined;
      }`;
    expect(readPropTypes([source])).toEqual({
      PartProps: {
        merchant: { type: 'MerchantRecord | undefined', required: true, description: '' },
        size: {
          type: 'Size',
          required: false,
          description: 'How large. Default `small`.',
          default: 'small',
          values: ['small', 'large'],
        },
        onEnd: { type: '(at: number) => void', required: false, description: 'Called at the end.' },
        levels: { type: '1 | 2', required: false, description: '', values: [1, 2] },
      },
    });
  });

  it('follows what a type is made of, in other files too', () => {
    const types = readPropTypes([
      'export type ListProps<T> = OwnProps<T> & Omit<RootProps, "b"> & ({ c: T } | { c?: never })',
      'interface OwnProps<T> { a: T } interface RootProps { b: string; d?: boolean | undefined }',
    ]);
    expect(Object.keys(types.ListProps ?? {}).sort()).toEqual(['a', 'c', 'd']);
    expect(types.ListProps?.c).toEqual({ type: 'T', required: true, description: '' });
  });

  it("takes the type of another's prop", () => {
    const types = readPropTypes([
      "interface AProps { /** Own words. */ a?: B['b'] | undefined; n?: -1 | 0 } interface B { b: (at: 1) => void }",
    ]);
    expect(types.AProps).toEqual({
      a: { type: '(at: 1) => void', required: false, description: 'Own words.' },
      n: { type: '-1 | 0', required: false, description: '', values: [-1, 0] },
    });
  });

  it('knows every component of the library', () => {
    const { types } = sourcePropTypes();
    expect(types.RatingProps?.merchant?.type).toBe('MerchantRecord | undefined');
    expect(types.TransactionRowProps?.transaction?.type).toBe('ListedTransaction');
    expect(types.TransactionListProps?.transactions?.required).toBe(true);
    expect(Object.keys(types.TransactionListProps ?? {}).length).toBeGreaterThan(10);
    for (const props of Object.values(types)) {
      for (const { type, required } of Object.values(props))
        expect(type).not.toMatch(required ? /^$|^union$/ : /^$|^union$|undefined$/);
    }
  });
});
