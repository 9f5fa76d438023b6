import { v7 as uuid } from 'uuid';
import type { Person } from './build.ts';

/**
 * Leaves every trace that teaching together leaves of a teacher: an offer that they made, one to their address, a link
 * that they used before they were removed again, and a class that is being handed over to them.
 */
export async function offerTeaching(teacher: Person, colleague: Person, sharedId: string): Promise<void> {
  const [drama, choir] = [uuid(), uuid()];
  await teacher.visitor.post(`/classes/${sharedId}/teacher-offers`, { teacherEmail: 'third@school.example' });
  for (const [id, name] of [
    [drama, 'Drama'],
    [choir, 'Choir'],
  ])
    await colleague.visitor.post('/classes', { id, name, timeZone: 'UTC' });
  const link = await colleague.visitor.post(`/classes/${drama}/teacher-link`);
  await teacher.visitor.post('/teacher-links/use', { token: link.body.token });
  await colleague.visitor.post(`/classes/${drama}/teachers/${teacher.id}/remove`);
  await colleague.visitor.post(`/classes/${choir}/teacher-offers`, { teacherEmail: teacher.email });
  await colleague.visitor.post(`/classes/${choir}/hand-over`, { teacherEmail: teacher.email });
}
