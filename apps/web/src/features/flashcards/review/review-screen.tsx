import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AskedAloud } from './asked-aloud.tsx';
import { CardOfReview } from './card-of-review.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import styles from './review.module.css';
import { lastAnswer } from './review-session.ts';
import { SessionEnd } from './session-end.tsx';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useTypedMode } from './use-typed-mode.ts';
import { WaitingNotice } from './waiting-notice.tsx';

export type ReviewScreenProps = { studentId: string; deckId: string | undefined; onLeave: () => void };

/** Keeps the line under the heading while there is nothing to count. */
const noWords = '\u00a0';

/** The review: one card after the other, and a summary at the end. */
export function ReviewScreen({ studentId, deckId, onLeave }: ReviewScreenProps) {
  const { t } = useTranslation(['flashcards', 'app']);
  const { errorText } = useErrorText();
  const typing = useTypedMode();
  const review = useReview(studentId, deckId, typing.isOn);
  useReviewKeys(review, typing.isOn);
  const { session, phase, isExtra } = review;
  const [card] = session.cards;
  const leave = (
    <>
      {/* Shown from the start; otherwise everything below would move once there is something to undo. */}
      <Button onClick={review.undo} disabled={!lastAnswer(session) || phase === 'loading'} aria-keyshortcuts="Z">
        <IconArrowBackUp size="1.25rem" aria-hidden="true" />
        {t('undo')}
      </Button>
      <Button onClick={onLeave}>{t('review.leave')}</Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t('review.title')}
        lead={card ? t('review.left', { count: session.cards.length }) : noWords}
        actions={leave}
      />
      <div className={styles.screen}>
        <VisuallyHidden>
          <span role="status">{card && <AskedAloud card={card} session={session} isTyped={typing.isOn} />}</span>
        </VisuallyHidden>
        <WaitingNotice studentId={studentId} />
        <RefusedNotice studentId={studentId} />
        {isExtra && phase === 'asking' && (
          <p>
            <Badge tone="purple">{t('review.extra')}</Badge> {t('review.extra-text')}
          </p>
        )}
        {phase === 'loading' && <Skeleton shape="card" label={t('review.loading')} />}
        {phase === 'failed' && (
          <FailedState
            title={t('review.failed')}
            text={errorText(review.error)}
            retryText={t('app:retry')}
            onRetry={review.goOn}
          />
        )}
        {(card || phase === 'loading') && (
          <SwitchField
            label={t('typed.switch')}
            checked={typing.isOn}
            onChange={({ target }) => typing.turn(target.checked)}
          />
        )}
        {card && (
          <CardOfReview key={`${session.turns.length} ${card.id}`} card={card} review={review} typing={typing} />
        )}
        {phase === 'end' && <SessionEnd review={review} onLeave={onLeave} />}
      </div>
    </>
  );
}
