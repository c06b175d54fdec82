import { readFileSync } from 'node:fs';
import { transformAsync } from '@babel/core';
import { renderHook } from '@testing-library/react';
import reactCompiler, { type LoggerEvent, type PluginOptions } from 'babel-plugin-react-compiler';
import * as runtime from 'react/compiler-runtime';
import { describe, expect, it, vi } from 'vitest';
import { useFootHeight } from '../../src/list/behavior/useFootHeight.js';
import { listFiles } from '../package/listFiles.js';

vi.mock('react/compiler-runtime', { spy: true });

const files = listFiles('src').filter((file) => /^(list|query)\/.*\.tsx?$/.test(file));

describe('React Compiler', () => {
  it('compiles the code that this suite runs', () => {
    renderHook(() => useFootHeight({ current: null }, { current: null }));
    // What compiled code keeps its values in. React has no types for it.
    expect((runtime as { c?: unknown }).c).toHaveBeenCalled();
  });

  it.each(files)('compiles every component and hook of %s', async (file) => {
    expect(await diagnose(`src/${file}`)).toEqual([]);
  });

  it('is heard when it does not compile a component', async () => {
    const code = `export function Row() { const ref = useRef(0); return <b>{ref.current}</b>; }`;
    expect(await diagnose('Row.tsx', code)).toEqual([
      expect.stringContaining('Cannot access refs during render'),
    ]);
  });
});

/** What the compiler reports about a file, one line for each component or hook it does not compile. */
async function diagnose(filename: string, code = readFileSync(filename, 'utf8')) {
  const events: LoggerEvent[] = [];
  const options: Partial<PluginOptions> = {
    logger: { logEvent: (_, event) => events.push(event) },
  };
  await transformAsync(code, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', ...(filename.endsWith('x') ? ['jsx' as const] : [])] },
    plugins: [[reactCompiler, options]],
  });
  return events
    .filter(({ kind }) => kind !== 'CompileSuccess')
    .map((event) => JSON.stringify(event));
}
