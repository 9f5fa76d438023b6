import type { ClassGames } from '@wordgrove/contract/class-games';
import { limits } from '@wordgrove/contract/limits';
import type { GameType } from '@wordgrove/contract/paths';
import type { Db } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import type { ClassPlays } from './class-stats-store.ts';
import { listClassHardest, listClassMistakes, listQuestions, sumPlays } from './class-stats-store.ts';
import { firstDay, inOrderOfGames } from './stats-period.ts';

/** An active student of the asking teacher, with the classes asked about. */
type Learner = {
  studentId: string;
  name: string;
  timeZone: string;
  classes: ReadonlyArray<{ classId: string; className: string }>;
};

type Parts = {
  db: Db;
  clock: Clock;
  /** The spelling of a memory's word: `Monday` for `monday:noun`. */
  writingOf: (key: string) => string;
  isPlayable: (key: string) => boolean;
  /** Of one class, or of all open ones; throws `not-found` for a class of somebody else. */
  listLearners: (taught: TaughtBy, classId: string | undefined) => Promise<readonly Learner[]>;
};

type Asked = { classId?: string | undefined; from?: string | undefined; type?: GameType | undefined };

const shown = { hardest: 20, mistakes: 3 } as const;

/** What a teacher's students played. */
export function classStats({ db, clock, writingOf, isPlayable, listLearners }: Parts) {
  async function askedAbout(teacher: Pick<Caller, 'timeZone'>, taught: TaughtBy, { classId, from, type }: Asked) {
    const learners = await listLearners(taught, classId);
    // No student's day is left out: east of the teacher it may be tomorrow.
    const zones = new Set([teacher.timeZone, ...learners.map(({ timeZone }) => timeZone)]);
    const to = [...zones]
      .map((zone) => localDay(clock.now(), zone))
      .reduce((one, other) => (one > other ? one : other));
    const userIds = learners.map(({ studentId }) => studentId);
    const of: ClassPlays = { userIds, from: firstDay(from, to), type: type ?? null };
    return { learners, to, of };
  }

  const games: Call<'analytics.games', [Caller, TaughtBy]> = async (teacher, taught, asked) => {
    const { learners, to, of } = await askedAbout(teacher, taught, asked);
    const [plays, hardest] = await Promise.all([sumPlays(db, of), listClassHardest(db, of, shown.hardest)]);
    const words = hardest.map(({ word }) => word);
    const mistakes = Map.groupBy(await listClassMistakes(db, of, words), ({ word }) => word);
    const ofStudents = new Map(
      plays.flatMap(({ studentId, ...row }) => (studentId ? [[studentId, row] as const] : [])),
    );
    return {
      ...{ from: of.from, to, students: learners.length, players: ofStudents.size },
      byGame: plays.flatMap(({ type, ...row }) => (type ? [{ ...row, type }] : [])).sort(inOrderOfGames),
      byDay: plays
        .flatMap(({ day, ...row }) => (day ? [{ ...row, day }] : []))
        .sort((one, other) => (one.day < other.day ? -1 : 1)),
      byClass: sumByClass(learners, ofStudents),
      hardest: hardest.map((row) => ({
        ...row,
        lemma: writingOf(row.word),
        given: (mistakes.get(row.word) ?? []).slice(0, shown.mistakes).map(({ text, times }) => ({ text, times })),
      })),
    };
  };

  const questions: Call<'analytics.questions', [Caller, TaughtBy]> = async (
    teacher,
    taught,
    { word, page, ...asked },
  ) => {
    const { learners, of } = await askedAbout(teacher, taught, asked);
    const size = limits.questionsPage;
    const found = await listQuestions(db, of, word, { skip: (page - 1) * size, size: size + 1 });
    if (found.length === 0 && !isPlayable(word)) throw failures.notFound();
    const names = new Map(learners.map(({ studentId, name }) => [studentId, name]));
    return {
      lemma: writingOf(word),
      questions: found.slice(0, size).flatMap(({ playId, place, options, at, ...seen }) => {
        const name = names.get(seen.studentId);
        if (name === undefined || at === null) return [];
        return [{ ...seen, id: `${playId}:${place}`, name, options: [...options], at: at.toISOString() }];
      }),
      next: found.length > size && page < limits.questionPagesMax ? page + 1 : null,
    };
  };

  return { games, questions };
}

type Tally = Pick<ClassGames['byGame'][number], 'plays' | 'ms' | 'right' | 'answered'>;

/** Each class with what its students played, by name. */
function sumByClass(learners: readonly Learner[], ofStudents: ReadonlyMap<string, Tally>): ClassGames['byClass'] {
  const classes = new Map<string, ClassGames['byClass'][number]>();
  for (const { studentId, classes: of } of learners) {
    const own = ofStudents.get(studentId);
    for (const { classId, className } of of) {
      const sum = classes.get(classId) ?? { classId, className, ...{ students: 0, players: 0 }, ...nothing };
      classes.set(classId, {
        ...sum,
        students: sum.students + 1,
        players: sum.players + (own ? 1 : 0),
        plays: sum.plays + (own?.plays ?? 0),
        ms: sum.ms + (own?.ms ?? 0),
        right: sum.right + (own?.right ?? 0),
        answered: sum.answered + (own?.answered ?? 0),
      });
    }
  }
  return [...classes.values()].sort((one, other) => (one.className < other.className ? -1 : 1));
}

const nothing: Tally = { plays: 0, ms: 0, right: 0, answered: 0 };
