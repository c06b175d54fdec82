import { readFileSync, writeFileSync } from 'node:fs';
import { run } from '../test/package/run.js';
import { billOfMaterials } from './billOfMaterials.js';
import { listLicences } from './listLicences.js';
import { readInstalled } from './readInstalled.js';

// Writes what procurement asks for into the built package: the licences of its dependencies and the
// bill of materials. Fails if a licence is not allowed.

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = readInstalled();
// npm's own `--omit dev` would also omit packages that something for developers depends on as well.
const everything = JSON.parse(run('npm', ['sbom', '--sbom-format', 'cyclonedx']));
const bill = billOfMaterials(name, packages, everything);
writeFileSync('dist/licences.md', listLicences(packages));
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`);
