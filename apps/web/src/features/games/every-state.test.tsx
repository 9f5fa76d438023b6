import type { GameType } from '@wordgrove/contract/paths';
import type { Play, Round, Timed } from '@wordgrove/games';
import { playThrough } from '@wordgrove/games';
import { anagram } from '@wordgrove/games/anagram';
import { fillBlanks } from '@wordgrove/games/fill-blanks';
import { groupRanking } from '@wordgrove/games/group-ranking';
import { memoryCards } from '@wordgrove/games/memory-cards';
import { quiz } from '@wordgrove/games/quiz';
import { reading } from '@wordgrove/games/reading';
import { trueFalse } from '@wordgrove/games/true-false';
import { wordMatch } from '@wordgrove/games/word-match';
import { wordOrdering } from '@wordgrove/games/word-ordering';
import i18next from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { WordPanelContext } from '#platform/word-panel.ts';
import * as rounds from '#testing/rounds.ts';
import { AnagramBoard } from './anagram/board.tsx';
import { FillBlanksBoard } from './fill-blanks/board.tsx';
import { GroupRankingBoard } from './group-ranking/board.tsx';
import { MemoryCardsBoard } from './memory-cards/board.tsx';
import { draftsOf } from './play/drafts.ts';
import type { BoardProps, Untimed } from './play/stage-props.ts';
import { QuizBoard } from './quiz/board.tsx';
import { ReadingBoard } from './reading/board.tsx';
import { TrueFalseBoard } from './true-false/board.tsx';
import { WordMatchBoard } from './word-match/board.tsx';
import { WordOrderingBoard } from './word-ordering/board.tsx';

// The copies that only keep room can't be pressed.
vi.mock('#ui/same-room.tsx', () => ({ SameRoom: ({ children }: { children: ReactNode }) => children }));

beforeAll(async () => {
  const texts = import.meta.glob<Record<string, unknown>>('../../locales/en/{app,games*}.json', {
    eager: true,
    import: 'default',
  });
  const byName = Object.entries(texts).map(([path, read]) => [path.slice(path.lastIndexOf('/') + 1, -5), read]);
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: Object.fromEntries(byName) } });
});

/** A play from beginning to end: each move, and what stands on the part of the screen that makes it. */
type Steps<Move> = readonly (readonly [move: Move, on: string])[];
type State = { isFinished: boolean; isAsLeft: boolean; controls: readonly string[] };
type Walk = { ways: readonly string[]; stateAfter: (count: number) => State };

function walk<R extends Round, Board, Move extends Timed, Detail>(
  play: Play<R, Board, Move, Detail>,
  View: ComponentType<BoardProps<R, Board, Move, Detail>>,
  round: R,
  steps: Steps<Untimed<Move>>,
): Walk {
  const moves = steps.map(([move], place) => play.readMove({ ...move, at: 1000 * (place + 1) }));
  const stateAfter = (count: number): State => {
    const left = moves
      .slice(0, count)
      .reduce<Board | undefined>(
        (board, move) => (board && move ? play.judge(round, board, move)?.board : undefined),
        play.begin(round),
      );
    const { board, score } = playThrough(play, round, JSON.parse(JSON.stringify(moves.slice(0, count))));
    const nothing = () => undefined;
    const drawn = renderToStaticMarkup(
      <WordPanelContext.Provider value={{ open: nothing, close: nothing, prepare: nothing }}>
        <View
          round={JSON.parse(JSON.stringify(round))}
          board={board}
          onMove={() => null}
          drafts={draftsOf(null)}
          onDone={nothing}
          announce={nothing}
          canHear={false}
          say={nothing}
        />
      </WordPanelContext.Provider>,
    );
    const isAsLeft = JSON.stringify(board) === JSON.stringify(left);
    return { isFinished: score.isFinished, isAsLeft, controls: controlsOf(drawn) };
  };
  return { ways: steps.map(([, on]) => on), stateAfter };
}

/** Everything that can be pressed or chosen now, with its words. */
function controlsOf(html: string): string[] {
  const parts = html.split(/(?=<button|<input|<(?:div|span)[^>]* role="option")/).slice(1);
  return parts.filter((part) => !/^[^>]*(?: disabled=""|aria-disabled="true")/.test(part));
}

const walks: Readonly<Record<GameType, readonly Walk[]>> = {
  quiz: [
    walk(quiz, QuizBoard, rounds.quiz, [
      [{ item: 'cat', choice: 1 }, 'a bird'],
      [{ item: 'owl', choice: 1 }, 'a plant'],
      [{ item: 'cat', choice: 0 }, 'a pet that purrs'],
      [{ item: 'owl', choice: 1 }, 'a plant'],
    ]),
    walk(quiz, QuizBoard, rounds.quiz, [
      [{ item: 'cat', choice: 0 }, 'a pet that purrs'],
      [{ item: 'owl', choice: 2 }, 'a bird'],
    ]),
  ],
  'true-false': [
    walk(trueFalse, TrueFalseBoard, rounds.trueFalse, [
      [{ item: 'sun', says: false }, 'False'],
      [{ item: 'ice', says: false }, 'False'],
      [{ item: 'ice', pick: 1 }, 'cold'],
    ]),
    walk(trueFalse, TrueFalseBoard, rounds.trueFalse, [
      [{ item: 'sun', says: true }, 'True'],
      [{ item: 'ice', says: true }, 'True'],
    ]),
  ],
  'word-ordering': [
    walk(wordOrdering, WordOrderingBoard, rounds.wordOrdering, [
      [{ item: 'cats', kind: 'lay', order: ['i'] }, '>I<'],
      [{ item: 'cats', kind: 'lay', order: ['i', 'cats'] }, '>cats<'],
      [{ item: 'cats', kind: 'lay', order: ['i', 'cats', 'like'] }, '>like<'],
      [{ item: 'cats', kind: 'check', order: ['i', 'cats', 'like'] }, 'Check'],
      [{ item: 'cats', kind: 'hint', order: ['i', 'cats', 'like'] }, 'Hint'],
      [{ item: 'cats', kind: 'check', order: ['i', 'like', 'cats'] }, 'Check'],
      [{ item: 'birds', kind: 'lay', order: ['sing', 'birds'] }, '>sing<'],
      [{ item: 'birds', kind: 'check', order: ['sing', 'birds'] }, 'Check'],
      [{ item: 'birds', kind: 'lay', order: ['sing'] }, '>birds<'],
      [{ item: 'birds', kind: 'lay', order: ['sing', 'birds'] }, '>birds<'],
      [{ item: 'birds', kind: 'lay', order: ['birds', 'sing'] }, '>birds<'],
      [{ item: 'birds', kind: 'check', order: ['birds', 'sing'] }, 'Check'],
    ]),
  ],
  anagram: [
    walk(anagram, AnagramBoard, rounds.anagram, [
      [{ item: 'cat', order: [1, 2, 0] }, 'Check'],
      [{ item: 'cat', order: [0, 1, 2] }, 'aria-label="T"'],
      [{ item: 'cat', hint: true }, 'Show a letter'],
      [{ item: 'cat', hint: true }, 'Show a letter'],
      [{ item: 'cat', order: [2, 1, 0] }, 'Check'],
      [{ item: 'owl', order: [1, 0, 2] }, 'aria-label="O"'],
    ]),
  ],
  'group-ranking': [
    walk(groupRanking, GroupRankingBoard, rounds.groupRanking, [
      [{ item: 'things', thing: 'pear', to: 1 }, 'pear'],
      [{ item: 'things', thing: 'cat', to: 1 }, 'cat'],
      [{ item: 'things', check: true }, 'Check'],
      [{ item: 'things', thing: 'pear', to: 0 }, 'pear'],
      [{ item: 'things', check: true }, 'Check'],
      [{ item: 'heat', check: true }, 'Check'],
      [{ item: 'heat', thing: 'hot', to: 1 }, 'Move “hot” down'],
      [{ item: 'heat', check: true }, 'Check'],
      [{ item: 'heat', thing: 'hot', to: 0 }, 'Move “hot” up'],
      [{ item: 'heat', check: true }, 'Check'],
    ]),
  ],
  'fill-blanks': [
    walk(fillBlanks, FillBlanksBoard, rounds.wordBank, [
      [{ item: 'purrs', pick: 'owl' }, 'owl'],
      [{ item: 'hoots', pick: 'pig' }, 'pig'],
      [{ item: 'purrs', pick: 'cat' }, 'cat'],
      [{ item: 'hoots', pick: 'owl' }, 'owl'],
    ]),
    walk(fillBlanks, FillBlanksBoard, rounds.typedGaps, [
      [{ item: 'purrs', text: 'owl' }, 'Check'],
      [{ item: 'purrs', text: 'pig' }, 'Check'],
      [{ item: 'hoots', text: 'owl' }, 'Check'],
    ]),
  ],
  'word-match': [
    walk(wordMatch, WordMatchBoard, rounds.pairs, [
      [{ word: 'cat', meaning: 'owl' }, 'cat'],
      [{ word: 'cat', meaning: 'cat' }, 'a pet that purrs'],
      [{ word: 'owl', meaning: 'owl' }, 'owl'],
    ]),
  ],
  'memory-cards': [
    walk(memoryCards, MemoryCardsBoard, rounds.cards, [
      [{ card: 'cat-word' }, 'Row 1, column 1: unturned'],
      [{ card: 'owl-word' }, 'Row 1, column 2: unturned'],
      [{ card: 'cat-word' }, 'Row 1, column 1'],
      [{ card: 'cat-meaning' }, 'Row 1, column 3: unturned'],
      [{ card: 'owl-word' }, 'Row 1, column 2'],
      [{ card: 'owl-meaning' }, 'Row 2, column 1: unturned'],
    ]),
  ],
  reading: [
    walk(reading, ReadingBoard, rounds.passage, [
      [{ item: 'text', read: true }, 'I have read it'],
      [{ item: 'who', choice: 1 }, 'a dog'],
      [{ item: 'where', choice: 0 }, 'on the roof'],
      [{ item: 'where', mark: 1 }, 'It sits on the roof.'],
    ]),
    walk(reading, ReadingBoard, rounds.passage, [
      [{ item: 'text', read: true }, 'I have read it'],
      [{ item: 'who', choice: 0 }, 'a cat'],
      [{ item: 'who', mark: null }, 'Show me the sentence'],
      [{ item: 'where', choice: 1 }, 'at school'],
    ]),
  ],
};

const cases = Object.entries(walks).flatMap(([type, all]) => all.map((each, at) => ({ type, at: at + 1, ...each })));

describe.each(cases)('$type, play $at, left and gone on with', ({ ways, stateAfter }) => {
  const states = [...ways.map((way, after) => ({ after, way })), { after: ways.length, way: 'To the results' }];

  it.each(states)('after $after moves stands as it was left and has a way on: $way', ({ after, way }) => {
    const { isFinished, isAsLeft, controls } = stateAfter(after);
    expect(isAsLeft).toBe(true);
    expect(isFinished).toBe(after === ways.length);
    expect(controls.filter((control) => control.includes(way))).not.toEqual([]);
    expect(controls.some((control) => control.includes('To the results'))).toBe(isFinished);
  });
});
