import { Visitor } from 'oxc-parser';
import { placeOf } from './place.ts';
import type { Finding, Rule, Source } from './tree.ts';

export const noAny: Rule = {
  name: 'nothing is "any", and no error of the type checker is waved through',
  remedy: 'Use unknown and a type guard, or better types. A test may say @ts-expect-error to prove that types refuse.',
  check: ({ sources }) =>
    sources.flatMap((source) => {
      const findings: Finding[] = [];
      const add = (offset: number, what: string) =>
        findings.push({ path: source.path, line: source.lineAt(offset), what });
      new Visitor({
        TSAnyKeyword: (node) => add(node.start, 'any'),
        TSAsExpression: (node) => {
          if (node.expression.type === 'TSAsExpression') add(node.start, 'a double "as"');
        },
      }).visit(source.program);
      for (const { value, start } of source.comments) {
        const [directive] = /@ts-(ignore|nocheck|expect-error)/.exec(value) ?? [];
        if (directive && !(directive === '@ts-expect-error' && source.isTest)) add(start, directive);
      }
      return findings;
    }),
};

export const noDefaultExport: Rule = {
  name: 'nothing is a default export, apart from configuration',
  remedy: 'Export it by its name.',
  check: ({ sources }) =>
    sources
      .filter(({ path }) => !/\.config\.ts$|\/global-setup\.ts$/.test(path))
      .flatMap(({ path, program, lineAt }) =>
        program.body
          .filter(
            (node) =>
              node.type === 'ExportDefaultDeclaration' ||
              (node.type === 'ExportNamedDeclaration' &&
                node.specifiers.some(({ exported }) => 'name' in exported && exported.name === 'default')),
          )
          .map(({ start }) => ({ path, line: lineAt(start), what: 'export default' })),
      ),
};

export const clockIsAnArgument: Rule = {
  name: 'on the server and in packages, time and chance come from outside',
  remedy: 'Take a clock or a random source as an argument; only platform/ (and commands, tests) ask the machine.',
  check: ({ sources }) => sources.filter(mustBeTold).flatMap(askedMachine),
};

function mustBeTold({ path, isTest }: Source): boolean {
  const { side, floor } = placeOf(path);
  if (isTest || (side !== 'server' && side !== 'package')) return false;
  return side === 'package' || !['platform', 'commands', 'testing'].includes(floor);
}

const machine = new Set(['Date.now', 'Math.random', 'Temporal.Now']);

function askedMachine({ path, program, lineAt }: Source): Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number, what: string) => findings.push({ path, line: lineAt(offset), what });
  new Visitor({
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) add(start, 'new Date()');
    },
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const name = `${object.name}.${property.name}`;
      if (machine.has(name)) add(start, name);
    },
  }).visit(program);
  return findings;
}
