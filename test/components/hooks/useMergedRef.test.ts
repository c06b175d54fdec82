import { renderHook } from '@testing-library/react';
import { createRef, type ForwardedRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useMergedRef } from '../../../src/components/hooks/useMergedRef.js';

function merge(forwarded: ForwardedRef<Element>) {
  const own = createRef<Element>();
  const { result, rerender } = renderHook(() => useMergedRef(own, forwarded));
  return { own, result, rerender };
}

const element = document.createElement('i');

describe('useMergedRef', () => {
  it('fills and clears both, whether an object or a callback', () => {
    const object = createRef<Element>();
    const callback = vi.fn();
    for (const forwarded of [object, callback]) {
      const { own, result } = merge(forwarded as ForwardedRef<Element>);
      expect(result.current(element)).toBeUndefined();
      expect(own.current).toBe(element);
      result.current(null);
      expect(own.current).toBeNull();
    }
    expect(object.current).toBeNull();
    expect(callback.mock.calls).toEqual([[element], [null]]);
  });

  it('hands on the cleanup of a callback, and clears its own ref with it', () => {
    const cleanup = vi.fn();
    const { own, result } = merge(() => cleanup);
    const returned = result.current(element);
    expect(own.current).toBe(element);
    returned?.();
    expect(cleanup).toHaveBeenCalledOnce();
    expect(own.current).toBeNull();
  });

  it('does without a ref of the host, and stays the same function', () => {
    const { own, result, rerender } = merge(null);
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
    result.current(element);
    expect(own.current).toBe(element);
  });
});
