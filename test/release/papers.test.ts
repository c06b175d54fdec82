import { expect, it } from 'vitest';
import { billOfMaterials } from '../../release/billOfMaterials.js';
import { listLicences } from '../../release/listLicences.js';

const leaf = { name: 'leaf', version: '1.0.0', licence: 'MIT' };
const branch = { name: '@tree/branch', version: '2.0.0', licence: 'BlueOak-1.0.0' };

it('lists every dependency with its version and licence', () => {
  const page = listLicences([branch, leaf]);
  expect(page).toContain('| [leaf](https://www.npmjs.com/package/leaf) | 1.0.0 | MIT |');
  expect(page).toContain('| 2.0.0 | BlueOak-1.0.0 |');
});

it.each(['GPL-3.0-only', 'MPL-2.0', '(MIT OR GPL-3.0-only)', 'SEE LICENSE IN file', '', undefined])(
  'refuses the licence %j, and names the package',
  (licence) => {
    expect(() => listLicences([leaf, { ...branch, licence }])).toThrow(
      /got:\n@tree\/branch@2\.0\.0: /,
    );
  },
);

const component = (ref: string, folder: string) => ({
  'bom-ref': ref,
  name: ref.replace(/@[^@]*$/, ''),
  properties: [{ name: 'cdx:npm:package:path', value: folder }],
});

const npmBill = {
  bomFormat: 'CycloneDX',
  serialNumber: 'urn:uuid:1',
  metadata: {
    timestamp: '2026-11-22T12:00:00Z',
    tools: [{ vendor: 'npm', name: 'cli', version: '11.0.0' }],
    component: component('merchantry@0.1.0', ''),
  },
  components: [
    component('leaf@1.0.0', 'node_modules/leaf'),
    component('@tree/branch@2.0.0', 'node_modules/@tree/branch'),
    component('tester@3.0.0', 'node_modules/tester'),
  ],
  dependencies: [
    { ref: 'merchantry@0.1.0', dependsOn: ['@tree/branch@2.0.0', 'tester@3.0.0'] },
    { ref: '@tree/branch@2.0.0', dependsOn: ['leaf@1.0.0'] },
    { ref: 'tester@3.0.0', dependsOn: ['leaf@1.0.0'] },
    { ref: 'leaf@1.0.0', dependsOn: [] },
  ],
};

it('has in its bill what an app installs, also what tools for developers share, and no more', () => {
  const bill = billOfMaterials('merchantry', [leaf, branch], npmBill);
  expect(bill.components.map(({ name }) => name)).toEqual(['leaf', '@tree/branch']);
  expect(bill.dependencies).toEqual([
    { ref: 'merchantry@0.1.0', dependsOn: ['@tree/branch@2.0.0'] },
    { ref: '@tree/branch@2.0.0', dependsOn: ['leaf@1.0.0'] },
    { ref: 'leaf@1.0.0', dependsOn: [] },
  ]);
});

it('has nothing in its bill that differs between two runs or two machines', () => {
  const text = JSON.stringify(billOfMaterials('merchantry', [leaf, branch], npmBill));
  expect(text).not.toMatch(/urn:uuid|timestamp|11\.0\.0|node_modules/);
});

it('refuses a bill in which a package is missing', () => {
  const root = { name: 'root', version: '4.0.0', licence: 'MIT' };
  expect(() => billOfMaterials('merchantry', [leaf, root], npmBill)).toThrow('expected root@4.0.0');
});
