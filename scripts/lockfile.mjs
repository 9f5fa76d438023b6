/**
 * @typedef {object} Entry a package in package-lock.json
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Record<string, Entry>} Entries path (`node_modules/a/node_modules/b`) → package */

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  arm: 'arm',
};

/**
 * Entries for the platform packages that are required in an exact version and have no entry for it.
 *
 * @param {Entries} packages the `packages` of a lockfile
 * @returns {Entries}
 */
export function missingPlatformPackages(packages) {
  /** @type {Entries} */
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || !/^\d+\.\d+\.\d+/.test(version)) continue;
      const known = { ...packages, ...missing };
      if (known[resolve(known, path, name) ?? '']?.version === version) continue;
      const beside = `${path.slice(0, path.lastIndexOf('node_modules/'))}node_modules/${name}`;
      const place = beside in known ? `${path}/node_modules/${name}` : beside;
      missing[place] = { version, ...platform, ...(dev ? { dev } : {}), optional: true };
    }
  }
  return missing;
}

/**
 * Where Node would find a package that is imported at `path`.
 *
 * @param {Entries} packages
 * @param {string} path
 * @param {string} name
 */
function resolve(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder}${folder ? '/' : ''}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}

/**
 * `@biomejs/cli-linux-x64-musl` → linux, x64, musl; undefined for a package that doesn't name a platform.
 *
 * @param {string} name
 * @returns {Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined}
 */
function platformOf(name) {
  const os = systems.find((system) => name.includes(system));
  const cpu = Object.entries(processors).find(([part]) => new RegExp(`-${part}(-|$)`).test(name))?.[1];
  if (!os || !cpu) return undefined;
  const libc = name.endsWith('-musl') ? ['musl'] : name.endsWith('-gnu') && os === 'linux' ? ['glibc'] : undefined;
  return { cpu: [cpu], ...(libc ? { libc } : {}), os: [os] };
}

/**
 * Whether npm's record of node_modules has everything that the lockfile requires on this platform.
 *
 * @param {Entries} asked
 * @param {Entries} present
 * @param {{ os: string, cpu: string, libc: string | undefined }} here
 */
export function isInstalled(asked, present, here) {
  return Object.entries(asked).every(([path, { version, integrity, optional, os, cpu, libc }]) => {
    const found = present[path];
    if (path === '') return true;
    if (found) return found.version === version && (!integrity || found.integrity === integrity);
    const isForHere = fits(os, here.os) && fits(cpu, here.cpu) && fits(libc, here.libc);
    return Boolean(optional) && !(os && isForHere);
  });
}

/**
 * @param {string[] | undefined} wanted
 * @param {string | undefined} actual
 */
function fits(wanted, actual) {
  return !wanted || (actual !== undefined && wanted.includes(actual));
}
