import type { Language } from '@wordgrove/contract/languages';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { classEnrolments, classTeachers, dictionaryCorrections, profiles } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';

type ClassWords = {
  /** What all its active students read; null where they differ, and for a class without students. */
  language: Language | null;
  /** The teachers' own translations for this class. */
  corrected: { word: string; language: Language; translations: string[] }[];
};

const classWords = rowsOf(
  'class_words',
  ['teacherId', 'classId'],
  ({ teacherId, classId }) => sql<ClassWords>`
    SELECT (
        SELECT min(p.language) FROM ${classEnrolments} AS e JOIN ${profiles} AS p ON p.user_id = e.student_id
        WHERE e.class_id = t.class_id AND e.status = 'active' HAVING count(DISTINCT p.language) = 1) AS language, (
        SELECT coalesce(json_agg(json_build_object('word', own.word, 'language', own.language,
          'translations', own.translations)), '[]')
        FROM ${dictionaryCorrections} AS own WHERE own.class_id = t.class_id) AS corrected
    FROM ${classTeachers} AS t WHERE t.teacher_id = ${teacherId} AND t.class_id = ${classId}`,
);

/** How words are answered in a class of the teacher; null for any other class. */
export async function findClassWords(tx: Tx, { teacherId }: TaughtBy, classId: string): Promise<ClassWords | null> {
  const [row] = await classWords(tx, { teacherId, classId });
  return row ?? null;
}
