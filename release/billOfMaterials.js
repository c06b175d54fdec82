/**
 * @typedef {object} Bill as in CycloneDX
 * @property {string} [serialNumber]
 * @property {{ timestamp?: string, component: Component }} metadata
 * @property {Component[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

/** @typedef {{ 'bom-ref': string, name: string, properties?: object[] }} Component */

/**
 * What npm writes of everything that is installed, reduced to these packages, and to what does not
 * differ between two runs or two machines. Throws if one of the packages is missing.
 * @param {string} name of the package itself; npm says that of the folder
 * @param {readonly import('./readInstalled.js').InstalledPackage[]} packages
 * @param {Bill} npmBill
 */
export function billOfMaterials(name, packages, npmBill) {
  const { serialNumber, metadata, components, dependencies, ...bill } = npmBill;
  const { timestamp, component, ...others } = metadata;
  const kept = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const known = new Set(components.map((part) => part['bom-ref']));
  const missing = [...kept].filter((ref) => !known.has(ref));
  if (missing.length > 0) {
    throw new Error(`npm sbom: expected ${missing.join(', ')}, but got: none`);
  }
  return {
    ...bill,
    metadata: {
      ...others,
      // Without the version, which depends on the machine.
      tools: [{ vendor: 'npm', name: 'cli' }],
      component: { ...component, name, properties: [] },
    },
    components: components
      .filter((part) => kept.has(part['bom-ref']))
      // Among the properties is where it is installed.
      .map((part) => ({ ...part, properties: [] })),
    dependencies: dependencies
      .filter(({ ref }) => ref === component['bom-ref'] || kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => kept.has(on)) })),
  };
}
