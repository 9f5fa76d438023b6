import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The baseline: the statements of a signed-in read of one's own profile, session query included, sent with the bare
 * driver from a plain Fastify route. No contract, no validation of the answer, no headers.
 */
const [url = '', secret = '', port = '3953'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const server = Fastify();

const findCaller = `select s.id, s.expires_at, s.remembered, s.needs_new_password, s.deletion_undone, u.id as user_id,
  u.email, u.name, u.email_verified, u.locked_at, u.deletion_requested_at, p.role, p.user_id is not null as has_profile,
  p.display_name, coalesce(p.is_admin, false) as is_admin, p.language, p.time_zone, p.last_active_at
  from auth_sessions s inner join auth_users u on u.id = s.user_id left join profiles p on p.user_id = s.user_id
  where s.hash = $1`;
const findProfile = `select p.*, u.email, u.email_verified from profiles p inner join auth_users u on u.id = p.user_id
  where p.user_id = $1`;

server.get('/api/profiles/me', async (request, reply) => {
  const token = openCookie(request.headers.cookie ?? '');
  if (token === null) return reply.code(401).send();
  const hash = createHash('sha256').update(token).digest();
  const caller = await pool.query({ name: 'caller', text: findCaller, values: [hash] });
  if (!caller.rows[0]) return reply.code(401).send();
  const profile = await pool.query({ name: 'profile', text: findProfile, values: [caller.rows[0].user_id] });
  return profile.rows[0];
});

function openCookie(header: string): string | null {
  const signed = decodeURIComponent(/wordgrove\.session_token=([^;]+)/.exec(header)?.[1] ?? '');
  const cut = signed.lastIndexOf('.');
  const expected = createHmac('sha256', secret).update(signed.slice(0, cut)).digest();
  const given = Buffer.from(signed.slice(cut + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? signed.slice(0, cut) : null;
}

await server.listen({ host: '127.0.0.1', port: Number(port) });
console.log('ready');
