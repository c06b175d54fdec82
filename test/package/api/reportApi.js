import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};

/**
 * Everything public of one entry as text: its functions, components and types, and what these name.
 * @param {string} declarations the entry's file in `dist`
 */
export function reportApi(declarations) {
  const folder = mkdtempSync(join(tmpdir(), 'merchantry-api-'));
  const file = resolve(declarations);
  try {
    /** @type {string[]} */
    const complaints = [];
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: resolve('package.json'),
      configObject: {
        projectFolder: process.cwd(),
        mainEntryPointFilePath: file,
        newlineKind: 'lf',
        compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
        apiReport: {
          enabled: true,
          // Their shape is public too, as long as something public names them.
          includeForgottenExports: true,
          reportFileName: 'entry.api.md',
          reportFolder: folder,
          reportTempFolder: join(folder, 'temp'),
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
      },
    });
    Extractor.invoke(config, {
      localBuild: true,
      messageCallback(message) {
        message.handled = true;
        if (message.logLevel === 'error') complaints.push(message.text);
      },
    });
    if (complaints.length > 0) throw new Error(`${declarations}: ${complaints.join('\n')}`);
    const report = readFileSync(join(folder, 'entry.api.md'), 'utf8');
    // Whether a member has a comment does not belong to the interface.
    return report.replaceAll(/^\s*\/\/ \(undocumented\)\n/gm, '').replaceAll(' (undocumented)', '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
