import type { Correction } from '@wordgrove/contract/dictionary';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { classEnrolments, classes, classTeachers, dictionaryCorrections } from '#db/schema/all.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';

export type LaidOver = Pick<Correction, 'word' | 'language' | 'translations'>;

const columns = {
  classId: dictionaryCorrections.classId,
  className: classes.name,
  word: dictionaryCorrections.word,
  language: dictionaryCorrections.language,
  translations: dictionaryCorrections.translations,
  version: dictionaryCorrections.version,
};

/** Corrections by the teachers of a student's classes, latest first. */
export function listForStudent(db: Db, own: OwnRows, words: readonly string[]): Promise<LaidOver[]> {
  return db
    .select({
      word: dictionaryCorrections.word,
      language: dictionaryCorrections.language,
      translations: dictionaryCorrections.translations,
    })
    .from(dictionaryCorrections)
    .innerJoin(classEnrolments, eq(classEnrolments.classId, dictionaryCorrections.classId))
    .where(
      and(
        eq(classEnrolments.studentId, own.userId),
        eq(classEnrolments.status, 'active'),
        inArray(dictionaryCorrections.word, [...words]),
      ),
    )
    .orderBy(desc(dictionaryCorrections.updatedAt), asc(dictionaryCorrections.classId));
}

/** A teacher's own corrections, one per class. */
export function listForTeacher(db: Db, own: OwnRows, words: readonly string[]): Promise<Correction[]> {
  return db
    .select(columns)
    .from(dictionaryCorrections)
    .innerJoin(classes, eq(classes.id, dictionaryCorrections.classId))
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .where(and(eq(classTeachers.teacherId, own.userId), inArray(dictionaryCorrections.word, [...words])))
    .orderBy(asc(classes.name), asc(classes.id), asc(dictionaryCorrections.language));
}

/**
 * Locks the teacher's class, so that two corrections for it run one after the other; null when it isn't the teacher's.
 */
export async function holdTaughtClass(tx: Tx, taught: TaughtBy, id: string): Promise<{ name: string } | null> {
  const [row] = await tx
    .select({ name: classes.name })
    .from(classes)
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .where(and(eq(classes.id, id), eq(classTeachers.teacherId, taught.teacherId)))
    .for('update', { of: classes });
  return row ?? null;
}

type Key = Pick<Correction, 'classId' | 'word' | 'language'>;

export async function findCorrection(tx: Tx, key: Key): Promise<Pick<Correction, 'translations' | 'version'> | null> {
  const [row] = await tx
    .select({ translations: dictionaryCorrections.translations, version: dictionaryCorrections.version })
    .from(dictionaryCorrections)
    .where(
      and(
        eq(dictionaryCorrections.classId, key.classId),
        eq(dictionaryCorrections.word, key.word),
        eq(dictionaryCorrections.language, key.language),
      ),
    );
  return row ?? null;
}

export async function putCorrection(tx: Tx, row: Omit<Correction, 'className'> & { updatedAt: Date }): Promise<void> {
  const { translations, version, updatedAt } = row;
  await tx
    .insert(dictionaryCorrections)
    .values(row)
    .onConflictDoUpdate({
      target: [dictionaryCorrections.classId, dictionaryCorrections.word, dictionaryCorrections.language],
      set: { translations, version, updatedAt },
    });
}

/** Everybody whose screen a correction changes: the class's students and teachers. */
export async function listAffected(tx: Tx, classId: string): Promise<string[]> {
  const students = await tx
    .select({ id: classEnrolments.studentId })
    .from(classEnrolments)
    .where(and(eq(classEnrolments.classId, classId), eq(classEnrolments.status, 'active')));
  const teachers = await tx
    .select({ id: classTeachers.teacherId })
    .from(classTeachers)
    .where(eq(classTeachers.classId, classId));
  return [...new Set([...students, ...teachers].map(({ id }) => id))].sort();
}
