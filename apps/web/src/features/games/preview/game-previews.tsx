import { useNavigate, useSearch } from '@tanstack/react-router';
import type { OpenPlay } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes, paths } from '@wordgrove/contract/paths';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { validate } from 'uuid';
import { useDeckChoice, usePreview } from '#features/games/api.ts';
import { gameTypeOf } from '#features/games/game-path.ts';
import hub from '#features/games/hub/hub.module.css';
import { SetupForm } from '#features/games/setup/setup-form.tsx';
import { readTriedGame } from '#platform/tried-game.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { GamePicture } from '#ui/pictures/game-picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OnProjector } from './on-projector.tsx';
import styles from './preview.module.css';
import { PreviewRound } from './preview-round.tsx';
import { SetPreview } from './set-preview.tsx';

/** A teacher's links into every game: nothing counts and nothing is kept. */
export function GamePreviews() {
  const { t } = useTranslation('games');
  const { preview, tried, deck, on }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const deckId = typeof deck === 'string' && validate(deck) ? deck : null;
  const show = (type: GameType | null, from = deckId) =>
    void navigate({
      to: paths.teacherGamePreviews,
      search: { ...(type && { preview: type }), ...(from && { deck: from }) },
      resetScroll: true,
    });
  const type = gameTypeOf(preview);
  if (type && typeof tried === 'string') {
    const game = readTriedGame(tried);
    const leave = () => void navigate({ ...(game?.back ?? { to: paths.teacherAssignments }), resetScroll: true });
    const isOnProjector = on === 'projector';
    const shown = (
      <Suspense fallback={<Skeleton shape="card" label={t('loading')} />}>
        <SetPreview key={type} tried={game} type={type} isOnProjector={isOnProjector} onLeave={leave} />
      </Suspense>
    );
    return isOnProjector ? <OnProjector onLeave={leave}>{shown}</OnProjector> : shown;
  }
  if (type) {
    return (
      <Suspense fallback={<Skeleton shape="card" label={t('loading')} />}>
        <PreviewScreen key={type} type={type} deckId={deckId} onLeave={() => show(null)} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHeader title={t('preview.title')} lead={t('preview.lead')} />
      <div className={layout.stack}>
        {deckId !== null && <DeckNotice deckId={deckId} onClear={() => show(null, null)} />}
        <ul className={hub.list}>
          {gameTypes.map((each) => (
            <li key={each}>
              <Card className={hub.tile} data-game={each}>
                <div className={hub.picture}>
                  <GamePicture type={each} />
                </div>
                <div className={hub.words}>
                  <h2>{t(`games.${each}.title`)}</h2>
                  <p className={hub.trains}>{t(`games.${each}.trains`)}</p>
                  <div className={styles.button}>
                    <Button onClick={() => show(each)} aria-label={t('preview.of', { game: t(`games.${each}.title`) })}>
                      {t('preview.button')}
                    </Button>
                  </div>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Whose words every game on the page is played with. */
function DeckNotice({ deckId, onClear }: { deckId: string; onClear: () => void }) {
  const { t } = useTranslation('games');
  const { data: decks } = useDeckChoice(true);
  if (!decks) return null;
  const deck = decks.find(({ id }) => id === deckId);
  return (
    <Notice
      title={deck?.name ?? t('preview.deck-gone')}
      action={<Button onClick={onClear}>{t('preview.deck-clear')}</Button>}
    >
      {deck && <p>{t('preview.deck-words', { count: deck.cards })}</p>}
    </Notice>
  );
}

/** A game as students see it, on this screen only. */
function PreviewScreen({ type, deckId, onLeave }: { type: GameType; deckId: string | null; onLeave: () => void }) {
  const { t } = useTranslation('games');
  const [played, setPlayed] = useState<Pick<OpenPlay, 'round' | 'wish'> | null>(null);
  const preview = usePreview();
  if (played) return <PreviewRound played={played} onAgain={() => setPlayed(null)} onLeave={onLeave} />;
  return (
    <SetupForm
      type={type}
      dueWords={0}
      shortage={null}
      assigned={[]}
      assignmentId={null}
      isPreview
      deckId={deckId}
      isBusy={preview.isPending}
      error={preview.error}
      onStart={(wish) => preview.mutate(wish, { onSuccess: ({ round }) => setPlayed({ round, wish }) })}
      above={
        <Notice title={t('preview.notice')} action={<Button onClick={onLeave}>{t('preview.leave')}</Button>}>
          <p>{t('preview.notice-text')}</p>
        </Notice>
      }
    />
  );
}
