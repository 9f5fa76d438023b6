import { parametersVersion } from '@wordgrove/server/src/features/memory/rules.ts';
import type pg from 'pg';
import { read } from './texts.ts';

/** How long somebody has been learning, and how much data that has left. */
export type Life = { days: number; words: number; events: number };

export type Learner = { userId: string; teacherId: string; classId: string };

export type Fill = { life: Life; learner: Learner; keys: readonly string[] };

const dueNow = 80;
const freshCards = 40;

/**
 * Fills the tables for a student of this many days, with a few statements each. A day's load is the same for everybody:
 * 80 words are due, ten more each day, 40 cards are new, three assignments are open, two texts, ten to-dos.
 */
export async function liveThrough(database: pg.Client, fill: Fill): Promise<void> {
  await remember(database, fill);
  await collect(database, fill);
  await practise(database, fill);
  await play(database, fill);
  await doTasks(database, fill);
  await doHomework(database, fill);
  await read(database, fill);
  await noteDown(database, fill);
  await database.query('VACUUM ANALYZE');
}

/**
 * Three in five words are on cards; the rest come from games. The longer a word has been known, the later it is due.
 */
async function remember(database: pg.Client, { learner, keys }: Fill): Promise<void> {
  await database.query(
    `INSERT INTO word_memory (student_id, word, stability, difficulty, due, reps, lapses, state, learning_steps,
       scheduled_days, last_review, is_marked, last_event_at, last_event_id, last_day, parameters_version)
     SELECT $1, word, 3 + n % 60, 5, now() + (CASE WHEN n <= $3 THEN -0.02 * n ELSE n / 10.0 END) * interval '1 day',
       5, CASE WHEN n % 40 = 0 THEN 9 ELSE 1 END, 2, 0, 20, now() - (n % 20 + 1) * interval '1 day', false, now() - (n % 20 + 1) * interval '1 day',
       gen_random_uuid(), (now() - (n % 20 + 1) * interval '1 day')::date, $4
     FROM unnest($2::text[]) WITH ORDINALITY AS w (word, n)`,
    [learner.userId, keys, dueNow, parametersVersion],
  );
  await database.query(
    `INSERT INTO memory_counts (student_id, fresh, learning, known)
     SELECT $1, 0, count(*) FILTER (WHERE stability < 21), count(*) FILTER (WHERE stability >= 21)
     FROM word_memory WHERE student_id = $1`,
    [learner.userId],
  );
}

/** One deck of the student's own for every 300 words, and one that the teacher shares with the class. */
async function collect(database: pg.Client, { learner, keys }: Fill): Promise<void> {
  const cards = keys.filter((_, n) => n % 5 < 3);
  const size = 300;
  for (let from = 0; from < cards.length; from += size) {
    const owner = from === 0 ? learner.teacherId : learner.userId;
    const { rows } = await database.query<{ id: string }>(
      `INSERT INTO flashcard_decks (id, owner_id, name) VALUES (gen_random_uuid(), $1, $2) RETURNING id`,
      [owner, `Deck ${from / size + 1}`],
    );
    const [deck] = rows;
    if (from === 0)
      await database.query('INSERT INTO flashcard_deck_classes (deck_id, class_id, shared_at) VALUES ($1, $2, now())', [
        deck?.id,
        learner.classId,
      ]);
    await addCards(database, deck?.id, owner, cards.slice(from, from + size));
    if (from + size >= cards.length) {
      const fresh = Array.from({ length: freshCards }, (_, n) => `fresh${n} ${learner.userId.slice(-4)}:noun`);
      await addCards(database, deck?.id, owner, fresh);
    }
  }
  // As the job `mark-graded` does.
  await database.query(
    `UPDATE flashcards SET was_graded = true WHERE created_by = $1 AND word IN (
       SELECT word FROM word_memory WHERE student_id = $1 AND last_review < now() - interval '2 days')`,
    [learner.userId],
  );
}

async function addCards(database: pg.Client, deckId: string | undefined, owner: string, words: readonly string[]) {
  await database.query(
    `INSERT INTO flashcards (id, deck_id, front, back, word, language, note, met, created_by, created_at)
     SELECT gen_random_uuid(), $1, split_part(word, ':', 1), 'meaning of ' || word, word, 'tr', '', '{"source": "hand"}', $2,
       now() - interval '60 days'
     FROM unnest($3::text[]) AS word`,
    [deckId, owner, words],
  );
}

/** The ledgers and their totals. */
async function practise(database: pg.Client, { life, learner, keys }: Fill): Promise<void> {
  const at = `now() - ($3::int - (n * $3::int / $2::int)) * interval '1 day' - interval '1 hour'`;
  await database.query(
    `INSERT INTO practice_events (student_id, id, word, activity, task, passed, grade, duration_ms, occurred_at, received_at, local_day)
     SELECT $1, gen_random_uuid(), ($4::text[])[1 + n * 7919 % cardinality($4::text[])],
       CASE WHEN n % 3 = 0 THEN 'game:quiz' ELSE 'card' END, 'recalled', n % 9 > 0, 3, 4000, ${at}, ${at}, (${at})::date
     FROM generate_series(1, $2::int) AS n`,
    [learner.userId, life.events, life.days, keys],
  );
  await database.query(
    `INSERT INTO practice_days (student_id, local_day, activity, events, passes, fails, duration_ms)
     SELECT student_id, local_day, activity, count(*), count(*) FILTER (WHERE passed), count(*) FILTER (WHERE NOT passed), sum(duration_ms)
     FROM practice_events WHERE student_id = $1 GROUP BY 1, 2, 3`,
    [learner.userId],
  );
  await database.query(
    `INSERT INTO practice_retention (student_id, parameters_version, month, bin, reviews, remembered, predicted)
     SELECT DISTINCT $1::uuid, $2::int, to_char(local_day, 'YYYY-MM'), bin, 40, 34, 36000000000
     FROM practice_days, generate_series(0, 8) AS bin WHERE student_id = $1`,
    [learner.userId, parametersVersion],
  );
  await database.query(
    `INSERT INTO xp_events (student_id, reason, amount, occurred_at, local_day)
     SELECT $1, 'task:' || gen_random_uuid(), 20, now() - day * interval '1 day', (now() - day * interval '1 day')::date
     FROM generate_series(1, $2::int) AS day, generate_series(1, 6)`,
    [learner.userId, life.days],
  );
}

/** Three plays a day, of all games in turn, with ten items each. */
async function play(database: pg.Client, { life, learner, keys }: Fill): Promise<void> {
  const games = `(ARRAY['quiz','true-false','word-match','anagram','fill-blanks','memory-cards','word-ordering'])[1 + n % 7]`;
  const at = `now() - (1 + n / 3) * interval '1 day'`;
  await database.query(
    `INSERT INTO game_plays (student_id, id, type, wish, seed, round, started_at, finished_at, local_day, is_complete, played_ms,
       points, max_points, accuracy, xp, xp_reason, refused_moves)
     SELECT $1, gen_random_uuid(), ${games}, '{"items": 10}', n, '{"items": []}', ${at} - interval '2 minutes', ${at}, (${at})::date,
       true, 60000, n % 10, 10, 0.8, 5, 'full', 0
     FROM generate_series(0, 3 * $2::int - 1) AS n`,
    [learner.userId, life.days],
  );
  await database.query(
    `INSERT INTO game_answers (student_id, play_id, place, item, type, word, task, question, options, right_answer, given, is_right, hints,
       points, max_points, ms, state, local_day)
     SELECT student_id, id, place, place::text, type, ($2::text[])[1 + (seed * 10 + place) % cardinality($2::text[])], 'recognised', 'q',
       '[]', 'a', 'a', true, 0, 1, 1, 900, 'learning', local_day
     FROM game_plays, generate_series(0, 9) AS place WHERE student_id = $1`,
    [learner.userId, keys],
  );
  await database.query(
    `INSERT INTO game_days (student_id, local_day, type, plays, ms, answered, correct)
     SELECT student_id, local_day, type, count(*), sum(played_ms), 10 * count(*), 8 * count(*) FROM game_plays WHERE student_id = $1 GROUP BY 1, 2, 3`,
    [learner.userId],
  );
  await database.query(
    `INSERT INTO game_totals (student_id, type, plays) SELECT student_id, type, sum(plays) FROM game_days WHERE student_id = $1 GROUP BY 1, 2`,
    [learner.userId],
  );
  await database.query(`UPDATE profiles SET games_played = 3 * $2::int, total_xp = 120 * $2::int WHERE user_id = $1`, [
    learner.userId,
    life.days,
  ]);
}

/** Five tasks a day, all done: each day begins with the streak before it. */
async function doTasks(database: pg.Client, { life, learner }: Fill): Promise<void> {
  await database.query(
    `INSERT INTO daily_task_sets (id, student_id, day, time_zone, kind, created_at, streak_so_far)
     SELECT gen_random_uuid(), $1, today, 'UTC', 'first', today, jsonb_build_object('through', today - 1,
       'last', jsonb_build_object('day', today - 1, 'timeZone', 'UTC'), 'run', $2::int - day, 'longest', $2::int - day,
       'kept', jsonb_build_object('days', $2::int - day, 'since', today - $2::int + day, 'rested', NULL))
     FROM generate_series(1, $2::int) AS day, LATERAL (SELECT (now() - day * interval '1 day')::date AS today) AS of`,
    [learner.userId, life.days],
  );
  await database.query(
    `INSERT INTO daily_tasks (id, student_id, set_id, day, place, template_id, type, priority, target, progress, xp, xp_given, completed_at)
     SELECT gen_random_uuid(), student_id, id, day, place, 'a1-review-' || place, 'review', 'medium', 1, 1, 20, 20, day + interval '12 hours'
     FROM daily_task_sets, generate_series(0, 4) AS place WHERE student_id = $1`,
    [learner.userId],
  );
}

/** Two assignments a week, each with one attempt; the three newest are open, one of them with a list of words. */
async function doHomework(database: pg.Client, { life, learner, keys }: Fill): Promise<void> {
  const words = keys.slice(0, 60).map((key) => ({ text: key.split(':')[0], word: key }));
  const task = { kind: 'game', type: 'quiz', mode: 'mixed', items: 10, timer: 'none', target: null, test: null };
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO assignments (id, teacher_id, title, instructions, task, due_at, time_zone, is_late_allowed, counts, is_for_some, published_at, created_at)
     SELECT gen_random_uuid(), $1, 'Assignment ' || n, '', $3::jsonb, now() + (2 - n * 3.5) * interval '1 day', 'UTC', false, 'best', false,
       now() - (n * 3.5 + 2) * interval '1 day', now() - (n * 3.5 + 2) * interval '1 day'
     FROM generate_series(0, $2::int - 1) AS n RETURNING id`,
    [learner.teacherId, Math.ceil(life.days / 3.5), { ...task, material: { kind: 'words', words } }],
  );
  const ids = rows.map(({ id }) => id);
  await database.query(`INSERT INTO assignment_classes (assignment_id, class_id) SELECT unnest($1::uuid[]), $2`, [
    ids,
    learner.classId,
  ]);
  await database.query(`UPDATE assignments SET due_at = now() + interval '2 days' WHERE id = ANY ($1)`, [
    ids.slice(0, 3),
  ]);
  const done = ids.slice(3);
  await database.query(
    `INSERT INTO game_plays (student_id, id, type, wish, seed, round, assignment_id, started_at, finished_at, local_day, is_complete,
       played_ms, points, max_points, accuracy, xp, xp_reason, refused_moves)
     SELECT $1, gen_random_uuid(), 'quiz', '{"items": 10}', 1, '{"items": []}', id, published_at, due_at - interval '1 hour',
       due_at::date, true, 60000, 8, 10, 0.8, 5, 'full', 0 FROM assignments WHERE id = ANY ($2)`,
    [learner.userId, done],
  );
  await database.query(
    `INSERT INTO assignment_work (student_id, assignment_id, turned_in_at, updated_at)
     SELECT $1, id, due_at - interval '1 hour', now() FROM assignments WHERE id = ANY ($2)`,
    [learner.userId, done],
  );
}

/** Every day an hour of study, a to-do, ten searches and two saved words, and every week a notice. */
async function noteDown(database: pg.Client, { life, learner, keys }: Fill): Promise<void> {
  const own = [learner.userId, life.days];
  const day = `now() - day * interval '1 day'`;
  const series = 'generate_series(1, $2::int) AS day';
  const statements = [
    `INSERT INTO study_sessions (id, student_id, activity, source, started_at, ended_at, time_zone, seconds)
     SELECT gen_random_uuid(), $1, 'reading', 'manual', ${day}, ${day} + interval '1 hour', 'UTC', 3600 FROM ${series}`,
    `INSERT INTO study_days (student_id, local_day, activity, seconds) SELECT $1, (${day})::date, 'reading', 3600 FROM ${series}`,
    `INSERT INTO todos (id, student_id, title, priority, done_at, position)
     SELECT gen_random_uuid(), $1, 'Read page ' || day, 'medium', CASE WHEN day > 10 THEN ${day} END, day FROM ${series}`,
    `INSERT INTO todo_totals (student_id, done) SELECT $1, greatest(0, $2::int - 10)`,
    `INSERT INTO notices (id, user_id, kind, params, created_at, read_at)
     SELECT gen_random_uuid(), $1, 'sign-in-code-made', '{}', ${day}, CASE WHEN day > 14 THEN ${day} END FROM ${series} WHERE day % 7 = 0`,
  ];
  for (const statement of statements) await database.query(statement, own);
  await database.query(
    `INSERT INTO dictionary_history (id, user_id, word, is_found, searched_at)
     SELECT gen_random_uuid(), $1, split_part(($3::text[])[1 + (day * 10 + n) % cardinality($3::text[])], ':', 1), true, ${day}
     FROM generate_series(1, least(90, $2::int)) AS day, generate_series(1, 10) AS n`,
    [...own, keys],
  );
  await database.query(
    `INSERT INTO dictionary_saved_words (user_id, word, saved_at)
     SELECT $1, 'saved' || day || n, ${day} FROM ${series}, generate_series(1, 2) AS n`,
    own,
  );
}
