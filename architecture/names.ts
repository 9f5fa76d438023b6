import { placeOf, stemOf } from './place.ts';
import type { Finding, Rule } from './tree.ts';

const isOurs = /^(apps\/[^/]+\/(src|build)|packages\/[^/]+\/src|e2e|bench|scripts|architecture)\//;
const isToolsOwn = /\/migrations\/|(^|\/)\./;

const bannedStem = /^(utils?|helpers?|misc|common|general|manager|data|info)$|-(utils?|helpers?|misc|manager)$/;
const bannedFolder = /\/(utils?|helpers?|misc|common|general)\//;

export const namesSaySomething: Rule = {
  name: 'no file is called utils, helpers, misc, common, general, manager, data, info or index',
  remedy: 'Name it after the one thing it does. "index" is only the door of a package (packages/<name>/src/index.ts).',
  check: ({ files }) =>
    Object.keys(files)
      .filter((path) => isOurs.test(path) && !isToolsOwn.test(path))
      .filter((path) => bannedStem.test(stemOf(path)) || bannedFolder.test(path) || isStrayIndex(path))
      .map((path) => ({ path, line: 1, what: 'says nothing about its content' })),
};

function isStrayIndex(path: string): boolean {
  return /\/index\.(tsx?|mjs|css)$/.test(path) && !/^packages\/[^/]+\/src\/index\.ts$/.test(path);
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

export const namesAreKebabCase: Rule = {
  name: 'files and folders are kebab-case',
  remedy: 'Rename: small letters, words joined by "-".',
  check: ({ files }) =>
    Object.keys(files)
      .filter((path) => isOurs.test(path) && !isToolsOwn.test(path))
      .filter((path) => path.split('/').some((part) => !kebab.test(part) && part !== 'README.md'))
      .map((path) => ({ path, line: 1, what: 'is not kebab-case' })),
};

const webOnly = ['landing', 'guide'];
/** The local mailbox: a plain page of the server, without a call. */
const serverOnly = ['mail'];

export const oneWordPerFeature: Rule = {
  name: 'a feature has one name everywhere: contract file, server folder, web folder',
  remedy: 'Rename it to the word the other sides use.',
  check: ({ files }) => {
    const paths = Object.keys(files);
    const served = featuresOf(paths, 'server');
    const findings: Finding[] = [];
    for (const [feature, path] of served) {
      const file = `packages/contract/src/${feature}.ts`;
      if (!(file in files) && !serverOnly.includes(feature))
        findings.push({ path, line: 1, what: `"${feature}" has no ${file}` });
    }
    for (const [feature, path] of featuresOf(paths, 'web')) {
      const isKnown = served.has(feature) || webOnly.includes(feature);
      if (!isKnown) findings.push({ path, line: 1, what: `"${feature}" has no folder on the server` });
    }
    return findings;
  },
};

/** Feature → one of its files. */
function featuresOf(paths: readonly string[], side: 'server' | 'web'): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of paths) {
    const { feature, side: own } = placeOf(path);
    if (feature && own === side && !found.has(feature)) found.set(feature, path);
  }
  return found;
}
