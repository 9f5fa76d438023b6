import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ClassWords } from '@wordgrove/contract/analytics';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { errorCode } from '#platform/errors.ts';
import { projectorPath } from '#platform/projector-path.ts';
import { useTabName } from '#platform/use-tab-name.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { FailedNotice, NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Cards } from '#ui/pictures/cards.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { MondayPart } from './monday-part.tsx';
import { useWordsAddress } from './use-words-address.ts';
import styles from './words.module.css';
import { WordsPart } from './words-part.tsx';

/** The words that a teacher chose for a class: what to repeat on Monday, and how many know each of them. */
export function ClassWordsPage() {
  const { classId = '' } = useParams({ strict: false });
  const { t } = useTranslation('analytics-words');
  const address = useWordsAddress();
  const query = useQuery(
    orpc.analytics.classWords.queryOptions({
      input: { classId, ...address.wish },
      placeholderData: keepPreviousData,
    }),
  );
  const found = useLastFound(classId, query.data);
  useTabName(found ? `${t('title')} · ${found.className}` : t('title'));
  const isGone = query.isError && ['not-found', 'invalid-input'].includes(errorCode(query.error));
  if (!found || isGone) {
    const back = <ButtonLink to={paths.teacherStudents}>{t('back')}</ButtonLink>;
    return (
      <>
        <PageHeader title={t('title')} />
        {isGone ? (
          <EmptyState picture={<LostPath />} title={t('gone')} text={t('gone-text')} action={back} />
        ) : (
          <NotLoaded query={query} failed={t('failed')} loading={t('loading')} shape="row" count={8} />
        )}
      </>
    );
  }
  const back = (
    <ButtonLink to={paths.teacherStudents} search={() => ({ class: classId })}>
      {t('back')}
    </ButtonLink>
  );
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeader title={t('title')} lead={<bdi>{found.className}</bdi>} actions={back} />
      </div>
      {found.all === 0 ? (
        <EmptyState
          picture={<Cards />}
          title={t('none')}
          text={t('none-text')}
          action={
            <ButtonLink variant="primary" to={paths.flashcards}>
              {t('none-action')}
            </ButtonLink>
          }
        />
      ) : (
        <div className={layout.stackLarge}>
          {found.students === 0 ? (
            <EmptyState
              picture={<Seed />}
              title={t('no-students')}
              text={t('no-students-text')}
              action={<ButtonLink to={projectorPath(classId)}>{t('no-students-action')}</ButtonLink>}
            />
          ) : (
            <MondayPart classId={classId} found={found} />
          )}
          {query.isError && <FailedNotice title={t('failed')} query={query} />}
          <WordsPart
            classId={classId}
            found={found}
            address={address}
            isStale={query.data !== found || query.isPlaceholderData}
          />
        </div>
      )}
    </>
  );
}

/** What was found last stays on the screen when a search fails: Monday's list is as true as before. */
function useLastFound(classId: string, found: ClassWords | undefined): ClassWords | undefined {
  const [last, setLast] = useState<{ classId: string; found: ClassWords } | null>(null);
  if (found && last?.found !== found) setLast({ classId, found });
  return found ?? (last?.classId === classId ? last.found : undefined);
}
