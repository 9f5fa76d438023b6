import { randomUUID } from 'node:crypto';
import { change } from './database.ts';
import { timeZone } from './days.ts';
import { verificationLink } from './mail.ts';
import type { Visitor } from './visitor.ts';
import { makeVisitor } from './visitor.ts';

/** An account with its own session. */
export type Person = { id: string; fullName: string; email: string; password: string; visitor: Visitor };

export type Invite = { id: string; code: string; classId: string; className: string };

export type InviteOptions = {
  className?: string;
  maxUses?: number;
  requireApproval?: boolean;
  expiresOn?: string;
};

export type PersonOptions = { fullName?: string; email?: string; language?: string; origin?: string };

/** Long enough and on no list of common passwords. */
export const password = 'seven green apples';

/** An address nobody else has, which shows whose it is. */
export function newAddress(who: string): string {
  return `${who}-${randomUUID().slice(0, 8)}@school.example`;
}

async function register(
  kind: 'teacher' | 'student',
  { origin, language = 'en', ...given }: PersonOptions,
  extra: object,
): Promise<Person> {
  const person = {
    id: randomUUID(),
    fullName: kind === 'teacher' ? 'Tara Teacher' : 'Sami Student',
    email: newAddress(kind),
    password,
    ...given,
  };
  const visitor = makeVisitor(origin);
  await visitor.call('POST', `/auth/register/${kind}`, { ...person, language, timeZone, ...extra });
  return { ...person, visitor };
}

/** A teacher who has registered but not yet verified the address. */
export function newTeacher(options: PersonOptions = {}): Promise<Person> {
  return register('teacher', options, { schoolName: 'Hill School' });
}

/** A student who has registered with a code but not yet verified the address. */
export function newStudent(code: string, options: PersonOptions = {}): Promise<Person> {
  return register('student', options, { inviteCode: code });
}

/** Does what the page behind the mail's link does. */
export async function verify({ email, visitor }: Person): Promise<void> {
  const token = new URL(await verificationLink(email)).searchParams.get('token');
  await visitor.call('POST', '/auth/verification/confirm', { token });
}

/** On the shared server without a mail, which takes longer than everything else that makes a person. */
export async function verifiedTeacher(options: PersonOptions = {}): Promise<Person> {
  const teacher = await newTeacher(options);
  if (options.origin) await verify(teacher);
  else await change([['update auth_users set email_verified = true where id = $1', [teacher.id]]]);
  return teacher;
}

/** A student of the teacher's class whose address the teacher has confirmed, which needs no mail. */
export async function studentOf(teacher: Person, { code }: Invite, options: PersonOptions = {}): Promise<Person> {
  const student = await newStudent(code, options);
  await teacher.visitor.call('POST', `/auth/students/${student.id}/confirm-email`, { studentId: student.id });
  return student;
}

/** An invite code, with its class if the teacher has none of that name. */
export function openClass(teacher: Person, options: InviteOptions = {}): Promise<Invite> {
  return teacher.visitor.call('POST', '/invites', { id: randomUUID(), timeZone, ...options });
}

/** The same account in another browser: its own session, without the cookies of the first. */
export async function signedInAgain({ email, password: secret, ...person }: Person, origin?: string): Promise<Person> {
  const visitor = makeVisitor(origin);
  await visitor.call('POST', '/auth/sign-in', { email, password: secret });
  return { ...person, email, password: secret, visitor };
}
