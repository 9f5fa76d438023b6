import type { Block } from './reading-order.ts';
import type { Piece } from './text-pieces.ts';

export type PageLines = { blocks: Block[]; height: number };

/** So many lines at the top and bottom may be running heads and feet. */
const edge = 3;

/** Enough repetitions in a long text: heads that change with the chapter don't stand on most pages. */
const enough = 4;

/**
 * The pages without running heads, feet and page numbers: lines among the outermost that stand at the same height on
 * most pages, or on several, with the same words. Numbers in them may differ.
 */
export function withoutRunningLines(pages: readonly PageLines[]): PageLines[] {
  const seen = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edgesOf(page).map((line) => keyOf(line, page)))) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const most = Math.max(2, Math.min(enough, Math.floor(pages.length / 2) + 1));
  return pages.map((page) => {
    const running = new Set(edgesOf(page).filter((line) => (seen.get(keyOf(line, page)) ?? 0) >= most));
    const blocks = page.blocks.map((block) => block.filter((line) => !running.has(line)));
    return { ...page, blocks: blocks.filter((block) => block.length > 0) };
  });
}

function edgesOf({ blocks }: PageLines): Piece[] {
  const lines = blocks.flat().toSorted((one, other) => one.y - other.y);
  return [...lines.slice(0, edge), ...lines.slice(Math.max(edge, lines.length - edge))];
}

/** A page number in Roman digits is a number, too. Heights count as the same within a hundredth of the page. */
function keyOf({ text, y }: Piece, { height }: PageLines): string {
  const words = text
    .toLowerCase()
    .replace(/\p{N}+/gu, '#')
    .replace(/^[ivxl]{1,7}$/, '#');
  return `${Math.round((y / height) * 100)} ${words}`;
}
