import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSchool } from '#live/school.ts';
import type { Server } from '#server.ts';

/**
 * The cookies of `count` students who are signed in: one is registered normally and copied in the database, since
 * registering hundreds from one network is refused on purpose.
 */
export async function signedIn(server: Server, count: number): Promise<string[]> {
  const { database, dataDir } = server;
  const school = await openSchool(server, 1);
  const [own = ''] = school.students;
  const [token = ''] =
    /wordgrove\.session_token=([^;]+)/
      .exec(own)
      ?.slice(1)
      .map((each) => decodeURIComponent(each)) ?? [];
  const original = token.slice(0, token.lastIndexOf('.'));
  const { rows } = await database.query<{ user_id: string }>(
    'select user_id from auth_sessions where hash = sha256($1)',
    [Buffer.from(original)],
  );
  const copy = (table: string, person: string, changed: string) => `insert into ${table}
    select (jsonb_populate_record(null::${table}, to_jsonb(t) || ${changed})).*
    from ${table} t, generate_series(2, ${count}) n where t.${person} = '${rows[0]?.user_id}' on conflict do nothing`;
  const id = `md5('bench' || n)::uuid`;
  await database.query(`
    ${copy('auth_users', 'id', `jsonb_build_object('id', ${id}, 'email', 'bench' || n || '@example.org')`)};
    ${copy('profiles', 'user_id', `jsonb_build_object('user_id', ${id}, 'student_number', 'B' || n)`)};
    ${copy('class_enrolments', 'student_id', `jsonb_build_object('student_id', ${id}, 'id', md5('enrolled' || n)::uuid)`)};
    delete from auth_sessions where id in (select md5('session' || n)::uuid from generate_series(2, ${count}) n);
    ${copy('auth_sessions', 'user_id', `jsonb_build_object('user_id', ${id}, 'id', md5('session' || n)::uuid, 'hash', sha256(('bench-' || n)::bytea))`)};
    analyze`);
  const secret = (await readFile(join(dataDir, 'auth-secret'), 'utf8')).trim();
  const copies = Array.from({ length: count - 1 }, (_, n) => sessionCookie(`bench-${n + 2}`, secret));
  return [own, ...copies];
}

function sessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `wordgrove.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
