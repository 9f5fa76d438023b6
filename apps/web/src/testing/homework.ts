import type { Assignment, ListedAssignment, StudentWork } from '@wordgrove/contract/assignments';
import type { client } from '#platform/api.ts';
import type { Asked } from './answers.ts';
import { answer, refusal } from './answers.ts';
import { answerSchool, classOf, idOf, rosterEntryOf } from './school.ts';
import { lighthouse } from './texts.ts';
import { isUnknown, reportOn } from './word-lists.ts';

const at = '2026-11-20T08:00:00.000Z';
/** In December Berlin is an hour ahead. */
const instantOf = (clock: string) => new Date(`${clock}:00+01:00`).toISOString();

type Wanted = Parameters<typeof client.assignments.create>[0];

/** A teacher's assignment as the server has it after saving. Words with "zz" or "qw" are in no dictionary. */
function kept(wanted: Partial<Wanted>, change: Partial<Assignment>): Assignment {
  const { id = idOf(900), title = 'Fruit', instructions = '', studentIds = null, due = null } = wanted;
  const { isLateAllowed = true, points = null, counts = 'best', task } = wanted;
  return {
    ...{ id, title, instructions, studentIds, isLateAllowed, points, counts },
    dueAt: due && instantOf(due.at),
    timeZone: due?.timeZone ?? 'Europe/Berlin',
    closedAt: null,
    task: task ? assigned(task) : assignedQuiz,
    classes: [{ id: idOf(500), name: '7B Reading' }],
    ...{ setBy: null, canChange: true },
    ...{ publishedAt: null, appearsAt: null, trouble: null },
    ...{ takenUntil: null, removedAt: null },
    progress: { students: 1, started: 0, turnedIn: 0, graded: 0 },
    version: 1,
    createdAt: at,
    ...change,
  };
}

type Game = Extract<Assignment['task'], { kind: 'game' }>;

/** The game of an assignment that names none. */
export const assignedQuiz: Game = {
  ...{ kind: 'game', type: 'quiz', mode: 'mixed', items: 10, timer: 'none', target: null, test: null },
  material: { kind: 'level', level: 'A1' },
};

function assigned(task: Wanted['task']): Assignment['task'] {
  if (task.kind === 'game') {
    const { target = null, test = null, material } = task;
    return { ...assignedQuiz, ...task, target, test, material: asked(material) };
  }
  if (task.kind === 'hand-in') return { ...task, files: task.files ?? 5 };
  if (task.kind === 'words') return { ...task, share: task.share ?? 100, ...learned(task.material) };
  if (task.kind === 'outcome') return { ...task, ...learned(task.material) };
  const { title, pages } = lighthouse;
  return { ...task, to: task.to ?? null, text: { title, pages } };
}

type Goal = Extract<Wanted['task'], { kind: 'words' | 'outcome' }>['material'];

/** The test's only deck has three cards. */
function learned(material: Goal) {
  if (material.kind === 'deck') return { material, deck: { name: 'Food' }, count: 3 };
  const words = material.words.map((text) => ({ text, word: isUnknown(text) ? null : text }));
  return { material: { kind: 'words' as const, words }, deck: null, count: words.length };
}

const deckWords = ['apple', 'pear', 'plum'].map((text) => ({ text, word: `${text}:noun` }));

function asked(material: Extract<Wanted['task'], { kind: 'game' }>['material']): Game['material'] {
  if (material.kind === 'words') {
    return { kind: 'words', words: material.words.map((text) => ({ text, word: isUnknown(text) ? null : text })) };
  }
  if (material.kind === 'deck') return { ...material, deck: { name: 'Food' }, words: deckWords };
  return material.kind === 'topic' ? { ...material, level: material.level ?? null } : material;
}

export const assignmentOf = (change: Partial<Assignment> = {}): Assignment => kept({}, { publishedAt: at, ...change });

function listed({ task, ...assignment }: Assignment): ListedAssignment {
  if (task.kind === 'reading' || task.kind === 'hand-in') return { ...assignment, task, words: null };
  const { material, ...rest } = task;
  const words = material.kind === 'words' ? material.words : null;
  const unknown = words?.filter(({ word }) => word === null).length ?? 0;
  return { ...assignment, task: rest, words: words && { listed: words.length, unknown } };
}

type Homework = {
  made: Asked<typeof client.assignments.create>;
  edited: Asked<typeof client.assignments.edit>;
  all: () => readonly Assignment[];
};

/** A server that keeps the homework of a class with one student, and refuses to publish what nobody could play. */
export function answerHomework(first: readonly Assignment[] = []): Homework {
  answerSchool({ classes: [classOf('7B Reading', { activeStudents: 1 })], roster: [rosterEntryOf('Sami Student')] });
  let all = [...first];
  const there = () => all.filter(({ removedAt }) => removedAt === null);
  const find = (id: string): Assignment => {
    const found = there().find((each) => each.id === id);
    if (!found) throw refusal('not-found', 404);
    return found;
  };
  const keep = (assignment: Assignment): Assignment => {
    refuseUnusable(assignment);
    all = [assignment, ...all.filter(({ id }) => id !== assignment.id)];
    return assignment;
  };
  answerActions((id, part) => keep({ ...(all.find((each) => each.id === id) ?? find(id)), ...part }));
  answer(
    (calls) => calls.assignments.list,
    () => ({ assignments: there().map(listed), next: null }),
  );
  answer(
    (calls) => calls.assignments.one,
    ({ id }) => find(id),
  );
  answer(
    (calls) => calls.assignments.readList,
    ({ words }) => reportOn(words),
  );
  answer((calls) => calls.assignments.readDeck, { known: deckWords, unknown: [], notAsked: [], several: [] });
  answer((calls) => calls.flashcards.decks, []);
  const made = answer(
    (calls) => calls.assignments.create,
    ({ publishes = false, ...wanted }) => keep(kept(wanted, shownFrom(publishes, wanted.publishAt))),
  );
  const edited = answer(
    (calls) => calls.assignments.edit,
    ({ publishes = false, version, ...wanted }) => {
      const { publishedAt, progress } = find(wanted.id);
      const shown = publishedAt ? { publishedAt } : shownFrom(publishes, wanted.publishAt);
      return keep(kept(wanted, { ...shown, progress, version: version + 1 }));
    },
  );
  return { made, edited, all: () => all };
}

/** A draft, shown at once, or at a time. */
function shownFrom(publishes: boolean, publishAt: Wanted['publishAt']): Partial<Assignment> {
  if (!publishes) return {};
  return publishAt ? { appearsAt: instantOf(publishAt.at) } : { publishedAt: at };
}

/** The text of the tests has words on three pages. */
function refuseUnusable({ task, publishedAt, appearsAt }: Assignment): void {
  if ((publishedAt ?? appearsAt) === null) return;
  if (task.kind === 'reading') {
    if (task.from > 3) throw refusal('text-not-readable', 409, { why: 'no-words' });
    return;
  }
  if (task.kind === 'hand-in') return;
  const { material } = task;
  if (material.kind !== 'words' || material.words.some(({ word }) => word !== null)) return;
  if (task.kind !== 'game') throw refusal('words-not-learnable', 409, { why: 'no-words', max: 500 });
  throw refusal('not-enough', 409, { shortage: 'too-few', have: 0, need: 4, level: null });
}

/** Answers what can be done with an assignment outside its form. */
function answerActions(change: (id: string, part: Partial<Assignment>) => Assignment): void {
  answer(
    (calls) => calls.assignments.publish,
    ({ id }) => change(id, { publishedAt: at, appearsAt: null }),
  );
  answer(
    (calls) => calls.assignments.withdraw,
    ({ id }) => change(id, { appearsAt: null }),
  );
  answer(
    (calls) => calls.assignments.close,
    ({ id, isClosed }) => change(id, { closedAt: isClosed ? at : null }),
  );
  answer(
    (calls) => calls.assignments.remove,
    ({ id }) => change(id, { removedAt: at }),
  );
  answer(
    (calls) => calls.assignments.restore,
    ({ id }) => change(id, { removedAt: null }),
  );
}

/** A student's work that nobody has touched yet, as the teacher sees it. */
export function workOf(name: string, change: Partial<StudentWork> = {}): StudentWork {
  return {
    ...{ studentId: idOf(701), name, className: '7B Reading', extendedTo: null, state: 'assigned', dueAt: null },
    ...{ turnedInAt: null, percent: null, attempts: [], pages: null, handIn: null, learned: null },
    grade: { points: null, comment: '', returnedAt: null, draft: null, version: 0 },
    ...change,
  };
}
