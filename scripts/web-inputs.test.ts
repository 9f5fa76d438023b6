import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFlags, fingerprintWebInputs } from './web-inputs.mjs';

let root = '';

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('apps/web/src/main.tsx', 'one');
  write('packages/contract/src/paths.ts', 'one');
  write('package-lock.json', 'one');
});

describe("the fingerprint of the web app's inputs", () => {
  it.each(['apps/web/src/main.tsx', 'apps/web/.env.local', 'packages/contract/src/paths.ts', 'package-lock.json'])(
    'changes with %s',
    (path) => {
      const before = fingerprintWebInputs(root, {});
      write(path, 'two');
      expect(fingerprintWebInputs(root, {})).not.toBe(before);
    },
  );

  it.each([
    'apps/web/src/main.test.tsx',
    'apps/web/dist/index.html',
    'apps/web/dist-new-7.local/a.js',
    'apps/server/a.ts',
  ])('does not change with %s', (path) => {
    const before = fingerprintWebInputs(root, {});
    write(path, 'two');
    expect(fingerprintWebInputs(root, {})).toBe(before);
  });

  it('notices a removed file and one put back with its old size and times', () => {
    const file = join(root, 'apps/web/src/main.tsx');
    utimesSync(file, 1, 1);
    const before = fingerprintWebInputs(root, {});
    write('apps/web/src/main.tsx', 'two');
    utimesSync(file, 1, 1);
    const edited = fingerprintWebInputs(root, {});
    rmSync(file);
    expect(new Set([before, edited, fingerprintWebInputs(root, {})]).size).toBe(3);
  });

  it('ignores changed times alone', () => {
    const before = fingerprintWebInputs(root, {});
    utimesSync(join(root, 'apps/web/src/main.tsx'), 1, 1);
    expect(fingerprintWebInputs(root, {})).toBe(before);
  });

  it('changes with a build flag, and an empty one counts as unset', () => {
    expect(buildFlags({ VITE_B: '1', VITE_A: 'x', VITE_EMPTY: '', PORT: '3001' })).toEqual({
      VITE_A: 'x',
      VITE_B: '1',
    });
    expect(fingerprintWebInputs(root, { VITE_A: '1' })).not.toBe(fingerprintWebInputs(root, {}));
  });
});
