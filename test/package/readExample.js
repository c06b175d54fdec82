/**
 * The README's example: the block marked `tsx example`, else the first `tsx` block.
 * @param {string} readme
 * @returns {string}
 */
export function readExample(readme) {
  const block = (/** @type {string} */ mark) =>
    new RegExp(`^\`\`\`${mark}\\n(.*?)^\`\`\`$`, 'ms').exec(readme)?.[1];
  const example = block('tsx example') ?? block('tsx');
  if (example) return example;
  throw new Error('README.md: expected a block that begins with ```tsx, but got: none');
}
