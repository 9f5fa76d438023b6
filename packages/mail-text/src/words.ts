import type { ListedNotice } from '@wordgrove/contract/notices';
import type { SupportMessage } from '@wordgrove/contract/support';

type NoticeKind = ListedNotice['kind'];

/** The parameters of each mail. Names are as people typed them; links are complete addresses. */
export type MailParams = {
  'verify-email': { name: string; link: string; hours: number };
  'reset-password': { name: string; link: string; minutes: number };
  'password-changed': { name: string };
  /** `wayIn` is a provider's name. */
  'way-in-added': { name: string; wayIn: string };
  'passkey-added': { name: string };
  'passkey-removed': { name: string };
  /** To the student, when a teacher has made a one-time sign-in code. */
  'sign-in-code-made': { name: string; teacherName: string; className: string };
  'email-confirmed-by-teacher': { name: string; teacherName: string };
  'enrolment-approved': { name: string; className: string; teacherName: string };
  'enrolment-declined': { name: string; className: string; teacherName: string };
  /** `days` until the account is deleted. */
  'unverified-reminder': { name: string; link: string; days: number };
  /** `date` as YYYY-MM-DD in the owner's time zone; `link` leads to the sign-in, which cancels the deletion. */
  'account-deletion-requested': { name: string; date: string; link: string };
  /** Once a day; `timeZone` is the reader's, `unsubscribe` the link that ends these mails. */
  'daily-digest': {
    name: string;
    items: readonly DigestItem[];
    timeZone: string;
    link: string;
    unsubscribe: string;
  };
  /** To the school's support address, in the school's language. `email` is empty for a child without a mailbox. */
  'support-message': Pick<SupportMessage, 'name' | 'email' | 'subject' | 'category' | 'priority' | 'message'>;
};

/** One notice in a digest. */
export type DigestItem = {
  kind: NoticeKind;
  /** Of the homework; empty when the notice is about something else. */
  title: string;
  teacherName: string;
  className: string;
  /** An ISO instant. */
  dueAt: string | null;
  /** How much work waits for a teacher; 0 when the notice is about something else. */
  count: number;
};

export type MailTemplate = keyof MailParams;

export type MailBody = {
  subject: string;
  /** The person whom the mail greets; nobody when missing. */
  to?: string;
  /** Paragraphs above the button. */
  before: readonly string[];
  /** One line each, below those paragraphs. */
  list?: readonly string[];
  button?: { label: string; link: string };
  /** Labels and values, one pair per line, such as the fields of a form. */
  facts?: readonly (readonly [string, string])[];
  /** Somebody's own words, shown with their line breaks. */
  quote?: string;
  /** Paragraphs below the button. */
  after?: readonly string[];
  /** A quiet link at the end. */
  ending?: { label: string; link: string };
};

/** The words of one language. */
export type MailWords = {
  /** The first line, with the name or without one. */
  hello: (name: string) => string;
  /** Introduces the button's address, written out below it. */
  linkHint: string;
  signature: string;
  /** The line of each notice in a digest; `due` is when it is due, in words, and may be empty. */
  news: { [K in NoticeKind]: (item: Omit<DigestItem, 'kind' | 'dueAt'> & { due: string }) => string };
  bodies: { [T in MailTemplate]: (params: MailParams[T]) => MailBody };
};
