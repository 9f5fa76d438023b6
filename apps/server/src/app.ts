import { limits } from '@wordgrove/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { JobParts, JobPayloads } from '#app/register-jobs.ts';
import { registerJobs } from '#app/register-jobs.ts';
import type { Db, Tx } from '#db/client.ts';
import type { QueueAccountMail } from '#features/auth/account-mail.ts';
import { exportRoute } from '#features/auth/export-route.ts';
import { createHasher } from '#features/auth/hashing.ts';
import { openAuthLibrary } from '#features/auth/library.ts';
import { passwordService } from '#features/auth/passwords.ts';
import { authRoutes } from '#features/auth/routes.ts';
import { signInService } from '#features/auth/sign-in.ts';
import { findAccount, removeSession, renameAccount } from '#features/auth/store.ts';
import type { StudentAccountParts } from '#features/auth/students.ts';
import { studentAccounts } from '#features/auth/students.ts';
import { countAttempt, refuseBlocked, throttleKey } from '#features/auth/throttle.ts';
import { verificationService } from '#features/auth/verification.ts';
import { inviteEditing } from '#features/classes/edit-invite.ts';
import type { LookUpOffer } from '#features/classes/look-up-offer.ts';
import { offerLookUp } from '#features/classes/look-up-offer.ts';
import { classRoutes } from '#features/classes/routes.ts';
import { classService } from '#features/classes/service.ts';
import { findSharedClass } from '#features/classes/shared-class.ts';
import { tellTeachersOf } from '#features/classes/tell-teachers.ts';
import { liveUpdates } from '#features/live/service.ts';
import { chooseMailer } from '#features/mail/choose-mailer.ts';
import { mailboxRoutes } from '#features/mail/routes.ts';
import { noticeRoutes } from '#features/notices/routes.ts';
import { insertNotice } from '#features/notices/store.ts';
import { profileRoutes } from '#features/profiles/routes.ts';
import { profileService } from '#features/profiles/service.ts';
import { isTeacher } from '#features/profiles/store.ts';
import { supportRoutes } from '#features/support/routes.ts';
import { supportService } from '#features/support/service.ts';
import { createClass } from '#flows/create-class.ts';
import { createInvite } from '#flows/create-invite.ts';
import { approveEnrolments, declineEnrolments, removeEnrolments } from '#flows/decide-enrolments.ts';
import { describeSession } from '#flows/describe-session.ts';
import { exportAccount } from '#flows/export-account.ts';
import { handOverClass } from '#flows/hand-over-class.ts';
import { joinClass } from '#flows/join-class.ts';
import { moveEnrolment } from '#flows/move-enrolment.ts';
import { completeTeacher, registerTeacher } from '#flows/register.ts';
import { completeStudent, registerStudent } from '#flows/register-student.ts';
import { renameOwnClass } from '#flows/rename-class.ts';
import { requestDeletion } from '#flows/request-deletion.ts';
import { mountApi } from '#http/api.ts';
import { mountDocs } from '#http/docs.ts';
import { healthRoutes } from '#http/health.ts';
import { mountNoPages, mountPages } from '#http/pages.ts';
import { rateLimiter } from '#http/rate-limit.ts';
import { createServer } from '#http/server.ts';
import { callerFinder } from '#http/session.ts';
import type { Clock } from '#platform/clock.ts';
import type { Settings } from '#platform/env.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Mailer } from '#platform/mail.ts';
import type { Random } from '#platform/random.ts';

const version = '1.0.0';

export type AppParts = {
  settings: Settings;
  secret: string;
  /** Where links in mails begin. */
  baseUrl: string;
  db: Db;
  /** A database address that leads past any transaction pooler. */
  liveUrl: string;
  clock: Clock;
  random: Random;
  log: Logger;
  jobs: Jobs<JobPayloads>;
  isDiskLow: () => boolean;
  /** The built web app; without one only the calls answer. */
  dist: string | null;
  /** Instead of SMTP or the local mailbox. */
  mailer?: Mailer;
  /** Prints a line for the person at the terminal. */
  print: (line: string) => void;
};

type Built = AppParts & JobParts & { lookUpOffer: LookUpOffer };

const guesses = { failures: limits.inviteFailures, windowMinutes: limits.inviteWindowMinutes };

export type App = { server: FastifyInstance; close: () => Promise<void> };

/** Builds every feature from what it needs. The only file that names them all. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { settings, db, clock, log, secret } = parts;
  const mailer = parts.mailer ?? chooseMailer({ ...parts, smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM });
  const hasMailbox = settings.NODE_ENV !== 'production' && mailer.state() === 'mailbox';
  const live = liveUpdates({ url: parts.liveUrl, clock, log });
  const { tell } = live;
  const queueMail: QueueAccountMail = async (tx, mail) => void (await parts.jobs.send('account-mail', mail, { tx }));
  const guesser = (ip: string) => throttleKey('invite', ip);
  const lookUpOffer = offerLookUp({
    db,
    clock,
    refuseGuesser: (ip) => refuseBlocked(db, guesser(ip), guesses, clock.now()),
    countGuess: async (ip) => void (await countAttempt(db, guesser(ip), guesses, clock.now())),
  });
  const built: Built = { ...parts, mailer, hasMailbox, queueMail, tell, lookUpOffer };

  const findCaller = callerFinder({ db, clock, log, secret, requireVerification: settings.REQUIRE_EMAIL_VERIFICATION });
  const { server, contextOf } = createServer({
    log,
    trustProxy: settings.TRUST_PROXY,
    baseUrl: settings.BASE_URL,
    findCaller,
    throttle: settings.RATE_LIMITS ? rateLimiter(clock) : () => 0,
    isDiskLow: parts.isDiskLow,
  });

  const profiles = buildProfiles(built);
  const router = {
    auth: buildAuth(built, profiles.find),
    classes: buildClasses(built),
    health: healthRoutes({ db, mailer, version, baseUrl: settings.BASE_URL }),
    notices: noticeRoutes({ db, clock, tell }),
    profiles: profileRoutes(profiles),
  };
  mountApi(server, { router, log, contextOf });
  mountDocs(server, version);
  await supportRoutes(server, { support: buildSupport(built), contextOf });
  await mailboxRoutes(server, { db, isOpen: hasMailbox });
  exportRoute(server, { exportAccount: exportAccount({ db, clock }), contextOf });
  live.mount(server, contextOf);
  server.addHook('preClose', async () => live.closeAll());
  if (parts.dist) await mountPages(server, parts.dist);
  else mountNoPages(server);
  registerJobs(built);

  return {
    server,
    close: async () => {
      await server.close();
      await live.close();
      await mailer.close();
    },
  };
}

function buildAuth(parts: Built, findProfile: ReturnType<typeof profileService>['find']) {
  const { settings, db, clock, random, secret, baseUrl, queueMail, tell } = parts;
  const hasher = createHasher();
  const library = openAuthLibrary({ db, clock, random, secret, baseUrl });
  const tellSession = (tx: Tx, userId: string) => tell(tx, [userId], 'session');
  const tellVerified = async (tx: Tx, userId: string) => {
    await tellSession(tx, userId);
    await tellTeachersOf(tell, tx, userId);
  };
  const requireVerification = settings.REQUIRE_EMAIL_VERIFICATION;
  const registering = { ...parts, hasher, library, teacherSignup: settings.TEACHER_SIGNUP };
  const announceChange = async (tx: Tx, userId: string) => {
    await queueMail(tx, { kind: 'password-changed', userId });
    await tellSession(tx, userId);
  };
  const notice: StudentAccountParts['notice'] = (tx, userId, kind, params) =>
    insertNotice(tx, { id: random.uuid(), userId, kind, params, now: clock.now() });

  return authRoutes({
    signIn: signInService({
      db,
      clock,
      random,
      hasher,
      library,
      revealAccounts: settings.REVEAL_ACCOUNTS,
      tellReturn: (tx, userId) => tellTeachersOf(tell, tx, userId),
    }),
    passwords: passwordService({ db, clock, hasher, library, isTeacher, announceChange }),
    verification: verificationService({ db, clock, queueMail, tellVerified }),
    students: studentAccounts({
      db,
      clock,
      random,
      canReset: settings.TEACHER_CAN_RESET,
      queueMail,
      tellVerified,
      findSharedClass,
      notice,
    }),
    registerTeacher: registerTeacher(registering),
    registerStudent: registerStudent(registering),
    completeTeacher: completeTeacher(registering),
    completeStudent: completeStudent(registering),
    signOut: (caller) => removeSession(db, caller.sessionId),
    deleteAccount: requestDeletion({ db, clock, hasher, library, queueMail, tell }),
    sessionOf: describeSession({ requireVerification, findAccount: (userId) => findAccount(db, userId), findProfile }),
    requireVerification,
  });
}

function buildProfiles({ db, clock, tell }: Built) {
  const tellProfile = async (tx: Tx, userId: string) => {
    await tell(tx, [userId], 'profile');
    await tellTeachersOf(tell, tx, userId);
  };
  return profileService({ db, clock, tellProfile, renameAccount });
}

function buildClasses({ db, clock, random, tell, lookUpOffer }: Built) {
  const parts = { db, clock, random, tell };
  return classRoutes({
    service: classService(parts),
    createClass: createClass(parts),
    renameClass: renameOwnClass(parts),
    handOverClass: handOverClass(parts),
    createInvite: createInvite(parts),
    inviteEditing: inviteEditing(parts),
    lookUpOffer,
    joinClass: joinClass({ ...parts, lookUpOffer }),
    approveEnrolments: approveEnrolments(parts),
    declineEnrolments: declineEnrolments(parts),
    removeEnrolments: removeEnrolments(parts),
    moveEnrolment: moveEnrolment(parts),
  });
}

function buildSupport({ db, clock, random, settings, jobs, hasMailbox }: Built) {
  return supportService({
    db,
    clock,
    random,
    isSetUp: hasMailbox || settings.SUPPORT_EMAIL !== undefined,
    countAttempt,
    queueMessage: (tx, messageId) => jobs.send('support-message', { messageId }, { tx, singletonKey: messageId }),
  });
}
