import type { Plugin } from 'vite';

/**
 * Refuses a build whose files import each other in a circle. A file that failed to load is asked for under another address
 * (`platform/chunks.ts`). In a circle, that copy would import a file that imports the original, so the original would run
 * before what it needs.
 */
export function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const found = bundle[file];
        return found?.type === 'chunk' ? found.imports : [];
      };
      const circle = findCycle(Object.keys(bundle), importsOf);
      if (circle) this.error(`these files import each other: ${circle.join(' → ')}`);
    },
  };
}

/** The first circle that is found, beginning and ending with the same file; null when there is none. */
export function findCycle(files: readonly string[], importsOf: (file: string) => readonly string[]): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | null => {
    const from = way.indexOf(file);
    if (from >= 0) return [...way.slice(from), file];
    if (done.has(file)) return null;
    for (const imported of importsOf(file)) {
      const circle = visit(imported, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}
