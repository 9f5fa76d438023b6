import { v7 as uuid } from 'uuid';
import { setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';

/**
 * An assignment for some students, with an extension and a grade for each of them, and a frequent comment; `text` is
 * whatever the teacher writes for themselves or for all.
 */
export async function setAndGrade(
  teacher: Person,
  classId: string,
  learners: readonly Person[],
  text: string,
): Promise<void> {
  const due = { at: '2199-05-04T16:30', timeZone: 'UTC' };
  const studentIds = learners.map(({ id }) => id);
  const id = await setAssignment(teacher, classId, { title: text, instructions: text, due, studentIds });
  for (const studentId of studentIds) {
    await teacher.visitor.post(`/assignments/${id}/extend`, { studentId, due: { ...due, at: '2199-06-04T16:30' } });
    const seen = { studentId, version: 0, turnedInAt: null };
    await teacher.visitor.post(`/assignments/${id}/grade`, { ...seen, points: null, comment: 'Fine', returns: true });
  }
  await teacher.visitor.post('/assignments/comments', { id: uuid(), text });
}
