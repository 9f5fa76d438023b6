import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSettings, settingNames } from './env.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

/** Setting → its default in README's table; undefined for a dash. */
const described = new Map(
  [...readme.matchAll(/^\| `([A-Z0-9_]+)` \| (?:`(.+?)`|–) \| \S.+ \|$/gm)].map(([, name = '', standard]) => [
    name,
    standard,
  ]),
);

describe("README's table of settings", () => {
  it('has every setting, and none that is gone', () => {
    expect([...described.keys()].sort()).toEqual([...settingNames].sort());
  });

  it.each(settingNames.map((name) => [name, described.get(name)] as const))(
    'gives %s the standard value %s that an unset one has',
    (name, standard) => {
      const unset = new Map(Object.entries(parseSettings({})));
      const written = new Map(Object.entries(parseSettings({ [name]: standard })));
      expect(written.get(name)).toEqual(unset.get(name));
      expect(unset.has(name)).toBe(standard !== undefined);
    },
  );
});
