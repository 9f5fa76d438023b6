import { teacherWho } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import { ofTaught, ofTeacher } from '#http/call.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import type { AsideService } from './three/aside.ts';

type ClassWordsParts = {
  classWords: Call<'analytics.classWords', [TaughtBy]>;
  wordStudents: Call<'analytics.wordStudents', [TaughtBy]>;
};

export type AnalyticsParts = {
  students: Call<'analytics.students', [TaughtBy]>;
  student: Call<'analytics.student', [TaughtBy]>;
  events: Call<'analytics.events', [TaughtBy]>;
  games: Call<'analytics.games', [Caller, TaughtBy]>;
  questions: Call<'analytics.questions', [Caller, TaughtBy]>;
  three: Call<'analytics.three', [Caller, TaughtBy]>;
  aside: AsideService;
  words: ClassWordsParts;
};

/** What a teacher sees of how students learn. */
export function analyticsRoutes(parts: AnalyticsParts) {
  const { students, student, events, games, questions, three, aside, words } = parts;
  const { analytics } = teacherWho('view_analytics');
  return {
    students: analytics.students.handler(ofTaught(students)),
    student: analytics.student.handler(ofTaught(student)),
    events: analytics.events.handler(ofTaught(events)),
    games: analytics.games.handler(ofTeacher(games)),
    questions: analytics.questions.handler(ofTeacher(questions)),
    three: analytics.three.handler(ofTeacher(three)),
    putAside: analytics.putAside.handler(ofTeacher(aside.putAside)),
    takeUp: analytics.takeUp.handler(ofTaught(aside.takeUp)),
    classWords: analytics.classWords.handler(ofTaught(words.classWords)),
    wordStudents: analytics.wordStudents.handler(ofTaught(words.wordStudents)),
  };
}
