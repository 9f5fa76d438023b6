import { errorsOfEveryCall } from '@wordgrove/contract/errors';
import { teacherSees } from '@wordgrove/contract/teacher-sees';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ContractCall } from './contract-calls.ts';
import { contractCalls } from './contract-calls.ts';
import { rights } from './rights.ts';

const assignment = [
  ...['id', 'title', 'instructions', 'dueAt', 'timeZone', 'isLateAllowed', 'points', 'counts', 'closedAt', 'task'],
  ...['classes', 'publishedAt', 'removedAt', 'version', 'createdAt', 'words', 'appearsAt', 'takenUntil'],
  ...['trouble', 'setBy', 'canChange'],
];
const schoolClass = [
  ...['id', 'name', 'timeZone', 'archivedAt', 'activeStudents', 'pendingStudents', 'offeredTo'],
  ...['isOwner', 'allows', 'version', 'createdAt'],
];
const invite = [
  ...['id', 'code', 'classId', 'className', 'teacherId', 'teacherName', 'isActive', 'state', 'expiresAt', 'expiresOn'],
  ...['maxUses', 'currentUses', 'settings', 'version', 'createdAt'],
];
const deck = [
  ...['id', 'name', 'isOwn', 'ownerName', 'classes', 'cards', 'due', 'fresh', 'version', 'createdAt', 'updatedAt'],
];
const text = [
  ...['id', 'title', 'description', 'kind', 'path', 'fileName', 'bytes', 'preparation', 'trouble', 'pages', 'words'],
  ...['hasText', 'level', 'hasCover', 'status', 'classes', 'version', 'createdAt', 'updatedAt'],
  // How many have opened it.
  'readers',
  // An older text of the teacher's own.
  ...['twin', 'twin.id', 'twin.title'],
];
const handover = ['kind', 'id', 'classId', 'className', 'teacherName', 'activeStudents', 'createdAt'];
const within = (places: readonly string[], fields: readonly string[]) =>
  places.flatMap((place) => fields.map((field) => `${place}.${field}`));
const calls = (feature: string, names: readonly string[]) => names.map((name) => `${feature}.${name}`);

/** Fields of teacher-only calls about the teacher's own things, about content, or with mere counts. */
const notOfStudents = [
  // A teacher's own.
  ...calls('auth', ['passkeys', 'beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey']),
  ...within(calls('classes', ['list', 'create', 'rename', 'archive', 'reopen']), schoolClass),
  ...within(calls('classes', ['handOver', 'keep', 'takeOver', 'acceptTeaching', 'useTeacherLink']), schoolClass),
  // Who teaches a class, and whom its owner invites.
  ...calls('classes', ['teachers', 'inviteTeacher', 'withdrawTeacherOffer', 'removeTeacher', 'makeTeacherLink']),
  ...calls('classes', ['checkTeacherLink', 'leave', 'declineTeaching']),
  ...within(['classes.handovers'], handover),
  ...within(calls('classes', ['listInvites', 'createInvite', 'updateInvite', 'switchInvite']), invite),
  ...within(calls('classes', ['approve', 'approveAndConfirm', 'decline', 'remove', 'restore', 'refuseHandover']), [
    'changed',
  ]),
  'classes.cameIn.gone',
  ...within(calls('network', ['state', 'letIn', 'keepOut']), ['openedBy', 'addresses']),
  'analytics.events.hasMore',
  // How many there are, and the teacher's own notes.
  ...within(['analytics.three'], ['day', 'active', 'known', 'practised']),
  ...within(['analytics.three.aside', 'analytics.putAside'], ['id', 'rule', 'reason', 'until']),
  'analytics.takeUp.takenUp',
  'assignments.work.gone',
  'assignments.list.next',
  ...within(
    calls('assignments', ['one', 'create', 'edit', 'publish', 'withdraw', 'close', 'remove', 'restore']),
    assignment,
  ),
  // How many students would lose work they have begun.
  'assignments.edit.students',
  ...within(['assignments.list.assignments', 'assignments.work.assignment'], assignment),
  // Why an assignment can't be done: how many words it has, or what its text lacks.
  ...within(calls('assignments', ['create', 'edit', 'publish']), ['shortage', 'have', 'need', 'level', 'why', 'max']),
  'assignments.readList',
  'assignments.readDeck',
  ...within(['assignments.gradebook'], ['className', 'timeZone', 'isArchived', 'hasOlder', 'assignments']),
  ...within(['assignments.sheets'], ['assignments']),
  // What became of a request, and the teacher's own words.
  'assignments.returnGraded.results.outcome',
  ...within(calls('assignments', ['copyAll', 'removeAll']), ['copies', 'removed']),
  ...calls('assignments', ['comments', 'addComment', 'editComment', 'removeComment']),
  ...within(['assignments.filePass'], ['token', 'expiresAt']),
  'assignments.studentHandIn.version',
  // Sums over a whole class, and the word that was asked for.
  ...['analytics.games', 'memory.classForest'],
  ...within(['analytics.questions'], ['lemma', 'next']),
  // Homework, and how much of it was turned in; the teacher's classes, and how many of each were at work.
  ...calls('dashboards.teacher', ['toGrade', 'due', 'hasHomework', 'invite', 'weeks', 'notices', 'unreadNotices']),
  ...within(['dashboards.teacher.classes'], schoolClass),
  ...within(['dashboards.teacher.handovers'], handover),
  ...within(['dashboards.teacher.three'], ['day', 'active', 'known', 'practised']),
  ...within(['dashboards.teacher.three.aside'], ['id', 'rule', 'reason', 'until']),
  'auth.makeSignInCode.code',
  'auth.makeSignInCode.expiresAt',
  'auth.makeCards.expiresAt',
  // The list that the teacher typed.
  ...within(['classes.planStudents.students'], ['name', 'signInName', 'problem']),
  'dictionary.correctTranslation',
  ...within(calls('flashcards', ['deckOfWords', 'shareDeck', 'unshareDeck']), deck),
  'games.preview',
  // A test on the teacher's own screen, how many of a class take it, and how many answered each question.
  ...['games.previewTest', 'games.judgePreview', 'games.testTries', 'games.testTable.questions'],
  ...within(calls('pdfs', ['one', 'paste', 'edit', 'archive']), text),
  // What colleagues give to read, and how far the teacher is with it.
  'pdfs.ofColleagues',
  ...within(['pdfs.list.texts'], text),
  ...['pdfs.list.next', 'pdfs.remove.removed', 'pdfs.ticket'],
  // The class's words, and how many of a whole class are in each state.
  ...within(['analytics.classWords'], ['className', 'students', 'all', 'total', 'words', 'monday']),
  // Shares and counts of a whole class, the language that all of it use, and look-ups that at least two of it made.
  ...within(calls('pdfs', ['fit', 'preTeach']), [
    'classId',
    'className',
    'students',
    'language',
    'level',
    'lowest',
    'highest',
  ]),
  ...within(calls('pdfs', ['fit.median', 'preTeach.median']), ['coverage', 'known', 'learning', 'fresh', 'measured']),
  ...within(calls('pdfs', ['fit.bands', 'preTeach.bands']), ['alone', 'helped', 'guided', 'hard']),
  ...within(calls('pdfs', ['fit.lacked', 'preTeach.lacked']), [
    ...['word', 'lemma', 'pos', 'level', 'times', 'lacking', 'opens', 'page', 'sentence'],
    ...['isTaught', 'isInPack', 'answers.*'],
  ]),
  ...within(calls('pdfs', ['fit.pack', 'preTeach.pack']), ['deckId', 'name', 'words', 'createdAt']),
  ...within(calls('pdfs', ['fit', 'preTeach']), ['median', 'pack', 'packs']),
  ...within(['pdfs.heat'], ['readers', 'pages', 'pages.page', 'pages.text']),
  ...within(['pdfs.heat.pages.words'], ['form', 'word', 'readers']),
];

type Shape = {
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
};

/** The path of every value that a schema can hold; arrays and unions add nothing to it. */
function pathsIn(shape: Shape, path: string): string[] {
  const { properties = {}, additionalProperties, items, prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = shape;
  const same = [...prefixItems, ...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])];
  const inner = Object.entries(properties).flatMap(([name, each]) => pathsIn(each, `${path}.${name}`));
  const rest = typeof additionalProperties === 'object' ? pathsIn(additionalProperties, `${path}.*`) : [];
  const found = [...same.flatMap((each) => pathsIn(each, path)), ...inner, ...rest];
  return found.length > 0 ? [...new Set(found)] : [path];
}

function pathsOf({ name, output, errors }: ContractCall): string[] {
  // Refusals that every call shares say what the caller lacks.
  const own = [...errors].filter(([code]) => !(code in errorsOfEveryCall));
  const payloads = own.flatMap(([, { payload }]) => payload ?? []);
  return [output, ...payloads].flatMap((schema) =>
    pathsIn(z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' }) as Shape, name),
  );
}

const isForTeachers = ({ name }: ContractCall) => {
  const guard = rights[name].for;
  return typeof guard === 'object' && 'role' in guard && guard.role === 'teacher';
};

const told = [...new Set(contractCalls.filter(isForTeachers).flatMap(pathsOf))];
const listed: readonly string[] = teacherSees.flatMap(({ fields }) => fields);

it('no call for teachers tells more of a student than the page says', () => {
  const isKnown = (path: string) =>
    listed.includes(path) || notOfStudents.some((each) => path === each || path.startsWith(`${each}.`));
  expect(told.filter((path) => !isKnown(path))).toEqual([]);
});

it('the page says nothing that no call tells', () => {
  expect(listed.filter((path) => !told.includes(path))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

it('calls for students have a schema that could be read', () => {
  expect(told.length).toBeGreaterThan(150);
});
