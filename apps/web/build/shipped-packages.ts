import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An installed package that the pages contain or the server runs from. */
export type ShippedPackage = { name: string; version: string; folder: string };

type Locked = {
  version?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

const starts = ['', 'apps/server', 'apps/web'];

/**
 * Everything that the lockfile says server and pages need to run, dependencies included, as far as it is installed: of
 * packages built per system, only this computer's is. What only tests and builds need isn't shipped.
 */
export function shippedPackages(root: string): ShippedPackage[] {
  const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const seen = new Set<string>();
  const visit = (path: string) => {
    const { link, resolved = '' } = lock.packages[path] ?? {};
    const place = link ? resolved : path;
    if (seen.has(place)) return;
    seen.add(place);
    for (const name of neededBy(lock.packages[place] ?? {})) {
      const found = findFrom(lock.packages, place, name);
      if (found !== undefined) visit(found);
    }
  };
  for (const start of starts) visit(start);
  return [...seen]
    .filter((path) => path.includes('node_modules/') && existsSync(join(root, path)))
    .map((path) => ({ name: nameOf(path), version: lock.packages[path]?.version ?? '', folder: join(root, path) }))
    .sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1));
}

/** The package that a path inside `node_modules` belongs to. */
export function nameOf(path: string): string {
  const inside = path.split(/node_modules[\\/]/).at(-1) ?? '';
  const [scope = '', name = ''] = inside.split(/[\\/]/);
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

function neededBy(locked: Locked): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }), ...peers];
}

/** Where Node would find the package: beside `from` or its nearest parent that has one. */
function findFrom(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[path]) return packages[path].dev ? undefined : path;
    if (folder === '') return undefined;
  }
}
