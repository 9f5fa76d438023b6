import type { Session } from '@wordgrove/contract/auth';
import { displayName } from '@wordgrove/contract/display-name';
import { dashboardPath } from '@wordgrove/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, sessionCookie } from '#http/cookies.ts';

/** A page waits no longer to learn who it is for; its script asks again. */
const sessionPatienceMs = 300;

/** What the session call answers for a request. */
export type FindSession = (request: FastifyRequest, reply: FastifyReply) => Promise<Session>;

const guest: Session = { user: null, profile: null };

/** Whose page it is; undefined when that isn't known in time. */
export async function sessionInTime(
  findSession: FindSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | undefined> {
  if (readCookie(request.headers.cookie, sessionCookie) === null) return guest;
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), sessionPatienceMs);
  const session = await Promise.race([findSession(request, reply).catch(() => undefined), late]);
  clearTimeout(timer);
  return session;
}

/** The session for the page's script, which then doesn't have to ask for it. */
export function sessionNote(session: Session): string {
  return `<script type="application/json" id="session">${JSON.stringify(session).replaceAll('<', '\\u003c')}</script>`;
}

/** The beginning of the person's dashboard, unless something has to be settled before it opens. */
export function greetingFor(
  session: Session | undefined,
  pathname: string,
  greetings: Record<string, string>,
): string | undefined {
  if (!session?.user || !session.profile?.profileCompleted) return undefined;
  const { user, profile } = session;
  if (user.needsVerification || user.needsNewPassword || pathname !== dashboardPath(profile.role)) return undefined;
  return greetings[pathname]?.replaceAll('__NAME__', () => escapeHtml(displayName({ profile, user })));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
