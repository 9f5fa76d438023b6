export interface Sentence {
  /** Without surrounding white space. */
  text: string;
  /** Offsets in the text, in UTF-16 units as for `slice`. */
  start: number;
  end: number;
}

/** Never ends a sentence: a name, a number or an example follows. */
const beforeMore =
  /(?:^|[\s(["'“‘])(?:Mr|Mrs|Ms|Dr|Prof|St|Mt|Rev|Sgt|Capt|Col|Gen|Lt|Messrs|vs|approx|e\.g|i\.e|cf|\p{Lu})\.$/u;

/** A letter after one of these names a thing, not a person: `Plan B. We go.` */
const lettered =
  /(?:^|\s)(?:plan|vitamin|room|class|group|option|type|grade|part|section|exercise|answer|team|block|gate|platform|unit|level|point|letter|hepatitis|appendix|figure|table|row|line)s? \p{Lu}\.$/iu;

/** `9 a.m. Monday` continues. */
const timeOfDay = /\d\s?[ap]\.m\.$/i;
const dayOrMonth =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|GMT|BST|EST|CET)\b/;

/** Ends a sentence only before a capital: `at 5 p.m. They left` but `the U.S. army`. */
const numbered = /(?:^|[\s(["'“‘])(?:No|Nos|p|pp|vol|ch|fig)\.$/i;

const terminator = /(?<![.!?…])[.!?…]+["'”’)\]»]*(?=\s|$)|\n[ \t]*\n\s*/g;

/** Verbs that name the speaker after direct speech: “Really?” John asked. */
const speech =
  /^(?:(?:\p{Lu}[\p{L}'’-]*|I|the \p{L}+|[Mm]y \p{L}+)\s+){1,3}(?:said|says|asked|replied|answered|cried|shouted|whispered|thought|added|called|exclaimed|explained|laughed|screamed|told)\b/u;

/**
 * The sentences of a text in order. A sentence ends at . ! ? or an ellipsis, with the closing quotation marks and
 * brackets after it, or at a blank line. It doesn't end within numbers, after titles and initials (`Mr. Smith`, `J.
 * Smith`), after `e.g.` and the like, at an abbreviation or ellipsis followed by lower case, or between direct speech
 * and its `he said`. A rule of thumb for teaching texts: `I met Mr. J. She left.` stays one sentence.
 */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(terminator)) {
    const end = match.index + match[0].length;
    if (!endsHere(text, start, match.index, match[0])) continue;
    add(found, text, start, end);
    start = end;
  }
  add(found, text, start, text.length);
  return found;
}

function endsHere(text: string, start: number, index: number, mark: string): boolean {
  if (mark.startsWith('\n')) return true;
  const end = index + mark.length;
  const rest = text
    .slice(end, end + 120)
    .replace(/^[ \t]*\n[ \t]*\n[\s\S]*/, '')
    .trimStart();
  if (rest === '') return true;
  if (/^["'“‘([«]*\p{Ll}/u.test(rest)) return false;
  const isQuoteClosed = /["'”’»]$/.test(mark);
  if (isQuoteClosed && speech.test(rest)) return false;
  if (/^(?:\.{2,}|…)/.test(mark)) return !/^I\b/.test(rest);
  if (!/^\.["'”’)\]»]*$/.test(mark)) return true;
  const before = text.slice(Math.max(start, index - 20), index + 1);
  if (timeOfDay.test(before) && dayOrMonth.test(rest)) return false;
  if (lettered.test(before)) return true;
  if (/(?:^|\s)I\.$/.test(before)) return true;
  if (beforeMore.test(before)) return false;
  return !(numbered.test(before) && /^\d/.test(rest));
}

function add(found: Sentence[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const start = from + raw.indexOf(trimmed);
  found.push({ text: trimmed, start, end: start + trimmed.length });
}
