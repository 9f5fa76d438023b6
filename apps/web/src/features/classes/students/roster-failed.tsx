import type { StudentFigures } from '@wordgrove/contract/analytics';
import type { RosterEntry } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#features/classes/api.ts';
import type { FailedQuery } from '#ui/load-failed.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import styles from './roster-failed.module.css';
import { RosterTable } from './roster-table.tsx';

/** What went wrong and, set apart from it, three made-up students that show what the list would look like. */
export function RosterFailed({ query }: { query: FailedQuery }) {
  const { t } = useTranslation('classes');
  return (
    <div className={styles.failed}>
      <LoadFailed title={t('students.failed')} query={query} />
      <section className={styles.sample} aria-labelledby="sample-students">
        <h2 id="sample-students">{t('students.sample')}</h2>
        <p className={styles.text}>{t('students.sample-text')}</p>
        <RosterTable
          caption={t('students.sample')}
          students={sampleStudents(new Date()).map((entry) => [entry] as const)}
          showsClass
          figures={sampleFigures}
        />
      </section>
    </div>
  );
}

/** Shown in place of a real code: sample students joined with none. */
const secretCode = '••••••';

const hourMs = 3_600_000;

const people = [
  { name: 'Ada Sample', hoursSinceActive: 2, daysSinceJoined: 40 },
  { name: 'Bruno Sample', hoursSinceActive: 30, daysSinceJoined: 38 },
  { name: 'Çiğdem Sample', hoursSinceActive: 96, daysSinceJoined: 21 },
] as const;

const sampleOf = (place: number): StudentFigures => ({
  ...{ day: '2026-01-01', level: 4 - place, totalXp: 640 - 250 * place, streak: 6 - 3 * place },
  tasks: { byActivity: 14 - 5 * place, selfReported: 6 + place, total: 42 },
  words: { new: 12, learning: 40 - 9 * place, known: 120 - 48 * place, 'at-risk': 3 + 6 * place },
  answers: { right: 52 - 20 * place, of: 60 - 16 * place },
  study: { byActivity: 5400 - 2100 * place, selfReported: 900 * place },
});

const sampleFigures: Figures = new Map(people.map((_, place) => [`sample-student-${place}`, sampleOf(place)]));

/** Three made-up students that show what the list looks like when the real one can't be loaded. */
export function sampleStudents(now: Date): RosterEntry[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
  return people.map(({ name, hoursSinceActive, daysSinceJoined }, place) => ({
    enrolmentId: `sample-enrolment-${place}`,
    classId: 'sample-class',
    className: 'English Class',
    studentId: `sample-student-${place}`,
    studentName: name,
    studentEmail: `student${place + 1}@example.com`,
    signInName: '',
    card: null,
    studentNumber: `ST00000${place + 1}`,
    emailVerified: true,
    isLeaving: false,
    status: 'active',
    signInHelp: true,
    extraTime: 0,
    inviteCode: secretCode,
    enrollmentMethod: 'invite_code',
    enrolledAt: ago(daysSinceJoined * 24),
    lastActiveAt: ago(hoursSinceActive),
  }));
}
