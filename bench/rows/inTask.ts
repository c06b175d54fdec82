/**
 * Does work in a task of its own, because Chromium does not count what its inspector calls as
 * script. Returns the milliseconds until the browser has rendered a frame with the result.
 */
export function inTask(work: () => void): Promise<number> {
  return new Promise((resolve) => {
    // Not after an `await`: what follows one is not counted either.
    setTimeout(() => {
      const began = performance.now();
      work();
      requestAnimationFrame(() => {
        // A task after the frame's callbacks, style and layout.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve(performance.now() - began);
        };
        port2.postMessage(undefined);
      });
    });
  });
}

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
