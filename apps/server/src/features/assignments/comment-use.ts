import type { FrequentComment } from '@wordgrove/contract/assignments';
import type { Tx } from '#db/client.ts';
import type { TaughtBy } from '#http/context.ts';
import { countCommentUse, listComments } from './grading-store.ts';

/** What a student was told before and is told now. */
export type Told = { before: string; after: string };

/** Notes which of the teacher's frequent comments students are told now and weren't before. */
export async function noteCommentUse(tx: Tx, taught: TaughtBy, told: readonly Told[], now: Date): Promise<void> {
  if (told.every(({ before, after }) => after === '' || after === before)) return;
  await countCommentUse(tx, taught, countUses(await listComments(tx, taught), told), now);
}

/** How many of these tellings use each comment anew, by its id. */
export function countUses(comments: readonly FrequentComment[], told: readonly Told[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { before, after } of told) {
    const known = new Set(usedIn(before, comments));
    for (const id of usedIn(after, comments)) if (!known.has(id)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

/** The comments within a text. What a longer one says isn't a use of a shorter one that it begins with. */
function usedIn(text: string, comments: readonly FrequentComment[]): string[] {
  let rest = text;
  return comments
    .toSorted((one, other) => other.text.length - one.text.length)
    .filter((comment) => {
      const parts = rest.split(wholeWords(comment.text));
      rest = parts.join('\n');
      return parts.length > 1;
    })
    .map(({ id }) => id);
}

const wholeWords = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}(?![\\p{L}\\p{N}])`, 'u');
