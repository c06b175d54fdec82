import { render } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { DisplayProvider, type MerchantRecord } from '../../src/index.js';
import { fallbacks, leaves, record } from './leaves.js';

const nothing: readonly (readonly [string, MerchantRecord | undefined])[] = [
  ['an empty record', {}],
  ['no record', undefined],
];

describe.each(leaves)('%s', (name, tag, show) => {
  it('passes props, ref and class to its one root element', () => {
    const ref = createRef<Element>();
    const { container } = render(
      show(record, {
        ref: (element) => {
          ref.current = element;
        },
        id: 'host',
        title: 'from the host',
        'data-probe': 'yes',
        className: 'host-class',
      }),
    );
    expect(container.children).toHaveLength(1);
    const root = container.firstElementChild;
    expect(root?.tagName).toBe(tag);
    expect(ref.current).toBe(root);
    expect(root).toHaveAttribute('id', 'host');
    expect(root).toHaveAttribute('title', 'from the host');
    expect(root).toHaveAttribute('data-probe', 'yes');
    expect(root?.className).toMatch(new RegExp(`^mry-${name}( _?mry-\\w+)* host-class$`));
  });

  it.each(nothing)('renders %s without errors or warnings', (_, merchant) => {
    const { container } = render(<StrictMode>{show(merchant)}</StrictMode>);
    expect(container.textContent).toBe(fallbacks[name] ?? '');
    expect(container.childElementCount).toBe(name in fallbacks ? 1 : 0);
  });

  it.each([
    ['without a provider', undefined],
    ['inside a provider with the browser’s defaults', {}],
    ['inside a provider that says everything', { locale: 'de', timeZone: 'Europe/Berlin' }],
  ])('hydrates what the server rendered, %s', (_, options) => {
    const ui = options ? (
      <DisplayProvider {...options}>{show(record)}</DisplayProvider>
    ) : (
      show(record)
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(ui);
    const root = container.firstElementChild;
    const onRecoverableError = vi.fn();
    const { unmount } = render(ui, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.firstElementChild).toBe(root);
    expect(root).toHaveClass(`mry-${name}`);
    unmount();
    expect(container).toBeEmptyDOMElement();
  });

  it('sets a callback ref once and clears it once', () => {
    const calls: (string | undefined)[] = [];
    const ref = (element: Element | null) => {
      calls.push(element?.tagName);
    };
    const { rerender, unmount } = render(show(record, { ref }));
    rerender(show(record, { ref }));
    unmount();
    expect(calls).toEqual([tag, undefined]);
  });
});
