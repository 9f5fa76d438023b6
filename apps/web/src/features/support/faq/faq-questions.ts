import type { paths } from '@wordgrove/contract/paths';
import type { Role } from '@wordgrove/contract/roles';
import type supportEn from '#locales/en/support.json';

type FaqTexts = typeof supportEn.faq;

/** A place that an answer links to; its text is `faq.links.<name>`. */
type Place = keyof typeof paths & keyof FaqTexts['links'];

export type QuestionId = {
  [Id in keyof FaqTexts]: FaqTexts[Id] extends { question: string } ? Id : never;
}[keyof FaqTexts];

type Question = { id: QuestionId; place?: Place };

type Audience = 'everyone' | Role;

/** Every question, grouped by audience. */
export const questions: Readonly<Record<Audience, readonly Question[]>> = {
  everyone: [
    { id: 'verification' },
    { id: 'forgot-password', place: 'forgotPassword' },
    { id: 'too-many', place: 'forgotPassword' },
    { id: 'provider', place: 'profile' },
    { id: 'language' },
    { id: 'data', place: 'profile' },
    { id: 'coming', place: 'usage' },
  ],
  student: [
    { id: 'invite-code', place: 'registerStudent' },
    { id: 'code-refused' },
    { id: 'waiting' },
    { id: 'no-mailbox' },
    { id: 'one-time-code', place: 'login' },
    { id: 'second-class' },
    { id: 'xp', place: 'games' },
    { id: 'streak', place: 'studentDailyTasks' },
    { id: 'left-game', place: 'games' },
    { id: 'bring-cards', place: 'flashcards' },
    { id: 'who-sees', place: 'profile' },
  ],
  teacher: [
    { id: 'teacher-account' },
    { id: 'passkey', place: 'profile' },
    { id: 'limits', place: 'teacherInviteCodes' },
    { id: 'approve', place: 'teacherStudents' },
    { id: 'student-locked-out', place: 'teacherStudents' },
    { id: 'confirm-student', place: 'teacherStudents' },
    { id: 'hand-over', place: 'teacherStudents' },
    { id: 'share-deck', place: 'flashcards' },
    { id: 'wrong-translation', place: 'dictionary' },
    { id: 'try-games', place: 'teacherGamePreviews' },
  ],
};

/** The audiences of the questions on the page: the reader's own role first, or both for somebody without one. */
export function audiencesFor(role: Role | null): readonly Audience[] {
  return role ? [role, 'everyone'] : ['everyone', 'student', 'teacher'];
}

const guestsOnly: readonly Place[] = ['forgotPassword', 'registerStudent', 'login'];
const signedInOnly: readonly Place[] = [
  'profile',
  'teacherStudents',
  'teacherInviteCodes',
  'teacherGamePreviews',
  'studentDailyTasks',
  'games',
  'flashcards',
  'dictionary',
];

/** Whether a reader may open a place; if not, they would only be sent away from it. */
export function isOpenTo(place: Place, role: Role | null): boolean {
  return !(role ? guestsOnly : signedInOnly).includes(place);
}
