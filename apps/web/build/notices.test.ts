import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noticesOf } from './notices.ts';
import { shippedPackages } from './shipped-packages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('the notices of this project', () => {
  const text = noticesOf(root);

  it('name every package that is shipped', () => {
    const names = shippedPackages(root).map(({ name, version }) => `${name} ${version}`);
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name) => !text.split('\n').includes(name))).toEqual([]);
  });

  it('name what packages.json of server and web ask for, and nothing of tests and builds', () => {
    const names = shippedPackages(root).map(({ name }) => name);
    for (const app of ['server', 'web']) {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, `apps/${app}/package.json`), 'utf8'),
      );
      const foreign = Object.keys(dependencies).filter((name) => !name.startsWith('@wordgrove/'));
      expect(foreign.filter((name) => !names.includes(name))).toEqual([]);
      expect(Object.keys(devDependencies).filter((name) => names.includes(name))).toEqual([]);
    }
  });

  it.each([
    'WordNet 3.1 Copyright 2011 by Princeton University',
    'Copyright (C) 1993-2015 Carnegie Mellon University',
    'The CEFR-J Wordlist Version 1.5. Compiled by Yukio Tono',
    'The pictures that stand beside words are from Fluent Emoji',
    'Creative Commons Attribution-ShareAlike 4.0 International',
    'SIL OPEN FONT LICENSE Version 1.1',
    'The Bricolage Grotesque Project Authors',
    'PostgreSQL Global Development Group',
    'Copyright 2011 Google Inc. Copyright 2017 Google LLC (Skia)',
    'Node.js contributors',
    'Apache License\n',
  ])('hold %o', (words) => {
    expect(text).toContain(words);
  });
});

describe('a package without a licence', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'notices-'));
    const notices = ['packages/content', 'packages/language', 'apps/server', 'apps/web'].map(
      (of) => `${of}/NOTICE.txt`,
    );
    for (const file of [...notices, 'apps/server/NOTICE-database.txt']) write(file, 'A notice');
    const needing = (name: string) => ({ dependencies: { [name]: '1.0.0' } });
    const packages = {
      'apps/web': needing('kit'),
      'apps/server': needing('kit'),
      'node_modules/kit': { version: '1.0.0', ...needing('part') },
      'node_modules/part': { version: '2.0.0' },
      'node_modules/kit/node_modules/part': { version: '1.0.0' },
    };
    write('package-lock.json', JSON.stringify({ packages }));
    write('node_modules/kit/LICENSE', 'Copyright Kit');
    write('node_modules/kit/node_modules/part/package.json', '{}');
    write('node_modules/part/LICENSE', 'Copyright of a version that nobody uses');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, content: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }

  it('is named, and nothing is written', () => {
    expect(() => noticesOf(folder)).toThrow('part has no licence file');
  });

  it("isn't without when the README holds it", () => {
    write(
      'node_modules/kit/node_modules/part/readme.md',
      '# Part\n\n## License\n\nMIT\n\nPermission is hereby granted\n',
    );
    expect(noticesOf(folder)).toContain('part 1.0.0\n\nMIT\n\nPermission is hereby granted');
  });
});
