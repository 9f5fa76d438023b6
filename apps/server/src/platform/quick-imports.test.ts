import { existsSync } from 'node:fs';
import type { ResolveHookContext } from 'node:module';
import { expect, test, vi } from 'vitest';
import { resolveQuickly } from './quick-imports.ts';

const own = 'file:///school/apps/server/src/db/client.ts';
const within = import.meta.resolve('drizzle-orm/pg-core/columns/text');

const context = (parentURL: string, condition = 'import'): ResolveHookContext => ({
  conditions: ['node', condition],
  importAttributes: {},
  parentURL,
});

const nodes = () => vi.fn((specifier: string) => ({ url: import.meta.resolve(specifier), format: 'module' }));

test.each(['../../entity.js', './common.js'])('a file of Drizzle finds %s beside itself', (specifier) => {
  const next = nodes();
  const { url, format } = resolveQuickly()(specifier, context(within), next);
  expect(existsSync(new URL(url))).toBe(true);
  expect(format).toBe('module');
  expect(next).not.toHaveBeenCalled();
});

test.each(['drizzle-orm', 'drizzle-orm/pg-core'])('Node is asked for %s once', (specifier) => {
  const next = nodes();
  const resolve = resolveQuickly();
  const answers = [resolve(specifier, context(own), next), resolve(specifier, context(within), next)];
  expect(answers.map(({ url }) => url)).toEqual([import.meta.resolve(specifier), import.meta.resolve(specifier)]);
  expect(next).toHaveBeenCalledOnce();
});

test.each([
  ['a package with a like name', 'drizzle-orm-extra', own, 'import'],
  ['a file of another package', './entity.js', own, 'import'],
  ['what is not JavaScript', './version.json', within, 'import'],
  ['a require', 'drizzle-orm', own, 'require'],
])('%s is left to Node', (_, specifier, parent, condition) => {
  const next = vi.fn(() => ({ url: 'file:///answer', format: null }));
  const resolve = resolveQuickly();
  resolve(specifier, context(parent, condition), next);
  expect(resolve(specifier, context(parent, condition), next)).toEqual({ url: 'file:///answer', format: null });
  expect(next).toHaveBeenCalledTimes(2);
});
