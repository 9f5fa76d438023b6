import type { Comment, Program } from 'oxc-parser';
import { parseSync } from 'oxc-parser';
import type { Files } from './files.ts';
import type { Import } from './imports.ts';
import { listImports } from './imports.ts';

/** One parsed code file. */
export interface Source {
  path: string;
  text: string;
  program: Program;
  comments: readonly Comment[];
  imports: readonly Import[];
  isTest: boolean;
  /** The line of an offset, counted from 1. */
  lineAt: (offset: number) => number;
}

export interface Tree {
  files: Files;
  sources: readonly Source[];
}

/** What a fence has found. The line is 1 when the whole file is meant. */
export interface Finding {
  path: string;
  line: number;
  what: string;
}

export interface Rule {
  /** A sentence that holds for good code. */
  name: string;
  /** What to do about a finding. */
  remedy: string;
  check: (tree: Tree) => readonly Finding[];
}

const isCode = /\.(tsx?|mjs)$/;
const isGenerated = /\.generated\.|\.d\.ts$/;

export function parseTree(files: Files): Tree {
  const paths = Object.keys(files).filter((path) => isCode.test(path) && !isGenerated.test(path));
  return { files, sources: paths.sort().map((path) => parseSource(path, files)) };
}

function parseSource(path: string, files: Files): Source {
  const text = files[path] ?? '';
  const { program, comments, module } = parseSync(path, text);
  const lineAt = lineCounter(text);
  return {
    path,
    text,
    program,
    comments,
    imports: listImports(path, text, program, module, lineAt, files),
    isTest: /\.(test|spec)\.tsx?$/.test(path),
    lineAt,
  };
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
