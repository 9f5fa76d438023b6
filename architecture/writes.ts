import { Visitor } from 'oxc-parser';
import { placeOf, stemOf } from './place.ts';
import type { Finding, Rule, Source } from './tree.ts';

export const onlyTheOwnerWrites: Rule = {
  name: "a feature writes its own tables only, and flows write through the features' stores",
  remedy: 'Call a function of the owner’s store; from several features at once in flows/<verb>.ts.',
  check: ({ sources }) => {
    const owners = tableOwners(sources);
    return sources.flatMap((source) => {
      const { side, floor, feature } = placeOf(source.path);
      const isBound = side === 'server' && !source.isTest && (floor === 'features' || floor === 'flows');
      return isBound ? foreignWrites(source, feature, owners) : [];
    });
  },
};

/** `db.insert(table)`, `.update(table)` and `.delete(table)` on a table from another feature's schema file. */
function foreignWrites(
  { path, program, lineAt }: Source,
  feature: string | undefined,
  owners: Map<string, string>,
): Finding[] {
  const findings: Finding[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [table], start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!['insert', 'update', 'delete'].includes(callee.property.name) || table?.type !== 'Identifier') return;
      const owner = owners.get(table.name);
      if (owner === undefined || owner === feature) return;
      findings.push({ path, line: lineAt(start), what: `${callee.property.name}(${table.name}), a table of ${owner}` });
    },
  }).visit(program);
  return findings;
}

/** Name of a table → the schema file that makes it, which is named after its feature. */
function tableOwners(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, program } of sources) {
    if (!/^apps\/server\/src\/db\/schema\/[^/]+$/.test(path)) continue;
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        const isTable =
          init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'pgTable';
        if (isTable && id.type === 'Identifier') owners.set(id.name, stemOf(path));
      },
    }).visit(program);
  }
  return owners;
}
