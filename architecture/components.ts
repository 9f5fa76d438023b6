import type { Expression, Program } from 'oxc-parser';
import { placeOf, stemOf } from './place.ts';
import type { Finding, Rule, Source } from './tree.ts';

export const oneComponentPerFile: Rule = {
  name: 'a .tsx file exports one component at most, and is named after it',
  remedy: 'Give each exported component a file of its own: <DailyTaskCard> lives in daily-task-card.tsx.',
  check: ({ sources }) =>
    sources
      .filter(({ path, isTest }) => placeOf(path).side === 'web' && path.endsWith('.tsx') && !isTest)
      .flatMap(judge),
};

function judge({ path, program, lineAt }: Source): Finding[] {
  const components = exportedComponents(program);
  const [first] = components;
  if (!first) return [];
  const line = lineAt(first.start);
  if (components.length > 1) {
    return [{ path, line, what: `exports ${components.map(({ name }) => name).join(', ')}` }];
  }
  const isNamedAfter = first.name.toLowerCase() === stemOf(path).replaceAll('-', '');
  return isNamedAfter ? [] : [{ path, line, what: `exports ${first.name}` }];
}

/** Exported functions, and results of calls such as memo(…), with a name like `DailyTaskCard`. */
function exportedComponents(program: Program): { name: string; start: number }[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const { declaration, start } = node;
    if (declaration.type === 'FunctionDeclaration') return named(declaration.id?.name, start);
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && makesComponent(init) ? named(id.name, start) : [],
    );
  });
}

function named(name: string | undefined, start: number): { name: string; start: number }[] {
  return name && /^[A-Z][A-Za-z0-9]*[a-z]/.test(name) ? [{ name, start }] : [];
}

function makesComponent(init: Expression): boolean {
  if (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression') return true;
  return init.type === 'CallExpression' && !(init.callee.type === 'Identifier' && init.callee.name === 'createContext');
}
