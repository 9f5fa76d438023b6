import { teacherWho } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import { ofTaught } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';

export type AnalyticsParts = {
  students: Call<'analytics.students', [TaughtBy]>;
  student: Call<'analytics.student', [TaughtBy]>;
  events: Call<'analytics.events', [TaughtBy]>;
};

/** What a teacher sees of how students learn. */
export function analyticsRoutes({ students, student, events }: AnalyticsParts) {
  const { analytics } = teacherWho('view_analytics');
  return {
    students: analytics.students.handler(ofTaught(students)),
    student: analytics.student.handler(ofTaught(student)),
    events: analytics.events.handler(ofTaught(events)),
  };
}
