import type { GameType } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import type { SourceMaterial } from '#platform/round-source.ts';
import { listWords } from './goal-store.ts';

/**
 * The words of an assignment that aren't there yet, for a round of that game; all of them if those are too few for one,
 * those first. Beside even fewer there are other words. A card that is no English word is never played.
 */
export async function goalMaterial(
  db: Db,
  { userId }: OwnRows,
  { id, type }: { id: string; type: GameType },
  now: Date,
): Promise<SourceMaterial> {
  const words = (await listWords(db, id, userId, now)).filter(({ word }) => !word.startsWith('card:'));
  const lacking = words.filter(({ standing }) => standing !== 'there');
  const played = lacking.length >= gameFacts[type].items.least ? lacking : words;
  const asked = new Map(words.map(({ word, standing }) => [word, standing === 'there' ? 1 : 0]));
  return { kind: 'words', words: played.map(({ word }) => word), asked, isFilledUp: true };
}
