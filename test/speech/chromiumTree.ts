import { cdp } from 'vitest/browser';

interface Value {
  value?: unknown;
}

interface Node {
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
}

/** The parts of the protocol that are used, which Vitest leaves untyped. */
interface Session {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: FrameTree }>;
  send(method: 'Accessibility.getFullAXTree', of: { frameId: string }): Promise<{ nodes: Node[] }>;
}

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

/**
 * What Chromium itself tells screen readers of this page's buttons: name, and after a bar the
 * description.
 */
export async function chromiumButtons(): Promise<string> {
  const session = cdp() as unknown as Session;
  const { frameTree } = await session.send('Page.getFrameTree');
  // Vitest runs tests in a frame of its page.
  const frameId = frameTree.childFrames?.at(-1)?.frame.id ?? frameTree.frame.id;
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId });
  const buttons = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'button');
  return `${buttons.map(({ name, description }) => [name, description].flatMap((text) => text?.value || []).join(' | ')).join('\n')}\n`;
}
