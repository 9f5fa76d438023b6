import { v7 as uuid } from 'uuid';
import type { Asker } from './askers.ts';
import type { CallName, Input } from './contract-calls.ts';
import type { DeckOfOne } from './decks.ts';
import { mayLearn } from './decks.ts';
import type { Row, School } from './school.ts';
import { emailOf } from './school.ts';

/** One way to make a call rightly: what is sent, which rows that names, and whether they are the asker's. */
export type Example = { label: string; input: Input; isMine: boolean };

type Make = (school: School, asker: Asker) => readonly Example[];

const one =
  (make: (school: School, asker: Asker) => Input): Make =>
  (school, asker) => [{ label: '', input: make(school, asker), isMine: true }];

/** One example for each of several rows. */
const each =
  (rows: (school: School) => readonly Row[], make: (id: string, school: School) => Input): Make =>
  (school, { who }) =>
    rows(school).map(({ label, id, mine }) => ({ label, input: make(id, school), isMine: mine.includes(who) }));

const nothing = one(() => ({}));
const person = { fullName: 'Ayşe O’Neill', language: 'tr', timeZone: 'Europe/Istanbul' };
const account = () => ({ id: uuid(), email: `new-${uuid()}@school.example`, password: 'orchard-kettle-77', ...person });
const password = 'orchard-kettle-77';
const classes = (school: School) => school.classes;
const invites = (school: School) => school.invites;
const students = (school: School) => school.students;
const options = { expiresOn: '2999-12-31', maxUses: 40, requireApproval: true };
const decision = each(
  ({ enrolments }) => enrolments,
  (id) => ({ enrolmentIds: [id] }),
);

/** Rows that bear the id of somebody's notice: the asker's own, and a teacher's and a student's. */
const ownAndOthers: Make = (school, { who, noticeId, hasSession }) =>
  school.askers
    .filter((asker) => asker.hasSession && (asker.who === who || asker.who === 'teacher' || asker.who === 'student'))
    .map((asker) => ({
      label: asker.who,
      input: { id: asker.noticeId },
      isMine: hasSession && asker.noticeId === noticeId,
    }));

type MakeOfDeck = (deckId: string, cardId: string, reviewId: string) => Input;

/** The asker's own deck, a teacher's, a student's and one of nobody. */
const decksFor = ({ decks }: School, { who }: Asker): DeckOfOne[] => {
  const isNamed = ({ owner }: DeckOfOne) => owner === who || owner === 'teacher' || owner === 'student';
  const named = decks.filter(isNamed).sort((one, other) => Number(other.owner === who) - Number(one.owner === who));
  return [...named, { owner: 'deleted account', deckId: uuid(), cardId: uuid(), reviewId: uuid() }];
};

const decksOf =
  (isMine: (deck: DeckOfOne, asker: Asker) => boolean) =>
  (make: MakeOfDeck): Make =>
  (school, asker) =>
    decksFor(school, asker).map((deck) => ({
      label: `deck of the ${deck.owner}`,
      input: make(deck.deckId, deck.cardId, deck.reviewId),
      isMine: isMine(deck, asker),
    }));

const ownDecks = decksOf(({ owner }, { who }) => owner === who);
const visibleDecks = decksOf(mayLearn);

const sharing: Make = (school, asker) =>
  ownDecks((id) => ({ id }))(school, asker).flatMap((deck) =>
    school.classes.map((target) => ({
      label: `${deck.label} with ${target.label}`,
      input: { ...deck.input, classId: target.id },
      isMine: deck.isMine && target.mine.includes(asker.who),
    })),
  );

const sides = { front: 'lend', back: 'ödünç vermek', language: 'tr', note: '' };

/** How every call is made rightly; who may make it is said in `rights`. */
export const examples: Readonly<Record<CallName, Make>> = {
  'auth.session': nothing,
  'auth.registerTeacher': one(() => ({ ...account(), schoolName: 'Hill School' })),
  'auth.registerStudent': one(({ code }) => ({ ...account(), inviteCode: code })),
  'auth.completeTeacher': one(() => ({ ...person, schoolName: 'Hill School' })),
  'auth.completeStudent': one(({ code }) => ({ ...person, inviteCode: code })),
  'auth.signIn': one(() => ({ email: emailOf('classmate'), password: 'walnut-lantern-42', keepSignedIn: true })),
  'auth.signInWithCode': one(({ tokens }) => ({ email: emailOf('classmate'), code: tokens.signInCode })),
  'auth.signOut': nothing,
  'auth.checkVerification': nothing,
  'auth.resendVerification': nothing,
  'auth.verifyEmail': one(({ tokens }) => ({ token: tokens.verification })),
  'auth.requestPasswordReset': one(() => ({ email: emailOf('student'), language: 'de' })),
  'auth.resetPassword': one(({ tokens }) => ({ token: tokens.reset, password })),
  'auth.changePassword': one((_, asker) => ({ currentPassword: asker.password, newPassword: password })),
  'auth.chooseNewPassword': one(() => ({ password })),
  'auth.confirmStudentEmail': each(students, (studentId) => ({ studentId })),
  'auth.makeSignInCode': each(students, (studentId) => ({ studentId })),
  'auth.deleteAccount': one((_, asker) => ({ password: asker.password })),

  'profiles.me': nothing,
  'profiles.update': one(() => ({
    version: 0,
    displayName: 'Ada',
    fullName: 'Ada B',
    timeZone: 'UTC',
    subjects: ['Art'],
    bio: 'Hi',
  })),
  'profiles.choose': one(() => ({ language: 'fr', colorScheme: 'dark' })),

  'classes.list': nothing,
  'classes.create': one(() => ({ id: uuid(), name: '7-C', timeZone: 'UTC' })),
  'classes.rename': each(classes, (id) => ({ id, name: 'Renamed', version: 0 })),
  'classes.archive': each(classes, (id) => ({ id })),
  'classes.reopen': each(classes, (id) => ({ id })),
  'classes.handOver': each(classes, (id) => ({ id, teacherEmail: emailOf('admin teacher') })),
  'classes.listInvites': nothing,
  'classes.createInvite': (school, asker) => [
    { label: 'by name', input: { id: uuid(), className: 'Eight', timeZone: 'UTC', ...options }, isMine: true },
    ...each(classes, (classId) => ({ id: uuid(), classId, timeZone: 'UTC', ...options }))(school, asker),
  ],
  'classes.updateInvite': each(invites, (id) => ({ id, version: 0, ...options })),
  'classes.switchInvite': each(invites, (id) => ({ id, isActive: false })),
  'classes.cameIn': each(invites, (id) => ({ id })),
  'classes.checkInvite': one(({ code }) => ({ code })),
  'classes.join': one(({ code }) => ({ id: uuid(), code })),
  'classes.mine': nothing,
  'classes.roster': (school, asker) => [
    { label: 'all', input: {}, isMine: true },
    ...each(classes, (classId) => ({ classId }))(school, asker),
  ],
  'classes.approve': decision,
  'classes.decline': decision,
  'classes.remove': decision,
  'classes.move': (school, asker) =>
    [...school.classes, school.secondClass].flatMap((target) =>
      each(
        ({ enrolments }) => enrolments,
        (enrolmentId) => ({ enrolmentId, toClassId: target.id }),
      )(school, asker).map((example) => ({
        ...example,
        label: `${example.label} to ${target.label}`,
        isMine: example.isMine && target.mine.includes(asker.who),
      })),
    ),

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
  'dictionary.correctTranslation': each(classes, (classId) => ({
    classId,
    word: 'child:noun',
    language: 'tr',
    translations: ['çocuk', 'yavru'],
    version: 0,
  })),

  'flashcards.decks': nothing,
  'flashcards.createDeck': one(() => ({ id: uuid(), name: 'Unit 3' })),
  'flashcards.renameDeck': ownDecks((id) => ({ id, name: 'Renamed', version: 0 })),
  'flashcards.removeDeck': ownDecks((id) => ({ id })),
  'flashcards.restoreDeck': ownDecks((id) => ({ id })),
  'flashcards.shareDeck': sharing,
  'flashcards.unshareDeck': sharing,
  'flashcards.cards': visibleDecks((deckId) => ({ deckId, search: 'l', page: 1 })),
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

  'memory.states': one(() => ({ words: ['lend:verb', 'look after:phrase', `card:${uuid()}`] })),
  'memory.summary': nothing,
  'memory.xp': nothing,

  'notices.list': nothing,
  'notices.dismiss': ownAndOthers,

  'health.check': nothing,
};
