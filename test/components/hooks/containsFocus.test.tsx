import { expect, it, vi } from 'vitest';
import { containsFocus } from '../../../src/components/hooks/containsFocus.js';

function createButton(parent: Element | ShadowRoot): HTMLButtonElement {
  const button = document.createElement('button');
  parent.append(button);
  return button;
}

it('is about an element and what is in it, in the document and in a shadow tree', () => {
  const host = document.createElement('div');
  document.body.append(host);
  for (const parent of [document.body, host.attachShadow({ mode: 'closed' })]) {
    const around = document.createElement('p');
    parent.append(around);
    const inside = createButton(around);
    const beside = createButton(parent);
    inside.focus();
    expect([around, inside, beside].map(containsFocus)).toEqual([true, true, false]);
  }
});

it('holds while another window is active, where :focus does not match', () => {
  const button = createButton(document.body);
  button.focus();
  vi.spyOn(button, 'matches').mockReturnValue(false);
  expect(containsFocus(button)).toBe(true);
});

it('is false for an element that has left the document, and for none', () => {
  const button = createButton(document.body);
  button.focus();
  button.remove();
  expect(containsFocus(button)).toBe(false);
  expect(containsFocus(undefined)).toBe(false);
});
