import type { Locator, Page } from '@playwright/test';

/** How somebody operates a screen: with a finger or a mouse, and keys. */
export type Hand = {
  press: (target: Locator) => Promise<void>;
  type: (text: string) => Promise<void>;
  key: (key: string) => Promise<void>;
};

type Player = (page: Page, hand: Hand, round: never) => Promise<void>;
type Round<Item> = { items: Item[] };

/** One way to play a game, with some mistakes, up to the moment before 'To the results'. */
export type Way = { type: string; title: string; mode?: string; play: Player };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, 'Next');

async function goOn(page: Page, hand: Hand, isLast: boolean): Promise<void> {
  if (!isLast) await hand.press(next(page));
  else await button(page, 'To the results').waitFor();
}

async function playQuiz(page: Page, hand: Hand, { items }: Round<{ right: number }>): Promise<void> {
  const option = (place: number) => page.locator('section[aria-labelledby="quiz-question"] ol button').nth(place);
  const isMissed = (place: number) => place % 4 === 0;
  for (const [place, { right }] of items.entries()) {
    await hand.press(option(isMissed(place) ? (right + 1) % 4 : right));
    await hand.press(next(page));
  }
  const again = items.filter((_, place) => isMissed(place));
  for (const [place, { right }] of again.entries()) {
    await hand.press(option(right));
    await goOn(page, hand, place === again.length - 1);
  }
}

type Statement = { isTrue: boolean; options: string[]; right: string };

async function playTrueFalse(page: Page, hand: Hand, { items }: Round<Statement>): Promise<void> {
  for (const [place, { isTrue, options, right }] of items.entries()) {
    const says = place % 3 === 0 ? !isTrue : isTrue;
    await hand.press(button(page, says ? 'True' : 'False'));
    if (!says && !isTrue) {
      const word = place % 2 === 0 ? right : (options.find((option) => option !== right) ?? '');
      await hand.press(
        page
          .getByRole('group', { name: /Which word makes it true/ })
          .getByRole('button')
          .filter({ hasText: word })
          .first(),
      );
    }
    await goOn(page, hand, place === items.length - 1);
  }
}

async function playMatch(page: Page, hand: Hand, { items }: Round<{ lemma: string; meaning: string }>): Promise<void> {
  const option = (list: string, name: string) =>
    page.getByRole('listbox', { name: list }).getByRole('option', { name, exact: true });
  const pick = async (word = 0, meaning = 0) => {
    await hand.press(option('Words', items[word]?.lemma ?? ''));
    await hand.press(option('Definitions', items[meaning]?.meaning ?? ''));
  };
  await pick(0, 1);
  await pick(2, 3);
  // The last pair completes itself.
  for (const place of items.slice(0, -1).keys()) await pick(place, place);
}

type Sentence = { tiles: { id: string; text: string }[]; sentences: string[] };

async function playOrdering(page: Page, hand: Hand, { items }: Round<Sentence>): Promise<void> {
  const tray = page.getByRole('list', { name: 'Words to lay' });
  const lay = async (ids: readonly string[]) => {
    for (const id of ids) await hand.press(tray.locator(`[data-tile="${id}"]`));
  };
  for (const [place, item] of items.entries()) {
    const order = tileOrder(item);
    if (place % 2 === 0) {
      await lay([...order.slice(1), ...order.slice(0, 1)]);
      await hand.press(button(page, 'Check'));
      await hand.press(button(page, 'Hint'));
    } else await lay(order);
    await hand.press(button(page, 'Check'));
    await goOn(page, hand, place === items.length - 1);
  }
}

/** The tiles' ids in the order of the usual sentence. */
function tileOrder({ tiles, sentences: [sentence = ''] }: Sentence): string[] {
  const left = [...tiles];
  return sentence
    .slice(0, -1)
    .toLowerCase()
    .split(' ')
    .flatMap((word) => {
      const at = left.findIndex(({ text }) => text.toLowerCase() === word);
      return left.splice(at, 1).map(({ id }) => id);
    });
}

async function playAnagram(page: Page, hand: Hand, { items }: Round<{ answer: string }>): Promise<void> {
  const tile = (letter: string) =>
    page.getByRole('list', { name: 'Letters' }).getByRole('button', { name: letter.toUpperCase(), exact: true });
  for (const [place, { answer }] of items.entries()) {
    if (place % 3 === 0) {
      for (const letter of [...answer].reverse()) await hand.press(tile(letter).first());
      await hand.press(button(page, 'Check'));
      // Letters in their right places stay.
      if ((await page.locator('[aria-labelledby="anagram-clue"] [data-state="right"]').count()) > 0)
        await hand.key('Escape');
    }
    if (place % 3 === 1) {
      await hand.press(button(page, /^Show a letter/));
      for (const letter of answer.slice(1)) await hand.press(tile(letter).first());
    } else await hand.type(answer);
    await hand.press(button(page, 'Check'));
    await goOn(page, hand, place === items.length - 1);
  }
}

type Thing = { id: string; text: string; right: number[] };

async function playSort(
  page: Page,
  hand: Hand,
  { items }: Round<{ groups: string[]; things: Thing[] }>,
): Promise<void> {
  for (const [place, { groups, things }] of items.entries()) {
    const put = async ({ id }: Thing, to: number) => {
      await hand.press(page.locator(`[data-thing="${id}"] button`));
      await hand.press(page.getByRole('menuitem', { name: `${to + 1} ${groups[to]}`, exact: true }));
    };
    const wrong = things.filter(({ right }, at) => at < 2 && right.length < groups.length);
    const missed = (right: readonly number[]) => groups.findIndex((_, group) => !right.includes(group));
    for (const thing of things) {
      await put(thing, wrong.includes(thing) ? missed(thing.right) : (thing.right[0] ?? 0));
    }
    await hand.press(button(page, 'Check'));
    for (const thing of wrong) await put(thing, thing.right[0] ?? 0);
    if (wrong.length > 0) await hand.press(button(page, 'Check'));
    await goOn(page, hand, place === items.length - 1);
  }
}

async function playRank(page: Page, hand: Hand, { items }: Round<{ things: Thing[] }>): Promise<void> {
  for (const [place, { things }] of items.entries()) {
    if (place === 0) await hand.press(button(page, 'Check'));
    const steps = things.toSorted(({ right: [one = 0] }, { right: [other = 0] }) => one - other);
    for (const [to, { id }] of steps.entries()) {
      const step = page.locator(`[data-thing="${id}"] [data-part="text"]`);
      await step.focus();
      await hand.key(String(to + 1));
    }
    await hand.press(button(page, 'Check'));
    await goOn(page, hand, place === items.length - 1);
  }
}

async function playTyped(page: Page, hand: Hand, { items }: Round<{ answers: string[] }>): Promise<void> {
  for (const [place, { answers }] of items.entries()) {
    const field = page.getByRole('textbox', { name: `Blank ${place + 1} of ${items.length}` });
    await hand.press(field);
    for (const text of place % 3 === 0 ? ['zebra', answers[0]] : [answers[0]]) {
      await field.fill('');
      await hand.type(text ?? '');
      await hand.press(button(page, 'Check'));
    }
    await goOn(page, hand, place === items.length - 1);
  }
}

async function playBank(page: Page, hand: Hand, { items }: Round<{ answers: string[] }>): Promise<void> {
  const bank = page.getByRole('region', { name: 'Word bank' }).getByRole('button');
  for (const [place, { answers }] of items.entries()) {
    const words = await bank.locator('> span:first-of-type').allTextContents();
    const isAnswer = (word: string) => answers.some((answer) => answer.toLowerCase() === word.toLowerCase());
    const wrong = words.findLastIndex((word) => !isAnswer(word));
    if (place === 0) await hand.press(bank.nth(wrong));
    await hand.press(bank.nth(words.findIndex(isAnswer)));
    await goOn(page, hand, place === items.length - 1);
  }
}

type Passage = { paragraphs: string[][]; questions: { right: number; proof: number }[] };

async function playReading(page: Page, hand: Hand, { items: [passage] }: Round<Passage>): Promise<void> {
  if (!passage) throw new Error('a round without a passage');
  await hand.press(page.locator('[data-place="2"]'));
  await page.getByRole('dialog').waitFor();
  await hand.key('Escape');
  await hand.press(button(page, 'I have read it'));
  for (const [place, { right, proof }] of passage.questions.entries()) {
    const choice = place === 0 ? (right + 1) % 4 : right;
    await hand.press(page.locator('section[aria-labelledby="reading-question"] ol button').nth(choice));
    if (place === 1) await hand.press(button(page, 'Show me the sentence'));
    if (place === 2) await hand.press(page.getByRole('option').nth(proof === 0 ? 1 : proof - 1));
    if (place > 2) await hand.press(page.getByRole('option').nth(proof));
    await goOn(page, hand, place === passage.questions.length - 1);
  }
}

type Cards = Round<{ id: string }> & { cards: { item: string; side: string }[] };

async function playMemory(page: Page, hand: Hand, { items, cards }: Cards): Promise<void> {
  const turn = (item: number, side: string) => {
    const place = cards.findIndex((card) => card.item === items[item]?.id && card.side === side);
    return hand.press(page.getByRole('gridcell').nth(place).getByRole('button'));
  };
  for (const [word, meaning] of [[0, 1], [2, 3], ...items.map((_, item) => [item, item])]) {
    await turn(word ?? 0, 'word');
    await turn(meaning ?? 0, 'meaning');
  }
}

/** Every game, twice where it is played in two ways. */
export const ways: readonly Way[] = [
  { type: 'word-match', title: 'Word Match', play: playMatch },
  { type: 'true-false', title: 'True / False', play: playTrueFalse },
  { type: 'word-ordering', title: 'Word Ordering', play: playOrdering },
  { type: 'anagram', title: 'Anagram', play: playAnagram },
  { type: 'group-ranking', title: 'Group Ranking, sort', mode: 'sort', play: playSort },
  { type: 'group-ranking', title: 'Group Ranking, rank', mode: 'rank', play: playRank },
  { type: 'fill-blanks', title: 'Fill in the Blanks, typed', mode: 'typed', play: playTyped },
  { type: 'fill-blanks', title: 'Fill in the Blanks, bank', mode: 'bank', play: playBank },
  { type: 'quiz', title: 'Quiz', play: playQuiz },
  { type: 'reading', title: 'Reading Quiz', play: playReading },
  { type: 'memory-cards', title: 'Memory Cards', play: playMemory },
];
