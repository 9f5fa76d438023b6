import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingPlatformPackages } from './lockfile.mjs';

it('adds an entry for each platform package that the lockfile leaves out', () => {
  const asked = {
    '@tool/cli-linux-x64': '2.0.0',
    '@tool/cli-linux-x64-musl': '2.0.0',
    '@tool/cli-darwin-arm64': '2.0.0',
  };
  const missing = missingPlatformPackages({
    'node_modules/tool': { version: '2.0.0', dev: true, optionalDependencies: asked },
    'node_modules/@tool/cli-linux-x64': { version: '2.0.0' },
    'node_modules/other/node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { '@tool/cli-linux-x64': '1.0.0' },
    },
  });
  expect(missing).toEqual({
    'node_modules/@tool/cli-linux-x64-musl': {
      version: '2.0.0',
      cpu: ['x64'],
      os: ['linux'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/cli-darwin-arm64': {
      version: '2.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    },
    'node_modules/other/node_modules/@tool/cli-linux-x64': {
      version: '1.0.0',
      cpu: ['x64'],
      os: ['linux'],
      optional: true,
    },
  });
});

it('finds nothing to add to our own lockfile (else "npm ci" refuses it: run "npm run lockfile")', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(Object.keys(missingPlatformPackages(packages))).toEqual([]);
});
