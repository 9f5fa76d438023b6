import { call } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import { buildAnalytics } from '#app/analytics.ts';
import { buildAssignments, buildAttempts, buildReadings } from '#app/assignments.ts';
import { buildAuth } from '#app/auth.ts';
import { buildClasses, buildLookUpOffer } from '#app/classes.ts';
import { buildDailyTasks } from '#app/daily-tasks.ts';
import { buildDashboards } from '#app/dashboards.ts';
import { buildDictionary } from '#app/dictionary.ts';
import { buildFlashcards } from '#app/flashcards.ts';
import { buildGames } from '#app/games.ts';
import { buildMemory } from '#app/memory.ts';
import { buildNetwork } from '#app/network.ts';
import type { AppParts, Built } from '#app/parts.ts';
import { buildPdfs } from '#app/pdfs.ts';
import { buildProfiles } from '#app/profiles.ts';
import { registerJobs } from '#app/register-jobs.ts';
import { buildStudyTracker } from '#app/study-tracker.ts';
import { buildSupport } from '#app/support.ts';
import { buildTodos } from '#app/todos.ts';
import { buildUploads } from '#app/uploads.ts';
import { studentsRoute } from '#features/analytics/students-route.ts';
import { gradebookRoute } from '#features/assignments/gradebook-route.ts';
import { noticedHomework } from '#features/assignments/noticed-store.ts';
import type { QueueAccountMail } from '#features/auth/account-mail.ts';
import { exportRoute } from '#features/auth/export-route.ts';
import { exportRoute as exportCardsRoute } from '#features/flashcards/export-route.ts';
import { importRoute } from '#features/flashcards/import-route.ts';
import { liveUpdates } from '#features/live/service.ts';
import { chooseMailer } from '#features/mail/choose-mailer.ts';
import { mailboxRoutes } from '#features/mail/routes.ts';
import { memoryRoutes } from '#features/memory/routes.ts';
import { guardDoors, networkRoutes } from '#features/network/routes.ts';
import type { NetworkService } from '#features/network/service.ts';
import type { BellReads } from '#features/notices/bell-store.ts';
import { bellReads } from '#features/notices/bell-store.ts';
import { oneClickRoute } from '#features/notices/one-click-route.ts';
import { noticeRoutes } from '#features/notices/routes.ts';
import { profileRoutes } from '#features/profiles/routes.ts';
import { supportRoutes } from '#features/support/routes.ts';
import { exportAccount } from '#flows/export-account.ts';
import type { ApiRouter } from '#http/api.ts';
import { mountApi } from '#http/api.ts';
import { mountDocs } from '#http/docs.ts';
import { healthRoutes } from '#http/health.ts';
import type { FindSession } from '#http/page-session.ts';
import { mountNoPages, mountPages } from '#http/pages.ts';
import { rateLimiter } from '#http/rate-limit.ts';
import { createServer } from '#http/server.ts';
import { callerFinder } from '#http/session.ts';

const version = '1.0.0';

export type App = { server: FastifyInstance; network: NetworkService; close: () => Promise<void> };

/** Builds every feature from what it needs. The only file that names them all. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { settings, db, clock, log, secret } = parts;
  const printsLinks = settings.NODE_ENV !== 'production';
  const mailer =
    parts.mailer ?? chooseMailer({ ...parts, smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, printsLinks });
  const hasMailbox = printsLinks && mailer.state() === 'mailbox';
  const live = liveUpdates({ url: parts.liveUrl, clock, log });
  const { tell, told } = live;
  const queueMail: QueueAccountMail = (tx, ...mails) => parts.jobs.sendAll('account-mail', mails, tx);
  const lookUpOffer = buildLookUpOffer(parts);
  const network = buildNetwork(parts, () => server.server);
  const { linkStart } = network;
  const built: Built = { ...parts, mailer, hasMailbox, queueMail, tell, told, lookUpOffer, linkStart, network };

  const findCaller = callerFinder({ db, clock, log, secret, requireVerification: settings.REQUIRE_EMAIL_VERIFICATION });
  const { server, contextOf } = createServer({
    log,
    trustProxy: settings.TRUST_PROXY,
    baseUrl: settings.BASE_URL,
    ownAddress: network.ownAddress,
    findCaller,
    throttle: settings.RATE_LIMITS ? rateLimiter(clock) : () => 0,
    isDiskLow: parts.isDiskLow,
  });
  guardDoors(server, network);

  const bell = bellReads(noticedHomework);
  const { router, analytics, support, dictionary, flashcards, pdfs, assignments, endTests } = buildFeatures(
    built,
    bell,
  );
  mountApi(server, { router: router satisfies ApiRouter, isDiskLow: parts.isDiskLow, contextOf });
  mountDocs(server, version);
  await supportRoutes(server, { support, contextOf });
  await mailboxRoutes(server, { db, isOpen: hasMailbox });
  await importRoute(server, { ...flashcards.import, contextOf });
  exportCardsRoute(server, { readDeck: flashcards.readDeck, contextOf });
  studentsRoute(server, { students: analytics.students, contextOf });
  gradebookRoute(server, { file: assignments.gradebookFile, contextOf });
  exportRoute(server, { exportAccount: exportAccount({ db, clock }), contextOf });
  await pdfs.mount({ server, contextOf });
  oneClickRoute(server, parts);
  await assignments.mount({ server, contextOf });
  live.mount(server, contextOf);
  server.addHook('preClose', async () => live.closeAll());
  const findSession: FindSession = (request, reply) =>
    call(router.auth.session, undefined, { context: contextOf(request, reply) });
  if (parts.dist) await mountPages(server, parts.dist, findSession);
  else mountNoPages(server);
  dictionary.warmUpOnUse(server);
  const { release: releaseAssignments } = assignments;
  registerJobs(built, { releaseAssignments, endTests, listNews: bell.listNews });

  return {
    server,
    network,
    close: async () => {
      await server.close();
      await live.close();
      await mailer.close();
    },
  };
}

/** Builds each feature from what it needs of the others. */
function buildFeatures(built: Built, bell: BellReads) {
  const { settings, db, clock, mailer, tell, secret, isDiskLow } = built;
  const memory = buildMemory(built);
  const profiles = buildProfiles(built);
  const { support, reportMistake } = buildSupport(built);
  const dailyTasks = buildDailyTasks(built, memory);
  const { countActivity } = dailyTasks;
  const dictionary = buildDictionary(built, { ...memory, countActivity, reportMistake });
  const flashcards = buildFlashcards(built, { ...memory, ...dailyTasks });
  const { cardsAtHand } = flashcards;
  const attempts = buildAttempts(built);
  const games = buildGames(built, { ...memory, attempts, countActivity, reportMistake, cardsAtHand });
  const uploads = buildUploads(built);
  const assignments = buildAssignments(built, { ...games, uploads });
  const pdfs = buildPdfs(built, { ...dailyTasks, ...buildReadings(built), uploads });
  const study = buildStudyTracker(built, dailyTasks);
  const analytics = buildAnalytics(built, { ...dailyTasks, ...memory, study: study.board });
  const router = {
    analytics: analytics.routes,
    assignments: assignments.routes,
    auth: buildAuth(built, profiles.find),
    classes: buildClasses(built),
    dailyTasks: dailyTasks.routes,
    dashboards: buildDashboards(built, {
      tasks: dailyTasks.today,
      cards: flashcards.waiting,
      assignments: assignments.next,
      teachersDay: analytics.teachersDay,
      bell,
    }),
    dictionary: dictionary.routes,
    flashcards: flashcards.routes,
    games: games.routes,
    health: healthRoutes({ db, mailer, version, baseUrl: settings.BASE_URL, isDiskLow }),
    memory: memoryRoutes(memory),
    network: networkRoutes(built.network),
    notices: noticeRoutes({ db, clock, tell, secret, bell }),
    pdfs: pdfs.routes,
    profiles: profileRoutes(profiles),
    studyTracker: study.routes,
    todos: buildTodos(built, dailyTasks),
  };
  return { router, analytics, support, dictionary, flashcards, pdfs, assignments, endTests: games.endTests };
}
