import { run } from '../test/package/run.js';

/**
 * @typedef {object} Bill as in CycloneDX
 * @property {{ component: { 'bom-ref': string } }} metadata
 * @property {{ 'bom-ref': string, name: string, version: string }[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

/**
 * The installed packages in CycloneDX, as npm writes them, without what differs between two runs or
 * two machines.
 * @param {string} name of the package itself; npm says that of the folder
 * @param {readonly import('./readInstalled.js').InstalledPackage[]} packages
 */
export function billOfMaterials(name, packages) {
  // npm's own `--omit dev` also omits packages that something for developers depends on as well.
  const kept = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const text = run('npm', ['sbom', '--sbom-format', 'cyclonedx']);
  const { serialNumber, metadata, components, dependencies, ...bill } = JSON.parse(text);
  const { timestamp, component, ...others } = metadata;
  const root = component['bom-ref'];
  return /** @type {Bill} */ ({
    ...bill,
    metadata: {
      ...others,
      tools: [{ vendor: 'npm', name: 'cli' }],
      component: { ...component, name, properties: [] },
    },
    components: /** @type {Bill['components']} */ (components)
      .filter((part) => kept.has(part['bom-ref']))
      // Among the properties is where it is installed.
      .map((part) => ({ ...part, properties: [] })),
    dependencies: /** @type {Bill['dependencies']} */ (dependencies)
      .filter(({ ref }) => ref === root || kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => kept.has(on)) })),
  });
}
