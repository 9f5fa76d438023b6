import type { Finding, Rule, Source, Tree } from './tree.ts';

export const noCycles: Rule = {
  name: 'no files import each other in a circle (at run time)',
  remedy: 'Move what both need into a third file below them.',
  check: (tree) => findCycles(tree),
};

/** One finding per cycle, at the file where the search met its own path again. */
function findCycles({ sources }: Tree): Finding[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const track: string[] = [];
  const findings: Finding[] = [];

  function visit(source: Source): void {
    track.push(source.path);
    for (const { target, isType, isLazy, line } of source.imports) {
      if (!target || isType || isLazy || done.has(target)) continue;
      const next = byPath.get(target);
      const at = track.indexOf(target);
      if (at !== -1) findings.push({ path: source.path, line, what: [...track.slice(at), target].join(' → ') });
      else if (next) visit(next);
    }
    track.pop();
    done.add(source.path);
  }

  for (const source of sources) if (!done.has(source.path)) visit(source);
  return findings;
}
