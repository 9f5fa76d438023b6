import type { streamPaths } from '@wordgrove/contract/paths';
import type { Permission } from '@wordgrove/contract/roles';
import { assignmentRights } from './assignment-rights.ts';
import { classRights } from './class-rights.ts';
import type { CallName, Method } from './contract-calls.ts';
import { gameRights } from './game-rights.ts';

/** Who may make a call at all, regardless of the rows it names. */
export type Guard =
  | 'open'
  | 'signedIn'
  | 'settled'
  | 'choosing'
  | { role: 'teacher' | 'student'; permission?: Permission }
  | { member: Permission };

/** What the caller is besides a member of the school. */
export type Trait = 'complete' | 'incomplete' | 'with open classes' | 'teaching ours';

export type Right = {
  for: Guard;
  /** How the call treats another person's row; `absent` by default. */
  foreign?: 'untouched';
  /** Callers who pass the guard but are refused for their state, with status and code. */
  except?: readonly [Trait, number, string];
};

const teacher: Right = { for: { role: 'teacher' } };
const student: Right = { for: { role: 'student' } };

const analyst: Right = { for: { role: 'teacher', permission: 'view_analytics' } };

const reader: Right = { for: { member: 'view_dictionary' } };
const maker: Right = { for: { member: 'create_flashcards' } };
const sharer: Right = { for: { role: 'teacher', permission: 'create_flashcards' } };
const reviewer: Right = { for: { role: 'student', permission: 'create_flashcards' } };

const uploader: Right = { for: { role: 'teacher', permission: 'upload_pdf' } };

/** The rights of every call. A missing or unknown call doesn't compile. */
export const rights: Readonly<Record<CallName, Right>> = {
  ...assignmentRights,

  'analytics.students': analyst,
  'analytics.student': analyst,
  'analytics.events': analyst,
  'analytics.games': analyst,
  'analytics.questions': analyst,
  'analytics.three': analyst,
  'analytics.putAside': analyst,
  'analytics.takeUp': analyst,
  'analytics.classWords': analyst,
  'analytics.wordStudents': analyst,

  'auth.waysIn': { for: 'open' },
  'auth.beginProvider': { for: 'open' },
  'auth.beginLink': { for: 'settled' },
  'auth.finishProvider': { for: 'open' },
  'auth.waitingProvider': { for: 'open' },
  'auth.teacherByProvider': { for: 'open' },
  'auth.studentByProvider': { for: 'open' },
  'auth.linkWaiting': { for: 'open' },
  'auth.ownWays': { for: 'settled' },
  'auth.unlinkProvider': { for: 'settled' },
  'auth.session': { for: 'open' },
  'auth.registerTeacher': { for: 'open' },
  'auth.registerStudent': { for: 'open' },
  'auth.completeTeacher': { for: 'settled', except: ['complete', 409, 'profile-exists'] },
  'auth.completeStudent': { for: 'settled', except: ['complete', 409, 'profile-exists'] },
  'auth.signIn': { for: 'open' },
  'auth.signInWithCode': { for: 'open' },
  'auth.openCard': { for: 'open' },
  'auth.askForPasskey': { for: 'open' },
  'auth.signInWithPasskey': { for: 'open' },
  'auth.passkeys': teacher,
  'auth.beginPasskey': teacher,
  'auth.addPasskey': teacher,
  'auth.renamePasskey': teacher,
  'auth.removePasskey': teacher,
  'auth.signOut': { for: 'open' },
  'auth.checkVerification': { for: 'signedIn' },
  'auth.resendVerification': { for: 'settled' },
  'auth.verifyEmail': { for: 'open' },
  'auth.requestPasswordReset': { for: 'open' },
  'auth.resetPassword': { for: 'open' },
  'auth.changePassword': { for: 'settled' },
  'auth.chooseNewPassword': { for: 'choosing' },
  'auth.addEmail': { for: 'settled' },
  'auth.addStudentEmail': teacher,
  'auth.confirmStudentEmail': teacher,
  'auth.makeSignInCode': teacher,
  'auth.makeCards': teacher,
  'auth.deleteAccount': { for: 'settled', except: ['with open classes', 409, 'classes-still-open'] },

  'profiles.me': { for: 'signedIn', except: ['incomplete', 404, 'profile-not-found'] },
  'profiles.update': { for: 'settled', except: ['incomplete', 404, 'profile-not-found'] },
  'profiles.storage': { for: 'signedIn' },
  'profiles.choose': { for: 'signedIn' },

  ...classRights,

  'dailyTasks.today': student,
  'dailyTasks.generate': student,
  'dailyTasks.regenerate': student,
  'dailyTasks.advance': student,
  'dailyTasks.complete': student,
  'dailyTasks.seeMoment': student,

  'dashboards.student': student,
  'dashboards.teacher': teacher,
  'dictionary.lookUp': reader,
  'dictionary.recordLookUp': reader,
  'dictionary.suggest': reader,
  'dictionary.askSecondSource': reader,
  'dictionary.history': reader,
  'dictionary.removeFromHistory': { ...reader, foreign: 'untouched' },
  'dictionary.clearHistory': reader,
  'dictionary.savedWords': reader,
  'dictionary.saveWord': reader,
  'dictionary.removeSavedWord': reader,
  'dictionary.report': reader,
  'dictionary.correctTranslation': { for: { role: 'teacher', permission: 'view_dictionary' } },

  'flashcards.decks': maker,
  'flashcards.decksWithWord': maker,
  'flashcards.createDeck': maker,
  'flashcards.renameDeck': maker,
  'flashcards.removeDeck': maker,
  'flashcards.restoreDeck': maker,
  'flashcards.deckOfWords': sharer,
  'flashcards.shareDeck': sharer,
  'flashcards.unshareDeck': sharer,
  'flashcards.cards': maker,
  'flashcards.addCard': maker,
  'flashcards.fromWord': maker,
  'flashcards.editCard': maker,
  'flashcards.removeCards': { ...maker, foreign: 'untouched' },
  'flashcards.restoreCards': { ...maker, foreign: 'untouched' },
  'flashcards.waiting': reviewer,
  'flashcards.queue': reviewer,
  'flashcards.practiseMore': reviewer,
  'flashcards.thirsty': reviewer,
  'flashcards.grade': reviewer,
  'flashcards.undo': reviewer,
  'flashcards.forecast': reviewer,
  'flashcards.retention': reviewer,
  'flashcards.leeches': reviewer,
  'flashcards.suspend': { ...reviewer, foreign: 'untouched' },

  ...gameRights,

  'memory.states': student,
  'memory.summary': student,
  'memory.xp': student,
  'memory.grove': student,
  'memory.scene': student,
  'memory.plant': student,
  'memory.forest': student,
  'memory.classForest': analyst,

  'notices.list': { for: 'settled' },
  'notices.unread': { for: 'settled' },
  'notices.page': { for: 'settled' },
  'notices.read': { for: 'settled' },
  'notices.readAll': { for: 'settled' },
  'notices.readAbout': { for: 'settled' },
  'notices.digest': { for: 'settled' },
  'notices.setDigest': { for: 'settled' },
  'notices.unsubscribe': { for: 'open' },

  'studyTracker.board': student,
  'studyTracker.sessions': student,
  'studyTracker.start': student,
  'studyTracker.pause': student,
  'studyTracker.resume': student,
  'studyTracker.stop': student,
  'studyTracker.discard': student,
  'studyTracker.add': student,
  'studyTracker.edit': student,
  'studyTracker.remove': student,
  'studyTracker.restore': student,
  'studyTracker.setGoal': student,

  'todos.open': student,
  'todos.done': student,
  'todos.create': student,
  'todos.edit': student,
  'todos.tick': student,
  'todos.move': student,
  'todos.remove': student,
  'todos.restore': student,

  'pdfs.list': uploader,
  'pdfs.one': uploader,
  'pdfs.ticket': uploader,
  'pdfs.paste': uploader,
  'pdfs.edit': uploader,
  'pdfs.archive': uploader,
  'pdfs.remove': uploader,
  'pdfs.fit': uploader,
  'pdfs.preTeach': uploader,
  'pdfs.readers': uploader,
  'pdfs.heat': uploader,
  'pdfs.library': student,
  'pdfs.ofColleagues': { for: { role: 'teacher' } },
  'pdfs.coverage': student,
  'pdfs.open': reader,
  'pdfs.search': reader,
  'pdfs.pageTexts': reader,
  'pdfs.pageWords': reader,
  'pdfs.words': reader,
  'pdfs.keepPlace': reader,
  'pdfs.report': student,

  'network.state': teacher,
  'network.letIn': teacher,
  'network.keepOut': teacher,

  'health.check': { for: 'open' },
};

/** The rights of the plain routes in the contract's path table: streams, downloads, uploads. */
export const streamRights: Readonly<Record<keyof typeof streamPaths, Right & { method: Method }>> = {
  live: { for: 'signedIn', method: 'GET' },
  exportMine: { for: 'settled', method: 'GET' },
  supportMessages: { for: 'open', method: 'POST' },
  importCards: { ...maker, method: 'POST' },
  exportCards: { ...maker, method: 'GET' },
  exportStudents: { ...analyst, method: 'GET' },
  exportGrades: { ...teacher, method: 'GET' },
  files: { ...uploader, method: 'POST' },
  file: { ...reader, method: 'GET' },
  pdfCover: { ...reader, method: 'GET' },
  unsubscribe: { for: 'open', method: 'POST' },
  handInFile: { ...student, method: 'POST' },
  handInBytes: { ...reader, method: 'GET' },
};
