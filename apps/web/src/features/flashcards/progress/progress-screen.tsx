import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToDecks } from '#features/flashcards/back-to-decks.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const ProgressParts = lazyPart(() => import('./progress-parts.tsx'), 'ProgressParts');

/** The state of a student's memory. Its parts are loaded when somebody first looks. */
export function ProgressScreen() {
  const { t } = useTranslation('flashcards');
  return (
    <>
      <BackToDecks />
      <PageHeader title={t('progress.title')} lead={t('progress.lead')} />
      <Suspense fallback={<Skeleton shape="card" count={3} label={t('progress.loading')} />}>
        <ProgressParts />
      </Suspense>
    </>
  );
}
