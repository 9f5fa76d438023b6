import { Visitor } from 'oxc-parser';
import type { Finding, Rule, Source, Tree } from './tree.ts';

const limits = { file: 250, schemaOrKit: 400, function: 60, component: 100 };

const isExempt = /\/locales\/|\/migrations\/|^packages\/content\/|^packages\/mail-text\/src\/[a-z]{2}\.ts$/;
const isSchemaOrKit = /^apps\/server\/src\/db\/schema\/|^apps\/web\/src\/ui\//;

/** The files whose length is a matter of taste: no tests, no data. */
export function measuredSources({ sources }: Tree): Source[] {
  return sources.filter(({ path, isTest }) => !isTest && !isExempt.test(path));
}

export function lengthOf({ text }: Source): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

export const filesAreShort: Rule = {
  name: `a file has ${limits.file} lines at most (schema and ui kit ${limits.schemaOrKit})`,
  remedy: 'Split it where two things meet, or give the reason in architecture/exceptions.ts.',
  check: (tree) =>
    measuredSources(tree).flatMap((source) => {
      const limit = isSchemaOrKit.test(source.path) ? limits.schemaOrKit : limits.file;
      const length = lengthOf(source);
      return length > limit ? [{ path: source.path, line: 1, what: `${length} lines` }] : [];
    }),
};

export const functionsAreShort: Rule = {
  name: `a function has ${limits.function} lines at most (a component ${limits.component})`,
  remedy: 'Name its parts and let it call them, or give the reason in architecture/exceptions.ts.',
  check: (tree) => measuredSources(tree).flatMap(longFunctions),
};

function longFunctions({ path, program, lineAt }: Source): Finding[] {
  const findings: Finding[] = [];
  const names = new Map<number, string>();
  const measure = (start: number, end: number, name = names.get(start) ?? 'a function') => {
    const line = lineAt(start);
    const length = lineAt(end) - line + 1;
    const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name);
    const limit = isComponent ? limits.component : limits.function;
    if (length > limit) findings.push({ path, line, what: `${name}: ${length} lines` });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const name = id.type === 'Identifier' ? id.name : undefined;
      if (name && init) names.set(init.start, name);
      // memo(function () {…}) and the like: the name belongs to the wrapped function.
      if (name && init?.type === 'CallExpression' && init.arguments[0]) names.set(init.arguments[0].start, name);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier') names.set(value.start, key.name);
    },
    FunctionDeclaration: ({ start, end, id }) => measure(start, end, id?.name),
    FunctionExpression: ({ start, end, id }) => measure(start, end, id?.name ?? names.get(start)),
    ArrowFunctionExpression: ({ start, end }) => measure(start, end),
  }).visit(program);
  return findings;
}
