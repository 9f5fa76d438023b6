import { fillBlanks, isDone as isFilled, noAnswer, offeredFor } from '@wordgrove/games/fill-blanks';
import type { SortItem } from '@wordgrove/games/group-ranking';
import { boardOf, currentItem, groupRanking } from '@wordgrove/games/group-ranking';
import { quiz } from '@wordgrove/games/quiz';
import { currentQuestion, reading } from '@wordgrove/games/reading';
import { askedIn as statementIn, trueFalse } from '@wordgrove/games/true-false';
import type { WordOrderingItem } from '@wordgrove/games/word-ordering';
import { noAnswer as nothingLaid, askedIn as sentenceIn, wordOrdering } from '@wordgrove/games/word-ordering';
import { happens, oneOf } from './chance.ts';
import { placeOrAnother, playerOf } from './player.ts';

const secondTries = 0.85;

export const quizPlayer = playerOf(quiz, ({ items }, { queue, choices }, { knows, chance }) => {
  const item = items.find(({ id }) => id === queue[0]);
  if (!item) return null;
  const { id, right, options, word } = item;
  const isKnown = choices[id] ? happens(chance, secondTries) : knows(word);
  return { item: id, choice: placeOrAnother(right, options.length, isKnown, chance) };
});

export const statementPlayer = playerOf(trueFalse, (round, board, { knows, chance }) => {
  const item = statementIn(round, board);
  if (!item) return null;
  const { id, isTrue, options, right, word } = item;
  if (!board.answers[id]) return { item: id, says: knows(word) ? isTrue : !isTrue };
  const place = placeOrAnother(options.indexOf(right), options.length, happens(chance, secondTries), chance);
  return { item: id, pick: place };
});

export const gapPlayer = playerOf(fillBlanks, (round, board, { knows, chance }) => {
  const item = round.items.find(({ id }) => !isFilled(board.answers[id] ?? noAnswer));
  if (!item) return null;
  const { id, answers, word } = item;
  const accepted = answers.map((answer) => answer.toLowerCase());
  const isRight = ({ text }: { text: string }) => accepted.includes(text.toLowerCase());
  const left = offeredFor(round, board, item);
  const tried = board.answers[id]?.tries ?? [];
  const wrong = left.filter((each) => !isRight(each) && tried.every(({ text }) => text !== each.text));
  const isKnown = tried.length === 0 ? knows(word) : happens(chance, secondTries);
  const right = left.find(isRight);
  const pick = right && (isKnown || wrong.length === 0) ? right : oneOf(chance, wrong);
  return { item: id, pick: pick.id };
});

export const orderPlayer = playerOf(wordOrdering, (round, board, { knows, chance }) => {
  const item = sentenceIn(round, board);
  if (!item) return null;
  const { tries } = board.answers[item.id] ?? nothingLaid;
  const right = laid(item, item.sentences[0] ?? '');
  const isKnown = tries.length === 0 ? knows(null) : happens(chance, secondTries);
  const turned = [...right.slice(0, -2), ...right.slice(-2).reverse()];
  return { item: item.id, kind: 'check', order: isKnown ? right : turned };
});

/** The tiles in the order of a sentence. */
function laid({ tiles, end }: WordOrderingItem, sentence: string): string[] {
  const order: string[] = [];
  for (const word of sentence.slice(0, -end.length).toLowerCase().split(' ')) {
    const tile = tiles.find(({ id, text }) => text.toLowerCase() === word && !order.includes(id));
    if (tile) order.push(tile.id);
  }
  return order;
}

/** Only sorts; nobody in the demo plays scales. */
export const sortPlayer = playerOf(groupRanking, (round, board, { knows, chance }) => {
  const item = currentItem(round, board);
  if (item?.kind !== 'sort') return null;
  const { places, tries } = boardOf(item, board);
  const thing = item.things.find(({ id }) => places[id] === undefined);
  if (!thing) return { item: item.id, check: true };
  const isKnown = tries.length === 0 ? knows(thing.word) : happens(chance, secondTries);
  return { item: item.id, thing: thing.id, to: groupFor(item, thing.right, isKnown, chance) };
});

function groupFor({ groups }: SortItem, right: readonly number[], isKnown: boolean, chance: () => number): number {
  const wrong = groups.flatMap((_, group) => (right.includes(group) ? [] : group));
  return oneOf(chance, isKnown || wrong.length === 0 ? right : wrong);
}

export const readingPlayer = playerOf(reading, ({ items: [passage] }, board, { knows, chance }) => {
  const question = passage && currentQuestion(passage, board);
  if (!question) return null;
  if (board.readMs === null) return { item: passage.id, read: true };
  const { id, right, options, proof, word } = question;
  if (board.choices[id] !== undefined) return { item: id, mark: happens(chance, 0.7) ? proof : null };
  return { item: id, choice: placeOrAnother(right, options.length, knows(word?.key ?? null), chance) };
});
