import type { GameWish, PlayedMove, PlayRound } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import type { GameFacts } from '@wordgrove/games';
import { gameFacts } from '@wordgrove/games';
import { games, seeded } from '@wordgrove/games/rounds';
import { judgePlay } from '#features/games/judged.ts';
import { happens, weighed } from './chance.ts';
import { finishPlan } from './finish-plan.ts';
import { materialFor } from './game-material.ts';
import { atLevelOf, attemptAt, homeworkNow, listOf, noteAttempt } from './homework/play-homework.ts';
import type { Day, Learner } from './learner.ts';
import { chanceToRecall, spend } from './learner.ts';
import { openTasks, templateOf } from './plan-tasks.ts';
import type { Mind, Player } from './player.ts';
import { gapPlayer, orderPlayer, quizPlayer, readingPlayer, sortPlayer, statementPlayer } from './sentence-players.ts';
import { anagramPlayer, matchPlayer, memoryPlayer } from './word-players.ts';

const players: Record<GameType, Player> = {
  'word-match': matchPlayer,
  'memory-cards': memoryPlayer,
  anagram: anagramPlayer,
  quiz: quizPlayer,
  'true-false': statementPlayer,
  'fill-blanks': gapPlayer,
  'word-ordering': orderPlayer,
  'group-ranking': sortPlayer,
  reading: readingPlayer,
};

const liked: readonly (readonly [GameType, number])[] = [
  ...([
    ['quiz', 4],
    ['word-match', 4],
    ['memory-cards', 3],
    ['fill-blanks', 3],
  ] as const),
  ...([
    ['anagram', 3],
    ['true-false', 2],
    ['word-ordering', 2],
    ['group-ranking', 1],
    ['reading', 1],
  ] as const),
];

const shareLeft = 0.03;

/** Plays `count` games; now and then one is given up. */
export function playGames(learner: Learner, day: Day, count: number): void {
  for (let n = 0; n < count; n += 1) if (!play(learner, day)) return;
}

/** False when the day ends first. */
function play(learner: Learner, day: Day): boolean {
  const { id: studentId, chance, newId, diary } = learner;
  if (!spend(day, 10 + 40 * chance())) return false;
  const startedAt = new Date(day.at);
  const homework = homeworkNow(learner, day);
  const wish = homework ? attemptAt(homework) : wishOf(learner, day);
  const made = makeRound(
    homework ? atLevelOf(learner, homework) : learner,
    wish,
    startedAt,
    homework && listOf(homework),
  );
  if (!made) return true;
  const moves = movesFor(learner, made.round, wish.type, startedAt);
  const isLeft = happens(chance, shareLeft);
  const sent = isLeft ? moves.slice(0, Math.ceil(moves.length / 2)) : moves;
  if (!spend(day, (sent.at(-1)?.at ?? 0) / 1000 + 2)) return false;
  const endedAt = new Date(day.at);
  const row = {
    studentId,
    id: newId(startedAt),
    type: wish.type,
    wish,
    ...made,
    assignmentId: homework?.set.assignment.id ?? null,
    isTest: false,
    startedAt,
    leftAt: isLeft ? endedAt : null,
  };
  for (const [position, move] of sent.entries())
    diary.moves.push({ studentId, playId: row.id, position, move, receivedAt: endedAt });
  const finished = finishPlan(learner, day, row, judgePlay(row, sent), endedAt);
  diary.plays.push(finished);
  if (homework) noteAttempt(learner, homework, finished);
  return true;
}

/** What the day's tasks ask for, or the student's preference. */
function wishOf({ chance, language, memories, level }: Learner, day: Day): GameWish {
  const asked = openTasks(day).flatMap((task) => templateOf(task)?.game ?? []);
  const [wanted] = asked.filter((type): type is GameType => type in players);
  const type = wanted && happens(chance, 0.7) ? wanted : weighed(chance, liked);
  const facts: GameFacts = gameFacts[type];
  const canTranslate = language !== 'en' && facts.translatedModes.includes('translation');
  return {
    type,
    source: memories.size >= 12 && happens(chance, 0.75) ? { kind: 'due' } : { kind: 'level', level },
    items: facts.items.usual,
    mode: canTranslate && happens(chance, 0.4) ? 'translation' : facts.modes[0],
    timer: happens(chance, 0.3) ? 'up' : 'none',
    canHear: false,
  };
}

function makeRound(
  learner: Learner,
  wish: GameWish,
  now: Date,
  listed: readonly string[] | null,
): { seed: number; round: PlayRound } | null {
  const seed = Math.floor(learner.chance() * 2 ** 32) - 2 ** 31;
  const random = seeded(seed);
  const made = games[wish.type]?.makeRound(materialFor(learner, wish, { now, random, listed }), wish, random);
  return made && !('shortage' in made) ? { seed, round: { ...made, items: [...made.items] } } : null;
}

/** Nobody answers before reading the passage, or faster than the words can be read. */
function movesFor(learner: Learner, round: PlayRound, type: GameType, at: Date): PlayedMove[] {
  const { chance, skill } = learner;
  const least = games[type]?.leastTimeMs(round) ?? 0;
  const mind: Mind = {
    chance,
    knows: (word) => happens(chance, word === null ? 0.5 + 0.4 * skill : easierBy(chanceToRecall(learner, word, at))),
    thinkMs: () => Math.round(1500 + 5000 * chance() * (1.2 - skill / 2)),
  };
  const moves = players[type](round, mind, Math.round(type === 'reading' ? 2.5 * least : least / 4));
  const claimed = moves.at(-1)?.at ?? 0;
  const stretch = Math.max(1, (1.3 * least) / Math.max(1, claimed));
  return moves.map((move) => ({ ...move, at: Math.round(move.at * stretch) }));
}

/** Picking the right answer is easier than recalling it. */
function easierBy(chance: number): number {
  return chance + (1 - chance) * 0.4;
}
