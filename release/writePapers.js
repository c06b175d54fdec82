import { readFileSync, writeFileSync } from 'node:fs';
import { billOfMaterials } from './billOfMaterials.js';
import { listLicences } from './listLicences.js';
import { readInstalled } from './readInstalled.js';

// Writes what procurement asks for into the built package: the licences of its dependencies and the
// bill of materials. Fails if a licence is not allowed.

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = readInstalled();
const bill = billOfMaterials(name, packages);
writeFileSync('dist/licences.md', listLicences(packages));
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`);
