import { useParams } from '@tanstack/react-router';
import type { StudentPage as Student } from '@wordgrove/contract/analytics';
import { paths } from '@wordgrove/contract/paths';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { errorCode } from '#platform/errors.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { InLanguage } from '#platform/other-language.tsx';
import { dayIn, deviceTimeZone } from '#platform/time-zones.ts';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useFormat } from '#platform/use-format.ts';
import { useTabName } from '#platform/use-tab-name.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { AccuracyPart } from './accuracy-part.tsx';
import { useStudent } from './api.ts';
import { dayBefore } from './day-before.ts';
import type { GameTexts } from './event-columns.tsx';
import { Events } from './events.tsx';
import { Figures } from './figures.tsx';
import { GamesPart } from './games-part.tsx';
import { PrintTools, usePrintChoice } from './print-choice.tsx';
import { isQuiet, Quiet } from './quiet.tsx';
import styles from './student.module.css';
import { StudyPart } from './study-part.tsx';
import { TasksPart } from './tasks-part.tsx';
import type { Opened, OpenedEvents } from './use-opened-events.ts';
import { useOpenedEvents } from './use-opened-events.ts';

/** How many days games and study time cover, as written in the address. */
const periods = ['7', '30', '90'] as const;

/**
 * One student as the student's own screens say it, for the teacher, on the screen and on paper. Its heading stays while
 * the student loads: it has the focus.
 */
export function StudentPage({ texts }: { texts: GameTexts }) {
  const { t } = useTranslation('analytics-student');
  const { studentId = '' } = useParams({ strict: false });
  const [period, setPeriod] = useAddressChoice('days', periods, '30');
  const days = Number(period);
  const from = dayBefore(dayIn(new Date(), deviceTimeZone()), days - 1);
  const query = useStudent(studentId, from);
  const print = usePrintChoice();
  const events = useOpenedEvents();
  const student = query.data;
  useTabName(student?.name ?? t('title'));
  const isGone = query.isError && ['not-found', 'invalid-input'].includes(errorCode(query.error));
  if (!student && isGone) return <Gone />;
  const shown = student && { student, days, texts, onSee: events.open };
  const tools = (
    <div className={styles.tools}>
      <SelectField
        label={t('period')}
        options={periods.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        value={period}
        onChange={({ target }) => isOneOf(periods, target.value) && setPeriod(target.value)}
      />
      <PrintTools print={print} />
    </div>
  );
  return (
    <>
      <div className={clsx(styles.sheet, print.texts && styles.screenOnly)}>
        <PageHeader
          title={student?.name ?? t('title')}
          {...(student && { lead: <Lead student={student} />, actions: tools })}
        />
        {shown ? (
          <Parts {...shown} isStale={query.isPlaceholderData} />
        ) : (
          <NotLoaded query={query} failed={t('failed')} loading={t('loading')} shape="card" count={4} />
        )}
      </div>
      {shown && print.texts && (
        <InLanguage texts={print.texts} className={clsx(styles.sheet, styles.paperOnly)}>
          <PageHeader title={shown.student.name} lead={<Lead student={shown.student} />} />
          <Parts {...shown} isStale={false} />
        </InLanguage>
      )}
      {student && <EventsDialog student={student} from={from} events={events} texts={texts} />}
    </>
  );
}

type EventsDialogProps = { student: Student; from: string; events: OpenedEvents; texts: GameTexts };

function EventsDialog({ student, from, events, texts }: EventsDialogProps) {
  const { t } = useTranslation(['analytics-student', 'games']);
  const { studentId, figures, games } = student;
  const since = { from, week: dayBefore(figures.day, 6) };
  const titleOf = ({ kind, game, word, part }: Opened) => {
    const lemma = games.hardest.find((each) => each.word === word)?.lemma;
    const what = game ? t(`games:games.${game}.title`) : (lemma ?? word);
    if (part === 'known') return t('figures.words');
    if (part && kind === 'practice') return t('events.practice.week');
    if (part) return t('events.week', { what: t(`events.${kind}.title`) });
    if (what === undefined) return t(`events.${kind}.title`);
    return t(kind === 'plays' ? 'events.plays.of' : 'events.answers.of', { what });
  };
  return (
    <SubjectDialog dialog={events} title={titleOf} closeText={t('close')} size="large">
      {(opened) => <Events studentId={studentId} opened={opened} since={since} texts={texts} onWiden={events.widen} />}
    </SubjectDialog>
  );
}

type PartsProps = {
  student: Student;
  days: number;
  texts: GameTexts;
  onSee: (opened: Opened) => void;
  isStale: boolean;
};

function Parts({ student, days, texts, onSee, isStale }: PartsProps) {
  return (
    <div className={styles.parts} aria-busy={isStale}>
      <Figures student={student} onSee={onSee} />
      {isQuiet(student) ? (
        <div className={clsx(styles.wide, styles.screenOnly)}>
          <Quiet student={student} />
        </div>
      ) : (
        <>
          <TasksPart days={student.days} />
          <StudyPart student={student} days={days} />
          <AccuracyPart student={student} days={days} />
          <GamesPart games={student.games} days={days} texts={texts} onSee={onSee} />
        </>
      )}
    </div>
  );
}

function Lead({ student: { classes, lastActiveAt, figures } }: { student: Student }) {
  const { t } = useTranslation('analytics-student');
  const format = useFormat();
  const named = format.list(classes.map(({ className }) => className));
  const when = lastActiveAt ? format.dateTime(lastActiveAt) : t('never');
  return (
    <>
      {t('lead', { classes: named, when })}
      <span className={styles.paperOnly}>{t('as-of', { day: format.day(figures.day) })}</span>
    </>
  );
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
