import type { DesignTokens } from './DesignTokens.js';

/** The document with its dark values, for design tools that read one scheme per file. */
export function writeDarkTokens(document: DesignTokens): DesignTokens {
  return Object.fromEntries(
    Object.entries(document).map(([name, child]) => {
      if (typeof child !== 'object' || child === null || Array.isArray(child)) return [name, child];
      return [name, inTheDark(child as DesignTokens)];
    }),
  );
}

function inTheDark(node: DesignTokens): DesignTokens {
  if (node.$value === undefined) return writeDarkTokens(node);
  return { ...node, $value: node.$extensions?.mode?.dark ?? node.$value };
}
