import { parametersVersion } from '@wordgrove/server/src/features/memory/rules.ts';
import type pg from 'pg';
import { openSchool } from './open-school.ts';
import { withoutKeys } from './without-keys.ts';

export type School = { students: number; teachers: number; keys: readonly string[] };

/** How long the school year has lasted. */
const days = 280;
/** Words that a student has met, of all the keys. */
const met = 1500;
/** On a day of school a student plays two rounds and answers cards. */
const rounds = 2;
const items = 12;
const cards = 32;

/**
 * Fills an empty database with a school's year that ends today: on four of five weekdays everybody plays, answers cards, does tasks
 * and studies. Rows are written day by day, so that those of one student lie as far apart as they do after a real year.
 */
export async function fillSchool(database: pg.Client, school: School): Promise<void> {
  const begun = Date.now();
  const say = (done: string) => console.log(`${Math.round((Date.now() - begun) / 1000)} s: ${done}`);
  await database.query(`SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET work_mem = '128MB'`);
  await database.query('SELECT setseed(0.5)');
  await openSchool(database, school);
  await withoutKeys(
    database,
    ['practice_events', 'game_answers', 'game_plays', 'word_memory', 'daily_tasks'],
    async () => {
      for (let ago = days; ago >= 0; ago -= 1) {
        if ([0, 6].includes(new Date(Date.now() - ago * 86_400_000).getUTCDay())) continue;
        await liveOneDay(database, ago);
        if (ago % 50 === 0) say(`${ago} days are left`);
      }
      await remember(database);
      say('the ledgers are written; their indexes come next');
    },
  );
  say('the indexes are there; the roll-ups come next');
  for (const statement of rollUps) await database.query(statement);
  await database.query('VACUUM (ANALYZE)');
  // As many as are answered before the next vacuum.
  await database.query('UPDATE word_memory SET last_event_at = last_event_at WHERE random() < 0.01');
  const { rows } = await database.query(
    `SELECT (SELECT count(*) FROM practice_events)::int AS ledger, (SELECT count(*) FROM game_answers)::int AS answers,
       pg_size_pretty(pg_database_size(current_database())) AS size`,
  );
  say(`${rows[0]?.ledger} rows in the ledger, ${rows[0]?.answers} answers in games, ${rows[0]?.size}`);
}

async function liveOneDay(database: pg.Client, ago: number): Promise<void> {
  const at = `now() - $1::int * interval '1 day' - interval '1 hour'`;
  await database.query('DROP TABLE IF EXISTS here');
  await database.query('CREATE TEMP TABLE here AS SELECT * FROM pupils WHERE random() < 0.9');
  await database.query(
    `WITH plays AS (
       INSERT INTO game_plays (student_id, id, type, wish, seed, round, started_at, finished_at, local_day, is_complete,
         played_ms, points, max_points, accuracy, xp, xp_reason, refused_moves)
       SELECT id, uuidv7($1::int * interval '-1 day'), (${gameTypes})[1 + (n + round + $1::int) % 7], '{"items": 12}', n,
         jsonb_build_object('items', repeat('x', 1000)), ${at} - interval '3 minutes', ${at} + round * interval '5 minutes',
         (${at})::date, true, 60000, 9, ${items}, 0.8, 9, 'full', 0
       FROM here, generate_series(1, ${rounds}) AS round
       RETURNING student_id, id, type, finished_at, local_day),
     asked AS (
       SELECT plays.*, place, (random() ^ 1.4 * ${met - 1})::int AS of, random() AS luck
       FROM plays, generate_series(0, ${items - 1}) AS place),
     answers AS (
       INSERT INTO game_answers (student_id, play_id, place, item, type, word, task, question, options, right_answer, given, is_right,
         hints, points, max_points, ms, state, local_day)
       SELECT student_id, a.id, place, place::text, type, word, 'recognised', 'Which word means ' || text || '?',
         jsonb_build_array(text, 'north', 'south', 'evening'), text,
         CASE WHEN luck > wrong THEN text ELSE (ARRAY['north', 'south', 'evening'])[1 + (luck * 1000)::int % 3] END, luck > wrong,
         0, 1, 1, 3000, 'learning', local_day
       FROM asked AS a JOIN pupils ON pupils.id = student_id JOIN keys ON keys.n = (of + pupils.band) % (SELECT count(*) FROM keys)
       RETURNING student_id, play_id, type, word, is_right, local_day)
     INSERT INTO practice_events (student_id, id, word, activity, task, passed, duration_ms, place, occurred_at, received_at, local_day)
     SELECT student_id, gen_random_uuid(), word, 'game:' || type, 'recognised', is_right, 3000,
       jsonb_build_object('playId', play_id), ${at}, ${at}, local_day
     FROM answers`,
    [ago],
  );
  await database.query(
    `INSERT INTO practice_events (student_id, id, word, activity, task, passed, grade, duration_ms, occurred_at, received_at, local_day)
     SELECT c.id, uuidv7($1::int * interval '-1 day'), word, 'card', 'recalled', luck > 0.15, CASE WHEN luck > 0.15 THEN 3 ELSE 1 END,
       4000, ${at}, ${at}, (${at})::date
     FROM (SELECT here.*, (random() ^ 1.4 * ${met - 1})::int AS of, random() AS luck FROM here, generate_series(1, ${cards})) AS c
     JOIN keys ON keys.n = (c.of + c.band) % (SELECT count(*) FROM keys)`,
    [ago],
  );
  for (const statement of aDay(at)) await database.query(statement, [ago]);
}

const gameTypes = `ARRAY['quiz','true-false','word-match','anagram','fill-blanks','memory-cards','word-ordering']`;

/** Five tasks, of which four are done, their XP, and half an hour of study. */
const aDay = (at: string) => [
  `WITH sets AS (
     INSERT INTO daily_task_sets (id, student_id, day, time_zone, kind, streak_so_far, created_at)
     SELECT uuidv7(), id, (${at})::date, 'UTC', 'first', jsonb_build_object('through', (${at})::date - 4, 'last', NULL, 'run', 3,
       'longest', 9), ${at} FROM here RETURNING id, student_id, day),
   tasks AS (
     INSERT INTO daily_tasks (id, student_id, set_id, day, place, template_id, type, priority, target, progress, by_activity, xp,
       xp_given, completed_at)
     SELECT uuidv7(), student_id, id, day, place, 'a1-review-' || place, 'review', 'medium', 1, least(place, 1),
       least(place, 1), 20, CASE WHEN place > 0 THEN 20 END, CASE WHEN place > 0 THEN ${at} END
     FROM sets, generate_series(0, 4) AS place RETURNING id, student_id, day, xp_given, completed_at)
   INSERT INTO xp_events (student_id, reason, amount, occurred_at, local_day)
   SELECT student_id, 'task:' || id, xp_given, completed_at, day FROM tasks WHERE xp_given > 0`,
  `INSERT INTO study_sessions (id, student_id, activity, source, started_at, ended_at, time_zone, seconds)
   SELECT uuidv7(), id, 'reading', CASE WHEN n % 3 = 0 THEN 'manual' ELSE 'timer' END, ${at}, ${at} + interval '30 minutes', 'UTC', 1800
   FROM here`,
];

/** In the order in which words were met, which mixes the students. */
async function remember(database: pg.Client): Promise<void> {
  await database.query(
    `INSERT INTO word_memory (student_id, word, stability, difficulty, due, reps, lapses, state, learning_steps, scheduled_days,
       last_review, is_marked, last_event_at, last_event_id, last_day, parameters_version)
     SELECT id, word, stability, 5, reviewed + stability * interval '1 day', 5, lapses, CASE WHEN lapses > 3 THEN 3 ELSE 2 END, 0,
       stability::int, reviewed, false, reviewed, gen_random_uuid(), reviewed::date, ${parametersVersion}
     FROM (SELECT m.*, now() - age * stability * interval '1 day' AS reviewed FROM (
       SELECT pupils.id, keys.word, 2 + random() ^ 2 * 120 AS stability, random() * 1.3 AS age, (random() ^ 3 * 6)::int AS lapses,
         of + random() * 200 AS place
       FROM pupils, generate_series(0, ${met - 1}) AS of JOIN keys ON true
       WHERE keys.n = (of + pupils.band) % (SELECT count(*) FROM keys)) AS m ORDER BY place) AS m`,
  );
}

const rollUps = [
  `INSERT INTO practice_days (student_id, local_day, activity, events, passes, fails, duration_ms)
   SELECT student_id, local_day, activity, count(*), count(*) FILTER (WHERE passed), count(*) FILTER (WHERE NOT passed), sum(duration_ms)
   FROM practice_events GROUP BY 1, 2, 3 ORDER BY 2`,
  `INSERT INTO game_days (student_id, local_day, type, plays, ms, answered, correct)
   SELECT student_id, local_day, type, count(*), sum(played_ms), sum(answered), sum(correct)
   FROM game_plays JOIN (
     SELECT student_id, play_id AS id, count(is_right) AS answered, count(*) FILTER (WHERE is_right) AS correct
     FROM game_answers GROUP BY 1, 2) AS a USING (student_id, id) GROUP BY 1, 2, 3 ORDER BY 2`,
  `INSERT INTO game_misses (student_id, local_day, type, word, wrong, given)
   SELECT student_id, local_day, type, word, count(*), array_agg(given ORDER BY given)
   FROM game_answers WHERE NOT is_right GROUP BY 1, 2, 3, 4 ORDER BY 2`,
  `INSERT INTO game_totals (student_id, type, plays) SELECT student_id, type, sum(plays) FROM game_days GROUP BY 1, 2`,
  `INSERT INTO memory_counts (student_id, fresh, learning, known)
   SELECT student_id, 0, count(*) FILTER (WHERE stability < 21), count(*) FILTER (WHERE stability >= 21) FROM word_memory GROUP BY 1`,
  `INSERT INTO practice_retention (student_id, parameters_version, month, bin, reviews, remembered, predicted)
   SELECT DISTINCT student_id, ${parametersVersion}, to_char(local_day, 'YYYY-MM'), bin, 40, 34, 36000000000
   FROM practice_days, generate_series(0, 8) AS bin`,
  `INSERT INTO study_days (student_id, local_day, activity, seconds)
   SELECT student_id, started_at::date, activity, sum(seconds) FROM study_sessions GROUP BY 1, 2, 3`,
  `UPDATE profiles SET total_xp = x.xp, games_played = 360, last_active_at = now()
   FROM (SELECT student_id, sum(amount) AS xp FROM xp_events GROUP BY 1) AS x WHERE user_id = student_id`,
];
