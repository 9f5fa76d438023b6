import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInstalled, missingPlatformPackages } from './lockfile.mjs';

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

describe('what is installed', () => {
  const here = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  const native = { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'] };
  const asked = {
    '': { version: '1.0.0' },
    'node_modules/tool': { version: '2.0.0', integrity: 'sha512-a' },
    'node_modules/tool-linux-x64': native,
    'node_modules/tool-linux-x64-musl': { ...native, libc: ['musl'] },
    'node_modules/tool-darwin-arm64': { ...native, os: ['darwin'], cpu: ['arm64'] },
  };
  const present = {
    'node_modules/tool': { version: '2.0.0', integrity: 'sha512-a' },
    'node_modules/tool-linux-x64': { version: '2.0.0' },
  };

  it('may lack what is made for other computers', () => {
    expect(isInstalled(asked, present, here)).toBe(true);
  });

  it.each([
    ['another version', { ...present, 'node_modules/tool': { version: '1.9.0', integrity: 'sha512-a' } }],
    ['other bytes', { ...present, 'node_modules/tool': { version: '2.0.0', integrity: 'sha512-b' } }],
    ['a native part missing', { 'node_modules/tool': present['node_modules/tool'] }],
    ['nothing', {}],
  ])('is not what is asked for with %s', (_what, found) => {
    expect(isInstalled(asked, found, here)).toBe(false);
  });
});
