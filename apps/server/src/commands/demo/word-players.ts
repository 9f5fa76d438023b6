import { anagram, currentItem, stateOf } from '@wordgrove/games/anagram';
import type { MemoryBoard, MemoryRound } from '@wordgrove/games/memory-cards';
import { memoryCards } from '@wordgrove/games/memory-cards';
import type { MatchBoard, MatchRound } from '@wordgrove/games/word-match';
import { openMeanings, wordMatch } from '@wordgrove/games/word-match';
import { happens, oneOf } from './chance.ts';
import type { Mind } from './player.ts';
import { playerOf } from './player.ts';

const secondTries = 0.85;

export const matchPlayer = playerOf(wordMatch, (round: MatchRound, board: MatchBoard, mind) => {
  const item = round.items.find(({ id }) => !(id in board.found));
  if (!item) return null;
  const { id: word, group } = item;
  const groupOf = (meaning: string) => round.items.find(({ id }) => id === meaning)?.group;
  const open = openMeanings(round, board);
  const right = open.filter((meaning) => groupOf(meaning) === group);
  const wrong = open.filter((meaning) => groupOf(meaning) !== group);
  const isKnown = word in board.tries ? happens(mind.chance, secondTries) : mind.knows(word);
  return { word, meaning: oneOf(mind.chance, isKnown || wrong.length === 0 ? right : wrong) };
});

export const anagramPlayer = playerOf(anagram, (round, board, { knows, chance }) => {
  const item = currentItem(round, board);
  if (!item) return null;
  const { id, tiles, answer } = item;
  const { first, hints } = stateOf(board, id);
  const isFirst = first === null;
  if (isFirst && hints === 0 && happens(chance, 0.08)) return { item: id, hint: true };
  const isKnown = isFirst ? knows(id) : happens(chance, secondTries);
  return { item: id, order: orderOf(tiles, isKnown ? answer : withTwoSwapped(answer)) };
});

function orderOf(tiles: readonly string[], text: string): number[] {
  const order: number[] = [];
  for (const letter of text) order.push(tiles.findIndex((tile, place) => tile === letter && !order.includes(place)));
  return order;
}

/** Swaps the first two neighbours that differ. */
function withTwoSwapped(text: string): string {
  const letters = [...text];
  const at = letters.findIndex((letter, place) => place > 0 && letter !== letters[place - 1]);
  return at < 1 ? text : [...letters.slice(0, at - 1), letters[at], letters[at - 1], ...letters.slice(at + 1)].join('');
}

/** Turns a remembered pair, otherwise cards that nobody has seen yet. */
export const memoryPlayer = playerOf(memoryCards, (round, board, mind) => {
  const [open, ...more] = board.open;
  const isSecond = open !== undefined && more.length === 0;
  const card = isSecond ? secondCard(round, board, mind, open) : firstCard(round, board, mind);
  return card === undefined ? null : { card };
});

function firstCard({ cards }: MemoryRound, { found, seen }: MemoryBoard, { chance }: Mind): string | undefined {
  const left = cards.filter(({ id }) => !found.includes(id));
  const known = left.find(({ id, item }) =>
    left.every((other) => other.item !== item || (seen.includes(id) && seen.includes(other.id))),
  );
  if (known) return known.id;
  const fresh = left.filter(({ id }) => !seen.includes(id));
  const choice = fresh.length > 0 ? fresh : left;
  return choice.length > 0 ? oneOf(chance, choice).id : undefined;
}

/** If the other card's place is forgotten, turns one seen elsewhere or tries a new one. */
function secondCard(
  { cards }: MemoryRound,
  { found, seen }: MemoryBoard,
  mind: Mind,
  open: string,
): string | undefined {
  const first = cards.find(({ id }) => id === open);
  const others = cards.filter(({ id, side }) => id !== open && side !== first?.side && !found.includes(id));
  const partner = others.find(({ item }) => item === first?.item);
  const fresh = others.filter(({ id }) => !seen.includes(id));
  const confused = others.filter(({ id }) => seen.includes(id) && id !== partner?.id);
  const wasSeen = partner !== undefined && seen.includes(partner.id);
  if (wasSeen && (confused.length === 0 || mind.knows(partner.item))) return partner.id;
  const choice = wasSeen ? confused : fresh;
  return choice.length > 0 ? oneOf(mind.chance, choice).id : partner?.id;
}
