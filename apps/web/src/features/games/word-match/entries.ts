import type { MatchBoard, MatchRound, Pair } from '@wordgrove/games/word-match';

export type Side = 'words' | 'meanings';

/** One word or meaning in its column. */
export type Entry = {
  id: string;
  text: string;
  isEnglish: boolean;
  /** Number among the sounds, for an entry that is heard rather than read. */
  sound: number | null;
  state: 'open' | 'picked' | 'missed' | 'found';
  /** For a found pair: the same number on both sides. */
  pair: number | null;
};

type Looked = { picked: string | null; missed: string | null; canHear: boolean };

export function wordEntries({ items }: MatchRound, { found }: MatchBoard, looked: Looked): Entry[] {
  const order = Object.keys(found);
  return items.map(({ id, lemma }) => ({
    id,
    text: lemma,
    isEnglish: true,
    sound: null,
    state: stateOf(id, order.includes(id), looked),
    pair: order.includes(id) ? order.indexOf(id) + 1 : null,
  }));
}

export function meaningEntries(round: MatchRound, { found }: MatchBoard, looked: Looked): Entry[] {
  const order = Object.values(found);
  return round.meanings.flatMap((id, place) => {
    const item = itemOf(round, id);
    if (!item) return [];
    return {
      id,
      text: item.meaning,
      isEnglish: item.kind !== 'translation',
      // Without a voice the word is read instead: the game has to go on.
      sound: item.kind === 'listening' && looked.canHear ? place + 1 : null,
      state: stateOf(id, order.includes(id), looked),
      pair: order.includes(id) ? order.indexOf(id) + 1 : null,
    };
  });
}

export function itemOf({ items }: MatchRound, id: string): Pair | undefined {
  return items.find((item) => item.id === id);
}

function stateOf(id: string, isFound: boolean, { picked, missed }: Looked): Entry['state'] {
  if (isFound) return 'found';
  if (id === picked) return 'picked';
  return id === missed ? 'missed' : 'open';
}
