import { expect, it } from 'vitest';
import { splitSelectors } from '../../tools/theme/splitSelectors.js';

const split = (selector: string) => splitSelectors(`${selector}{top:0}`).replace('{top:0}', '');

it('splits a list into selectors of its parts', () => {
  expect(split(':where(.a, .b > .c)')).toBe(':where(.a),:where(.b)>:where(.c)');
});

it('splits lists beside and inside each other', () => {
  expect(split(':where(.a, .b):where(:hover, :focus)::before')).toBe(
    ':where(.a):where(:hover):before,:where(.a):where(:focus):before,:where(.b):where(:hover):before,:where(.b):where(:focus):before',
  );
  expect(split(':where(.a :is(.b, .c):hover)')).toBe(
    ':where(.a) :where(.b:hover),:where(.a) :where(.c:hover)',
  );
});

it('keeps `:is()` where its selector means something else without', () => {
  expect(split(':where(.a:is(p, .b .c))')).toBe(':where(.a:is(p)),:where(.a:is(.b .c))');
});

it('leaves lists before a combinator as they are', () => {
  expect(split(':where(.a, .b) :where(p, q)')).toBe(
    ':where(.a,.b) :where(p),:where(.a,.b) :where(q)',
  );
  expect(split(':where(:is(.a, .b) > .c)')).toBe(':where(:is(.a,.b))>:where(.c)');
});

it('gives each compound a `:where()` of its own', () => {
  expect(split(':where(.a > .b:hover + * .c):hover::before')).toBe(
    ':where(.a)>:where(.b:hover)+* :where(.c):hover:before',
  );
  expect(split('.a :where(.b .c)')).toBe('.a :where(.b .c)');
});

it('takes one class of ours out, which is that of the subject if it has one', () => {
  expect(split(':where(.mry-A .mry-B:hover)::before')).toBe(
    ':where(.mry-A) .mry-B:where(:hover):before',
  );
  expect(split(':where(button.mry-A.mry-B, .mry-A > p)')).toBe(
    '.mry-B:where(button.mry-A),.mry-A>:where(p)',
  );
  expect(split(':where(._mry-a > * + .mry-B)')).toBe(':where(._mry-a)>*+.mry-B');
  expect(split(':where([data-mry-theme].dark)')).toBe(':where([data-mry-theme].dark)');
});

it('leaves lists in negations and in `:has()` as they are', () => {
  expect(split(':where(.a):not(:where(.b,.c))')).toBe(':where(.a):not(:where(.b,.c))');
  expect(split(':where(.a:has(.b,.c))')).toBe(':where(.a:has(.b,.c))');
});

it('keeps conditions as older browsers read them', () => {
  expect(splitSelectors('@media (max-width: 480px){:where(.a){top:0}}')).toContain(
    '(max-width:480px)',
  );
});
