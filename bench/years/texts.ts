import type pg from 'pg';
import type { Fill } from './life.ts';

const pagesOfText = 10;

/** A text every other day, so that the first page of the library is full for both. All but the newest two are read. */
export async function read(database: pg.Client, { life, learner, keys }: Fill): Promise<void> {
  const at = `now() - (n * 2 + 1) * interval '1 day'`;
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO pdfs (id, teacher_id, title, description, kind, file_name, store_key, bytes, md5, generation, preparation, pages, words,
       unlisted_words, has_text, level, created_at, updated_at)
     SELECT gen_random_uuid(), $1, 'Text ' || n, '', 'pdf', 'text.pdf', gen_random_uuid(), 1, '', 1, 'ready', $3::int, $3::int * 100,
       20, true, 'B1', ${at}, ${at}
     FROM generate_series(0, $2::int - 1) AS n RETURNING id`,
    [learner.teacherId, Math.ceil(life.days / 2), pagesOfText],
  );
  const ids = rows.map(({ id }) => id);
  await database.query(
    `INSERT INTO pdf_classes (pdf_id, class_id, shared_at)
     SELECT id, $2, created_at FROM pdfs WHERE id = ANY ($1)`,
    [ids, learner.classId],
  );
  await database.query(
    `INSERT INTO pdf_pages (pdf_id, page, text, words, forms)
     SELECT id, page, 'Page ' || page, 100, '{}' FROM unnest($1::uuid[]) AS id, generate_series(1, $2::int) AS page`,
    [ids, pagesOfText],
  );
  // Half of a text's words are the student's.
  await database.query(
    `INSERT INTO pdf_words (pdf_id, word, keys, pos, level, times, page, sentence)
     SELECT id, word, ARRAY[word], 'noun', 'B1', 2, 1, '' FROM unnest($1::uuid[]) AS id, (
       SELECT ($2::text[])[n * 2] AS word FROM generate_series(1, 150) AS n
       UNION ALL SELECT 'foreign' || n || ':noun' FROM generate_series(1, 150) AS n) AS words`,
    [ids, keys.slice(0, 300)],
  );
  await database.query(
    `INSERT INTO pdf_readings (reader_id, pdf_id, opened_at, last_opened_at, page, page_offset, placed_at, active_ms, pages_read,
       finished_at)
     SELECT $1, id, created_at, created_at, $3::int, 0, created_at, 600000, $3::int, created_at
     FROM pdfs WHERE id = ANY ($2)`,
    [learner.userId, ids.slice(2), pagesOfText],
  );
  await database.query(
    `INSERT INTO pdf_read_pages (reader_id, pdf_id, page, active_ms, read_at)
     SELECT $1, id, page, 60000, created_at FROM pdfs, generate_series(1, $3::int) AS page WHERE id = ANY ($2)`,
    [learner.userId, ids.slice(2), pagesOfText],
  );
}
