import { posix } from 'node:path';
import type { EcmaScriptModule, Program } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import type { Files } from './files.ts';

export interface Import {
  specifier: string;
  /** Our file that it imports; undefined for a dependency or a built-in module. */
  target: string | undefined;
  /** Erased at run time (`import type …`); `import { type A }` isn't, as its module is still loaded. */
  isType: boolean;
  /** `import('…')`, loaded when execution reaches it. */
  isLazy: boolean;
  line: number;
}

/** Every import and re-export of a file, in any form. */
export function listImports(
  path: string,
  text: string,
  program: Program,
  module: EcmaScriptModule,
  lineAt: (offset: number) => number,
  files: Files,
): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, offset: number, isType: boolean, isLazy = false) =>
    found.push({ specifier, target: resolve(path, specifier, files), isType, isLazy, line: lineAt(offset) });

  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') add(node.source.value, node.start, node.importKind === 'type');
    else if (node.type === 'ExportAllDeclaration') add(node.source.value, node.start, node.exportKind === 'type');
    else if (node.type === 'ExportNamedDeclaration' && node.source) {
      add(node.source.value, node.start, node.exportKind === 'type');
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) add(literal[1], moduleRequest.start, false, true);
  }
  new Visitor({ TSImportType: (node) => add(node.source.value, node.start, true) }).visit(program);
  return found;
}

/** `./x.ts`, `#floor/x.ts` or `@wordgrove/package/x` → the file it names. */
function resolve(from: string, specifier: string, files: Files): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  if (bare.startsWith('#')) return `${workspaceOf(from)}/src/${bare.slice(1)}`;
  const [, name, inside = 'index'] = /^@wordgrove\/([^/]+)(?:\/(.+))?$/.exec(bare) ?? [];
  if (!name) return undefined;
  const workspace = Object.keys(files).some((path) => path.startsWith(`apps/${name}/`)) ? 'apps' : 'packages';
  return `${workspace}/${name}/src/${inside}.ts`;
}

function workspaceOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first;
}
