import { v7 as uuid } from 'uuid';
import { assignmentTexts, hadBy, madeBy, setBy } from './assignments.ts';
import type { CallName } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import { each, nothing, one, ownDecks } from './example-makers.ts';
import { gradedBy, seenBy, writtenBy } from './hand-ins.ts';
import { keptBy } from './pdfs.ts';
import type { School } from './school.ts';

const classes = (school: School) => school.classes;

/** For the caller's own classes, as a draft or published. */
const makingGame: Make = (school, asker) =>
  [false, true].flatMap((publishes) =>
    each(classes, (classId) => ({ id: uuid(), ...assignmentTexts, classIds: [classId], publishes }))(school, asker).map(
      (made) => ({ ...made, label: `${made.label}, ${publishes ? 'shown' : 'kept'}` }),
    ),
  );

/** Each text, published for each class: both have to be the caller's own. */
const makingReading: Make = (school, asker) =>
  keptBy((pdfId) => ({ task: { kind: 'reading', pdfId, from: 1, to: null } }))(school, asker).flatMap((text) =>
    school.classes.map((target) => ({
      label: `${text.label} to read in ${target.label}`,
      input: { id: uuid(), ...assignmentTexts, ...text.input, classIds: [target.id], publishes: true },
      isMine: text.isMine && target.mine.includes(asker.who),
    })),
  );

/** Each deck to learn, published for each class: both have to be the caller's own. */
const makingWords: Make = (school, asker) =>
  ownDecks((deckId) => ({
    task: { kind: 'words', state: 'learning', share: 100, material: { kind: 'deck', deckId } },
  }))(school, asker).flatMap((deck) =>
    school.classes.map((target) => ({
      label: `${deck.label} to learn in ${target.label}`,
      input: { id: uuid(), ...assignmentTexts, ...deck.input, classIds: [target.id], publishes: true },
      isMine: deck.isMine && target.mine.includes(asker.who),
    })),
  );

const making: Make = (school, asker) => [
  ...makingGame(school, asker),
  ...makingReading(school, asker),
  ...makingWords(school, asker),
];

/** The caller's own assignment for their own classes, and each without the other. */
const editing: Make = (school, asker) =>
  setBy(({ id }) => ({ id, ...assignmentTexts, version: 0 }))(school, asker).flatMap((edited) =>
    school.classes.map((target) => ({
      label: `${edited.label} for ${target.label}`,
      input: { ...edited.input, classIds: [target.id] },
      isMine: edited.isMine && target.mine.includes(asker.who),
    })),
  );

/** Each assignment, copied to each class: both have to be the caller's own. */
const copyingAll: Make = (school, asker) =>
  setBy(({ id }) => ({ copies: [{ id: uuid(), from: id }], days: 7 }))(school, asker).flatMap((copied) =>
    school.classes.map((target) => ({
      label: `${copied.label} to ${target.label}`,
      input: { ...copied.input, classId: target.id },
      isMine: copied.isMine && target.mine.includes(asker.who),
    })),
  );

/** The student's work before anything was done about it. */
const gradedOf = (studentId: string) => ({ studentId, version: 0, turnedInAt: null });
const working: Make = (school, asker) => [
  ...setBy(({ id }) => ({ id }))(school, asker),
  ...gradedBy(({ turnedInId }) => ({ id: turnedInId }))(school, asker),
];

/** Valid input for the calls about assignments. */
export const assignmentExamples = {
  'assignments.list': nothing,
  'assignments.one': setBy(({ id }) => ({ id })),
  'assignments.readList': one(() => ({ type: 'quiz', mode: 'mixed', words: ['cold', 'xqzt'] })),
  'assignments.readDeck': ownDecks((deckId) => ({ type: 'quiz', mode: 'mixed', deckId })),
  'assignments.create': making,
  'assignments.edit': editing,
  'assignments.copyAll': copyingAll,
  'assignments.removeAll': setBy(({ id }) => ({ ids: [id] })),
  'assignments.publish': setBy(({ id }) => ({ id })),
  'assignments.withdraw': setBy(({ id }) => ({ id })),
  'assignments.close': setBy(({ id }) => ({ id, isClosed: true })),
  'assignments.remove': setBy(({ id }) => ({ id })),
  'assignments.restore': setBy(({ id }) => ({ id })),
  'assignments.work': working,
  'assignments.extend': setBy(({ id, studentId }) => ({
    id,
    studentId,
    due: { at: '2199-06-04T16:30', timeZone: 'Europe/Istanbul' },
  })),
  'assignments.grade': setBy(({ id, studentId }) => ({
    id,
    ...gradedOf(studentId),
    points: 8.5,
    comment: 'Well done',
  })),
  'assignments.returnGraded': setBy(({ id, studentId }) => ({ id, works: [gradedOf(studentId)] })),
  'assignments.tryAgain': setBy(({ id, studentId }) => ({ id, ...gradedOf(studentId), comment: '', due: null })),
  'assignments.answers': setBy(({ id, studentId, playId }) => ({ id, studentId, playId })),
  'assignments.gradebook': each(classes, (classId) => ({ classId })),
  // Whoever is asked about, only students of the class are told of.
  'assignments.sheets': each(classes, (classId, { students }) => ({
    classId,
    studentIds: students.map(({ id }) => id),
  })),
  'assignments.comments': nothing,
  'assignments.addComment': one(() => ({ id: uuid(), text: 'Well done' })),
  'assignments.editComment': madeBy(({ id }) => ({ id, text: 'Very well done' })),
  'assignments.removeComment': one(() => ({ id: uuid() })),
  'assignments.studentWords': setBy(({ wordsId: id, studentId }) => ({ id, studentId })),
  'assignments.mine': nothing,
  'assignments.minePage': one(() => ({ page: 2 })),
  'assignments.words': hadBy(({ id }) => ({ id })),
  'assignments.goalWords': hadBy(({ wordsId: id }) => ({ id })),
  'assignments.turnIn': hadBy(({ id }) => ({ id })),
  'assignments.takeBack': hadBy(({ id }) => ({ id })),
  'assignments.ownHandIn': writtenBy(({ openId }) => ({ id: openId })),
  'assignments.saveText': writtenBy(({ openId }) => ({ id: openId, text: 'My holidays.', version: 0 })),
  'assignments.orderFiles': writtenBy(({ openId }) => ({ id: openId, fileIds: [uuid()] })),
  'assignments.removeFile': writtenBy(({ openId }) => ({ id: openId, fileId: uuid() })),
  'assignments.studentHandIn': gradedBy(({ turnedInId, studentId }) => ({ id: turnedInId, studentId })),
  'assignments.filePass': seenBy(({ fileId }) => ({ id: fileId })),
} satisfies Partial<Record<CallName, Make>>;
