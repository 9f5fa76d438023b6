// Adds the entries that a registry with gaps made npm leave out of package-lock.json; run it after every "npm install".
// Native tools list one package per platform. When the registry lacks some of them, npm writes a lockfile without them,
// which "npm ci" then refuses as incomplete, on every computer. An entry is enough: the package is only downloaded on
// its own platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPlatformPackages } from './lockfile.mjs';

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingPlatformPackages(lockfile.packages);
const entries = Object.entries({ ...lockfile.packages, ...missing });
lockfile.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`Added ${Object.keys(missing).length} entries to package-lock.json.`);
