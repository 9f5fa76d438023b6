import { useNavigate, useSearch } from '@tanstack/react-router';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes, paths } from '@wordgrove/contract/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { validate } from 'uuid';
import { gameTypeOf } from '#features/games/game-path.ts';
import { stages } from '#features/games/registry.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { GamePicture } from '#ui/pictures/game-picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './preview.module.css';
import { PreviewScreen } from './preview-screen.tsx';
import { SetPreview } from './set-preview.tsx';

/** A teacher's links into every game: nothing counts and nothing is kept. */
export function GamePreviews() {
  const { t } = useTranslation('games');
  const { preview, assignment }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (type: GameType | null) =>
    void navigate({ to: paths.teacherGameAnalytics, search: type ? { preview: type } : {}, resetScroll: true });
  const type = gameTypeOf(preview);
  if (typeof assignment === 'string' && validate(assignment)) {
    const leave = () => void navigate({ to: assignmentPath(assignment), resetScroll: true });
    return (
      <Suspense fallback={<Skeleton shape="card" label={t('loading')} />}>
        <SetPreview key={assignment} assignmentId={assignment} onLeave={leave} />
      </Suspense>
    );
  }
  if (type && stages[type]) {
    return (
      <Suspense fallback={<Skeleton shape="card" label={t('loading')} />}>
        <PreviewScreen key={type} type={type} onLeave={() => show(null)} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHeader title={t('preview.title')} lead={t('preview.lead')} />
      <ul className={styles.list}>
        {gameTypes
          .filter((each) => stages[each])
          .map((each) => (
            <Card as="li" key={each} className={styles.card}>
              <div className={styles.picture}>
                <GamePicture type={each} />
              </div>
              <div className={styles.words}>
                <h2 className={styles.name}>{t(`games.${each}.title`)}</h2>
                <p>{t(`games.${each}.trains`)}</p>
                <Button onClick={() => show(each)} aria-label={t('preview.of', { game: t(`games.${each}.title`) })}>
                  {t('preview.button')}
                </Button>
              </div>
            </Card>
          ))}
      </ul>
    </>
  );
}
