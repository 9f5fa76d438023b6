import type { PageText, PageWord, TextSpan } from './page-text.ts';
import { findOnPage, pageText, runningText, wordAt, wordsOf } from './page-text.ts';

/** The text of a page on the screen. */
export type PageLayer = {
  page: number;
  element: HTMLElement;
  /** What stands on it, in one line. */
  text: () => string;
  words: () => readonly PageWord[];
  find: (wanted: string) => TextSpan[];
  rangeOf: (span: TextSpan) => Range | null;
};

export function pageLayer(page: number, element: HTMLElement): PageLayer {
  const nodes = textNodesOf(element);
  const texts = nodes.map(({ data }) => data);
  let words: PageWord[] | undefined;
  let plain: PageText | undefined;
  return {
    page,
    element,
    text: () => runningText(texts),
    words: () => {
      words ??= wordsOf(texts);
      return words;
    },
    find: (wanted) => {
      plain ??= pageText(texts);
      return findOnPage(plain, wanted);
    },
    rangeOf: ({ start, end }) => {
      const [first, last] = [nodes[start.node], nodes[end.node]];
      if (!first?.isConnected || !last?.isConnected) return null;
      const range = document.createRange();
      range.setStart(first, Math.min(start.offset, first.length));
      range.setEnd(last, Math.min(end.offset, last.length));
      return range;
    },
  };
}

function textNodesOf(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) nodes.push(node);
  return nodes;
}

/** The word of a layer under a point of the screen. */
export function wordUnder(layer: PageLayer, x: number, y: number): PageWord | undefined {
  const caret = caretAt(x, y);
  if (!caret || !layer.element.contains(caret.node)) return undefined;
  const node = textNodesOf(layer.element).findIndex((each) => each.isSameNode(caret.node));
  const word = wordAt(layer.words(), { node, offset: caret.offset });
  const range = word && layer.rangeOf(word);
  // Beside a line, the nearest place in it is found too.
  const isOnIt = [...(range?.getClientRects() ?? [])].some(
    (box) => x >= box.left - 2 && x <= box.right + 2 && y >= box.top - 2 && y <= box.bottom + 2,
  );
  return isOnIt ? word : undefined;
}

/** Safari has only the older of the two. */
function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const found = document.caretPositionFromPoint(x, y);
    return found && { node: found.offsetNode, offset: found.offset };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}
