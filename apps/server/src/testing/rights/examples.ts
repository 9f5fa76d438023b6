import { v7 as uuid, v5 as uuidFrom } from 'uuid';
import { unsubscribeToken } from '#features/notices/unsubscribe-token.ts';
import { testSecret } from '#testing/app.ts';
import { assignmentExamples } from './assignment-examples.ts';
import { hadBy, setBy } from './assignments.ts';
import { classExamples } from './class-examples.ts';
import type { CallName, Input } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import {
  each,
  nothing,
  one,
  ownAndOthers,
  ownDecks,
  playsOf,
  readableDecks,
  tasksOf,
  visibleDecks,
} from './example-makers.ts';
import { groveExamples } from './groves.ts';
import { pdfExamples } from './pdf-examples.ts';
import { firstMove, quizWish } from './plays.ts';
import type { School } from './school.ts';
import { emailOf } from './school.ts';
import { studyExamples } from './study.ts';
import { nextStep } from './tasks.ts';
import { todosOf, todoTexts } from './todos.ts';
import { wayInExamples } from './way-in-examples.ts';

const person = { fullName: 'Ayşe O’Neill', language: 'tr', timeZone: 'Europe/Istanbul' };
const account = () => ({ id: uuid(), email: `new-${uuid()}@school.example`, password: 'orchard-kettle-77', ...person });
const password = 'orchard-kettle-77';
const students = (school: School) => school.students;

const sharing: Make = (school, asker) =>
  ownDecks((id) => ({ id }))(school, asker).flatMap((deck) =>
    school.classes.map((target) => ({
      label: `${deck.label} with ${target.label}`,
      input: { ...deck.input, classId: target.id },
      isMine: deck.isMine && target.mine.includes(asker.who),
    })),
  );

const sides = { front: 'lend', back: 'ödünç vermek', language: 'tr', note: '' };

/** Answers the first question of a test. */
const firstAnswers = [{ question: 0, seq: 1, answer: { choice: 0 } }];

const triedTest = {
  ...{ assignmentId: uuid(), title: 'Fruit', type: 'quiz', mode: 'mixed', items: 5 },
  material: { kind: 'level', level: 'A1' },
};

const answering = playsOf(({ openId }) => ({ id: openId, from: 0, moves: [firstMove] }));

/** The assignments that a student has, and those that a teacher made. */
const playable: typeof setBy = (make) => (school, asker) =>
  asker.role === 'teacher' ? setBy(make)(school, asker) : hadBy(make)(school, asker);

/**
 * Rounds from a level, from the caller's own and another person's play, and from decks that the caller doesn't learn
 * from.
 */
const starting =
  (more: () => Input): Make =>
  (school, asker) => [
    { label: 'a level', input: { ...more(), ...quizWish }, isMine: true },
    ...playsOf(({ finishedId }) => ({ ...more(), ...quizWish, source: { kind: 'again', playId: finishedId } }))(
      school,
      asker,
    ),
    ...visibleDecks((deckId) => ({ ...more(), ...quizWish, source: { kind: 'deck', deckId } }))(school, asker).filter(
      ({ isMine }) => !isMine,
    ),
    ...playable(({ id }) => ({ ...more(), ...quizWish, source: { kind: 'assignment', assignmentId: id } }))(
      school,
      asker,
    ),
  ];

/** Valid input for every call; `rights` says who may make it. */
export const examples: Readonly<Record<CallName, Make>> = {
  ...assignmentExamples,
  ...classExamples,
  ...groveExamples,
  ...pdfExamples,
  ...studyExamples,
  ...wayInExamples,
  'auth.session': nothing,
  'auth.registerTeacher': one(() => ({ ...account(), schoolName: 'Hill School' })),
  'auth.registerStudent': one(({ code }) => ({ ...account(), inviteCode: code })),
  'auth.completeTeacher': one(() => ({ ...person, schoolName: 'Hill School' })),
  'auth.completeStudent': one(({ code }) => ({ ...person, inviteCode: code })),
  'auth.checkVerification': nothing,
  'auth.resendVerification': nothing,
  'auth.verifyEmail': one(({ tokens }) => ({ token: tokens.verification })),
  'auth.requestPasswordReset': one(() => ({ email: emailOf('student'), language: 'de' })),
  'auth.resetPassword': one(({ tokens }) => ({ token: tokens.reset, password })),
  'auth.changePassword': one((_, asker) => ({ currentPassword: asker.password, newPassword: password })),
  'auth.chooseNewPassword': one(() => ({ password })),
  'auth.addEmail': one((_, asker) => ({ email: emailOf(asker.who), password: asker.password })),
  'auth.confirmStudentEmail': each(students, (studentId) => ({ studentId })),
  'auth.makeSignInCode': each(students, (studentId) => ({ studentId })),
  'auth.deleteAccount': one((_, asker) => ({ password: asker.password })),

  'profiles.me': nothing,
  'profiles.storage': nothing,
  'profiles.update': one(() => ({
    version: 0,
    displayName: 'Ada',
    fullName: 'Ada B',
    timeZone: 'UTC',
    subjects: ['Art'],
    bio: 'Hi',
  })),
  'profiles.choose': one(() => ({ language: 'fr', colorScheme: 'dark' })),

  'dailyTasks.today': one(() => ({ language: 'en' })),
  'dailyTasks.generate': one(() => ({ language: 'en' })),
  // The id decides how many tasks are drawn, so it is the same each time.
  'dailyTasks.regenerate': one((_, { who, noticeId }) => ({ id: uuidFrom(who, noticeId), language: 'fr' })),
  'dailyTasks.advance': tasksOf({ progress: nextStep }),
  'dailyTasks.complete': tasksOf({}),
  'dailyTasks.seeMoment': one(() => ({ kind: 'level', value: '2' })),

  'dashboards.student': one(() => ({ language: 'tr' })),
  'dashboards.teacher': nothing,
  'dictionary.lookUp': one(() => ({ word: 'children' })),
  'dictionary.recordLookUp': one(() => ({ id: uuid(), word: 'ran', at: new Date(0).toISOString() })),
  'dictionary.suggest': one(() => ({ word: 'chi' })),
  'dictionary.askSecondSource': one(() => ({ word: 'child' })),
  'dictionary.history': nothing,
  'dictionary.removeFromHistory': ownAndOthers,
  'dictionary.clearHistory': nothing,
  'dictionary.savedWords': one(() => ({ search: 'a', order: 'alphabet', page: 1 })),
  'dictionary.saveWord': one(() => ({ word: 'Ice Cream' })),
  'dictionary.removeSavedWord': one(() => ({ word: 'tree' })),
  'dictionary.report': one(() => ({ id: uuid(), about: 'run:verb', message: 'The example is odd.', language: 'tr' })),
  'dictionary.correctTranslation': each(
    ({ classes }) => classes,
    (classId) => ({
      classId,
      word: 'child:noun',
      language: 'tr',
      translations: ['çocuk', 'yavru'],
      version: 0,
    }),
  ),

  'flashcards.decks': nothing,
  'flashcards.decksWithWord': one(() => ({ word: 'child:noun' })),
  'flashcards.createDeck': one(() => ({ id: uuid(), name: 'Unit 3' })),
  'flashcards.renameDeck': ownDecks((id) => ({ id, name: 'Renamed', version: 0 })),
  'flashcards.removeDeck': ownDecks((id) => ({ id })),
  'flashcards.restoreDeck': ownDecks((id) => ({ id })),
  'flashcards.deckOfWords': each(
    ({ classes }) => classes,
    (classId) => ({ id: uuid(), name: 'Hardest words', classId, words: ['lend:verb'] }),
  ),
  'flashcards.shareDeck': sharing,
  'flashcards.unshareDeck': sharing,
  'flashcards.cards': readableDecks((deckId) => ({ deckId, search: 'l', page: 1 })),
  'flashcards.addCard': ownDecks((deckId) => ({ id: uuid(), deckId, ...sides, word: 'lend:verb' })),
  'flashcards.fromWord': ownDecks((deckId) => ({
    id: uuid(),
    deckId,
    ...sides,
    word: 'lend:verb',
    met: { source: 'pdf', sentence: 'Lend me a pen.', pdfId: uuid(), page: 3, game: 'quiz' },
  })),
  'flashcards.editCard': ownDecks((_, id) => ({ id, ...sides, version: 0 })),
  'flashcards.removeCards': ownDecks((_, id) => ({ cardIds: [id] })),
  'flashcards.restoreCards': ownDecks((_, id) => ({ cardIds: [id] })),
  'flashcards.waiting': visibleDecks((deckId) => ({ deckId })),
  'flashcards.queue': visibleDecks((deckId) => ({ deckId })),
  'flashcards.practiseMore': visibleDecks((deckId) => ({ deckId })),
  'flashcards.grade': visibleDecks((deckId, cardId) => ({
    id: uuid(),
    cardId,
    deckId,
    grade: 3,
    typedSide: 'front',
    isExtra: false,
    hints: 0,
    durationMs: 1500,
    at: new Date(0).toISOString(),
  })),
  'flashcards.undo': ownDecks((deckId, _, reviewId) => ({
    id: uuid(),
    reviewId,
    deckId,
    at: new Date(0).toISOString(),
  })),
  'flashcards.forecast': visibleDecks((deckId) => ({ deckId })),
  'flashcards.retention': nothing,
  'flashcards.leeches': nothing,
  'flashcards.suspend': visibleDecks((_, cardId) => ({ cardIds: [cardId], isSuspended: true })),

  'games.hub': nothing,
  'games.playNow': one(() => ({ session: uuid(), place: 0 })),
  'games.playedNow': one(() => ({ session: uuid() })),
  'games.start': starting(() => ({ id: uuid() })),
  'games.resume': playsOf(({ openId }) => ({ id: openId })),
  'games.saveMoves': answering,
  'games.finish': answering,
  'games.leave': playsOf(({ openId }) => ({ id: openId })),
  'games.result': playsOf(({ finishedId }) => ({ id: finishedId })),
  'games.preview': starting(() => ({})),
  'games.test': hadBy(({ testId }) => ({ assignmentId: testId })),
  'games.startTest': hadBy(({ testId }) => ({ assignmentId: testId })),
  'games.saveAnswers': hadBy(({ testId }) => ({ assignmentId: testId, answers: firstAnswers })),
  'games.finishTest': hadBy(({ testId }) => ({ assignmentId: testId, answers: firstAnswers })),
  'games.previewTest': one(() => triedTest),
  'games.judgePreview': one(() => ({ ...triedTest, answers: firstAnswers })),
  'games.testTable': setBy(({ testId }) => ({ assignmentId: testId })),
  'games.testTries': setBy(({ testId }) => ({ assignmentId: testId })),
  'games.stats': one(() => ({ from: '2026-01-01' })),
  'games.report': one(() => ({ id: uuid(), about: 'What is a week?', message: 'Two are right.', language: 'es' })),

  'notices.list': nothing,
  'notices.unread': nothing,
  'notices.page': one(() => ({ before: uuid() })),
  'notices.read': ownAndOthers,
  'notices.readAll': (school, asker) =>
    ownAndOthers(school, asker).map(({ input, ...row }) => ({ ...row, input: { newest: input.id } })),
  'notices.readAbout': one(() => ({ assignmentId: uuid() })),
  'notices.digest': nothing,
  'notices.setDigest': one(() => ({ isOn: false })),
  'notices.unsubscribe': one(() => ({ token: unsubscribeToken(uuid(), testSecret) })),

  'todos.open': nothing,
  'todos.done': one(() => ({ page: 1 })),
  'todos.create': one(() => ({ id: uuid(), ...todoTexts })),
  'todos.edit': todosOf(({ todoId }) => ({ id: todoId, ...todoTexts, version: 0 })),
  'todos.tick': todosOf(({ todoId }) => ({ id: todoId, isDone: true })),
  'todos.move': todosOf(({ todoId, lastId }) => ({ id: todoId, after: lastId })),
  'todos.remove': todosOf(({ todoId }) => ({ id: todoId })),
  'todos.restore': todosOf(({ todoId }) => ({ id: todoId })),

  'health.check': nothing,
};
