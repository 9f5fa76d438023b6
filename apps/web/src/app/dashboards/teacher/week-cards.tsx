import { Link } from '@tanstack/react-router';
import type { SchoolClass } from '@wordgrove/contract/classes';
import type { ClassWeek } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import teacherStyles from '#app/dashboards/teacher-dashboard.module.css';
import { classWordsPath } from '#platform/class-words-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import layout from '#ui/layout.module.css';
import { PartCard } from '#ui/part-card.tsx';
import typography from '#ui/typography.module.css';

type WeekCardsProps = { classes: readonly SchoolClass[]; weeks: readonly ClassWeek[] };

/** How the last seven days of each class went. */
export function WeekCards({ classes, weeks }: WeekCardsProps) {
  const weekOf = new Map(weeks.map((week) => [week.classId, week]));
  return (
    <div className={teacherStyles.weeks}>
      {classes.map((row) => (
        <WeekCard key={row.id} row={row} week={weekOf.get(row.id)} />
      ))}
    </div>
  );
}

function WeekCard({ row: { id, name }, week }: { row: SchoolClass; week: ClassWeek | undefined }) {
  const { t } = useTranslation(['dashboards', 'classes']);
  const title = (
    <Link className={layout.link} to={paths.teacherStudents} search={{ class: id }}>
      <bdi>{name}</bdi>
    </Link>
  );
  if (!week) {
    return (
      <PartCard
        title={title}
        actions={
          <ButtonLink to={paths.teacherInviteCodes} search={{ class: id }}>
            {t('classes:card.step.invite-action')}
          </ButtonLink>
        }
      >
        <p>{t('week.empty')}</p>
      </PartCard>
    );
  }
  return (
    <PartCard title={title} actions={<ButtonLink to={classWordsPath(id)}>{t('classes:switcher.words')}</ButtonLink>}>
      {week.active === 0 ? <p>{t('week.quiet')}</p> : <Week name={name} week={week} />}
    </PartCard>
  );
}

/** How many were at work on each day; the table has their answers, too. */
function Week({ name, week: { active, days, students } }: { name: string; week: ClassWeek }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const message = t('week.message', { count: active, all: format.number(students) });
  return (
    <>
      <p className={typography.subheading}>{message}</p>
      <BarChart
        label={t('week.of-class', { name, message })}
        barName={t('week.day')}
        bars={days.map((each) => ({
          ...{ id: each.day, short: format.weekday(each.day), value: each.active },
          text: t('week.bar', { day: format.day(each.day), count: each.active }),
        }))}
        top={students}
        scale={{ top: format.number(students), bottom: format.number(0) }}
        namesAll
        startAt={days.findLastIndex((each) => each.active > 0)}
      />
      <Disclosure summary={t('week.table')}>
        <DataTable
          caption={t('week.of-class', { name, message })}
          columns={[
            { id: 'day', title: t('week.day'), cell: ({ day }) => format.day(day), namesRow: true },
            { id: 'active', title: t('week.active'), cell: (each) => format.number(each.active), align: 'end' },
            {
              id: 'answers',
              title: t('week.answers'),
              cell: ({ right, wrong }) => format.number(right + wrong),
              align: 'end',
            },
            {
              id: 'right',
              title: t('week.right'),
              cell: ({ right, wrong }) => (right + wrong === 0 ? '–' : format.percent(right / (right + wrong))),
              align: 'end',
            },
          ]}
          rows={days}
          rowKey={({ day }) => day}
          cardsUpTo={0}
        />
      </Disclosure>
    </>
  );
}
