import type { StudentPage } from '@wordgrove/contract/analytics';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';

/** Whether there is nothing yet that charts could show. */
export function isQuiet({ days, study, games, memory }: StudentPage): boolean {
  const met = Object.values(memory.counts).reduce((all, count) => all + count, 0);
  return met === 0 && study.length === 0 && games.byGame.length === 0 && days.every(({ completed }) => completed === 0);
}

/** What a student who has done nothing yet may be waiting for. */
export function Quiet({ student: { name, classes } }: { student: StudentPage }) {
  const { t } = useTranslation('analytics-student');
  const [only] = classes;
  return (
    <EmptyState
      picture={<Sprout />}
      title={t('quiet.title')}
      text={t('quiet.text', { name })}
      action={
        <ButtonLink
          to={paths.teacherAssignments}
          search={() => ({ edit: 'new', ...(only && { class: only.classId }) })}
          variant="primary"
        >
          {t('quiet.go')}
        </ButtonLink>
      }
    />
  );
}
