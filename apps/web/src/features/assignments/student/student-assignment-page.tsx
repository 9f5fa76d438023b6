import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAskedWords, useOwnAssignment } from './api.ts';
import { AttemptsPart } from './attempts-part.tsx';
import { HowItIsPlayed } from './how-it-is-played.tsx';
import { PracticePart } from './practice-part.tsx';
import { StandingCard } from './standing-card.tsx';
import styles from './student.module.css';
import type { WordsAskedProps } from './words-asked.tsx';
import { WordsAsked } from './words-asked.tsx';

/** One assignment, as the student who has it sees it. */
export function StudentAssignmentPage({ id }: { id: string }) {
  const { t } = useTranslation('assignments');
  const { data: assignment, error, isError, isFetching, refetch } = useOwnAssignment(id);
  // Both are requested at once and shown together: whatever came later would push down what is below it.
  const asked = useAskedWords(id);
  if (assignment && !asked.isPending) {
    const words = asked.data?.words ?? null;
    return <Shown assignment={assignment} words={words} onRetry={() => void asked.refetch()} />;
  }
  if (assignment === null) {
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState
          picture={<LostPath />}
          title={t('gone.title')}
          text={t('gone.text')}
          action={
            <ButtonLink variant="primary" to={paths.studentAssignments}>
              {t('all')}
            </ButtonLink>
          }
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} />
      {isError ? (
        <LoadFailed title={t('failed')} query={{ error, isFetching, refetch }} />
      ) : (
        <Skeleton shape="card" count={3} label={t('loading')} />
      )}
    </>
  );
}

type ShownProps = { assignment: OwnAssignment } & Pick<WordsAskedProps, 'words' | 'onRetry'>;

function Shown({ assignment, words, onRetry }: ShownProps) {
  const { t } = useTranslation(['assignments', 'games']);
  const { title, instructions, className, teacherName, task } = assignment;
  const by = t('by', { game: t(`games:games.${task.type}.title`), className, teacher: teacherName });
  return (
    <>
      <PageHeader title={title} lead={by} actions={<ButtonLink to={paths.studentAssignments}>{t('all')}</ButtonLink>} />
      <div className={styles.page}>
        <StandingCard assignment={assignment} />
        {instructions && (
          <PartCard title={t('instructions')}>
            <p className={styles.instructions}>{instructions}</p>
          </PartCard>
        )}
        <WordsAsked task={task} words={words} onRetry={onRetry} />
        <HowItIsPlayed assignment={assignment} />
        <AttemptsPart assignment={assignment} />
        <PracticePart assignment={assignment} />
      </div>
    </>
  );
}
