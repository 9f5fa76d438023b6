import type { Expression, JSXExpression } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import { placeOf } from './place.ts';
import type { Finding, Rule, Source } from './tree.ts';

const spokenProps = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'description',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Whether it has letters and isn't just a code such as GR7VEH. */
function isText(value: string): boolean {
  return /\p{L}/u.test(value) && !/^\s*(?=[A-Z]*\d)[A-Z0-9]+\s*$/.test(value);
}

export const textsLiveInLocales: Rule = {
  name: 'no component contains text: texts live in locales/<language>/<feature>.json',
  remedy: 'Put the sentence into the locale files of all five languages and show it with t().',
  check: ({ sources }) =>
    sources.filter(({ path, isTest }) => placeOf(path).side === 'web' && !isTest).flatMap(writtenTexts),
};

function writtenTexts({ path, program, lineAt }: Source): Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number, text: string) =>
    findings.push({ path, line: lineAt(offset), what: `"${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"` });
  const judge = (node: Expression | JSXExpression) => {
    for (const { start, text } of writtenIn(node)) if (isText(text)) add(start, text);
  };
  new Visitor({
    JSXText: ({ value, start }) => {
      if (isText(value)) add(start + value.search(/\S/), value);
    },
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') judge(child.expression);
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') judge(child.expression);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !spokenProps.has(name.name) || !value) return;
      if (value.type === 'JSXExpressionContainer') judge(value.expression);
      else if (value.type === 'Literal' && isText(value.value)) add(value.start, value.value);
    },
    // Options of menus and charts; the key of a text has no spaces and doesn't start with a capital.
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || !spokenProps.has(key.name) || value.type !== 'Literal') return;
      if (typeof value.value === 'string' && /^\p{Lu}|\p{L} /u.test(value.value)) add(value.start, value.value);
    },
  }).visit(program);
  return findings;
}

/** The string literals that an expression can evaluate to, also through `?:`, `&&`, `||` and `??`. */
function writtenIn(node: Expression | JSXExpression): { start: number; text: string }[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : [];
  if (node.type === 'TemplateLiteral') {
    return [{ start: node.start, text: node.quasis.map(({ value }) => value.raw).join(' ') }];
  }
  if (node.type === 'ConditionalExpression') return [...writtenIn(node.consequent), ...writtenIn(node.alternate)];
  if (node.type === 'LogicalExpression') return writtenIn(node.right);
  return [];
}
