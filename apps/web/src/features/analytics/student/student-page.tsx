import { useParams } from '@tanstack/react-router';
import type { StudentPage as Student } from '@wordgrove/contract/analytics';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { errorCode } from '#platform/errors.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { dayIn, deviceTimeZone } from '#platform/time-zones.ts';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { AccuracyPart } from './accuracy-part.tsx';
import { useStudent } from './api.ts';
import { dayBefore } from './day-before.ts';
import type { GameTexts } from './events.tsx';
import { Figures } from './figures.tsx';
import { GamesPart } from './games-part.tsx';
import styles from './student.module.css';
import { StudyPart } from './study-part.tsx';
import { TasksPart } from './tasks-part.tsx';

/** How many days games and study time cover, as written in the address. */
const periods = ['7', '30', '90'] as const;

/** One student as the student's own screens say it, for the teacher, on the screen and on paper. */
export function StudentPage({ texts }: { texts: GameTexts }) {
  const { t } = useTranslation('analytics-student');
  const { studentId = '' } = useParams({ strict: false });
  const [period, setPeriod] = useAddressChoice('days', periods, '30');
  const days = Number(period);
  const query = useStudent(studentId, dayBefore(dayIn(new Date(), deviceTimeZone()), days - 1));
  const isGone = query.isError && ['not-found', 'invalid-input'].includes(errorCode(query.error));
  if (!query.data && isGone) return <Gone />;
  if (!query.data) {
    return (
      <>
        <PageHeader title={t('title')} />
        <NotLoaded query={query} failed={t('failed')} loading={t('loading')} shape="card" count={4} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={query.data.name}
        lead={<Lead {...query.data} />}
        actions={
          <div className={styles.tools}>
            <SelectField
              label={t('period')}
              options={periods.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
              value={period}
              onChange={({ target }) => isOneOf(periods, target.value) && setPeriod(target.value)}
            />
            <Button onClick={() => window.print()}>{t('print')}</Button>
          </div>
        }
      />
      <div className={styles.parts} aria-busy={query.isPlaceholderData}>
        <Figures student={query.data} texts={texts} />
        <TasksPart days={query.data.days} />
        <StudyPart student={query.data} days={days} />
        <AccuracyPart student={query.data} days={days} />
        <GamesPart games={query.data.games} days={days} texts={texts} />
      </div>
    </>
  );
}

function Lead({ classes, lastActiveAt }: Pick<Student, 'classes' | 'lastActiveAt'>) {
  const { t } = useTranslation('analytics-student');
  const format = useFormat();
  const named = format.list(classes.map(({ className }) => className));
  const when = lastActiveAt ? format.dateTime(lastActiveAt) : t('never');
  return <>{t('lead', { classes: named, when })}</>;
}

function Gone() {
  const { t } = useTranslation('analytics-student');
  return (
    <EmptyState
      picture={<Seed />}
      title={t('gone.title')}
      text={t('gone.text')}
      action={
        <ButtonLink to={paths.teacherStudents} variant="primary">
          {t('gone.back')}
        </ButtonLink>
      }
    />
  );
}
