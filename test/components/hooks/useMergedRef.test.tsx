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
  it('sets and clears both refs, objects or callbacks', () => {
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

  it('calls the cleanup of a callback, and clears its own ref with it', () => {
    const cleanup = vi.fn();
    const { own, result } = merge(() => cleanup);
    const returned = result.current(element);
    expect(own.current).toBe(element);
    returned?.();
    expect(cleanup).toHaveBeenCalledOnce();
    expect(own.current).toBeNull();
  });

  it('works without a ref from the host app, and keeps its identity', () => {
    const { own, result, rerender } = merge(null);
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
    result.current(element);
    expect(own.current).toBe(element);
  });
});
