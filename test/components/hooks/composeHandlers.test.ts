import { expect, it, vi } from 'vitest';
import { composeHandlers } from '../../../src/components/hooks/composeHandlers.js';

it("calls the host's handler first, then the component's, with the same event", () => {
  const calls: string[] = [];
  const event = { defaultPrevented: false };
  const handler = composeHandlers<typeof event>(
    (given) => calls.push(`host ${given === event}`),
    (given) => calls.push(`own ${given === event}`),
  );
  handler(event);
  expect(calls).toEqual(['host true', 'own true']);
});

it('does nothing if the host app prevents the default', () => {
  const own = vi.fn();
  const event = { defaultPrevented: false };
  composeHandlers<typeof event>((given) => {
    given.defaultPrevented = true;
  }, own)(event);
  expect(own).not.toHaveBeenCalled();
});

it('works without a handler from the host app', () => {
  const own = vi.fn();
  composeHandlers<{ defaultPrevented: boolean }>(undefined, own)({ defaultPrevented: false });
  expect(own).toHaveBeenCalledOnce();
});
