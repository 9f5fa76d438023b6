import { IconVolume } from '@tabler/icons-react';
import type { Pair } from '@wordgrove/games/memory-cards';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackBar } from '#features/games/play/feedback-bar.tsx';
import { Explained, KeysHint } from '#features/games/play/item-parts.tsx';
import { NextButton } from '#features/games/play/next-button.tsx';
import { Button } from '#ui/button.tsx';
import typography from '#ui/typography.module.css';
import { WordPicture } from '#ui/word-picture.tsx';
import type { CardFace } from './card-face.ts';
import styles from './memory-cards.module.css';

type PanelProps = {
  /** The open cards that aren't found yet. */
  open: readonly CardFace[];
  /** Whether they are a miss that doesn't count. */
  isUncounted: boolean;
  /** The pair that was just found. */
  found: Pair | null;
  turns: number;
  isFinished: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  say: (text: string) => void;
  onDone: () => void;
};

/** What the open cards say, large enough for everybody and for as long as it takes to read. */
export function Panel({ open, isUncounted, found, turns, isFinished, buttonRef, say, onDone }: PanelProps) {
  const { t } = useTranslation('games-memory-cards');
  const isMiss = open.length === 2;
  const missed = isUncounted ? 'nearly' : 'wrong';
  const tone = isFinished || found ? 'right' : isMiss ? missed : 'task';
  const title = isFinished
    ? t('all-found', { count: turns })
    : found
      ? t('pair')
      : t(isMiss ? (isUncounted ? 'miss-uncounted' : 'miss') : open.length === 1 ? 'turn-second' : 'turn-first');
  return (
    <FeedbackBar tone={tone} title={title} isSticky={isFinished || found !== null || open.length > 0}>
      {found && <Explained word={found.lemma} {...found} />}
      {!found &&
        open.map(({ id, text, picture, isEnglish, isSound, side }, place) =>
          isSound ? (
            <Button key={id} onClick={() => say(text)}>
              <IconVolume size="1.25rem" aria-hidden="true" />
              {t('hear-again', { number: place + 1 })}
            </Button>
          ) : (
            <div key={id} className={styles.open} data-side={side}>
              <WordPicture name={picture} size="small" />
              <p lang={isEnglish ? 'en' : undefined}>{text}</p>
            </div>
          ),
        )}
      {isMiss && turns === 1 && <p className={typography.muted}>{t('miss-hint')}</p>}
      {open.length === 0 && !found && !isFinished && <KeysHint>{t('keys')}</KeysHint>}
      {isFinished && <NextButton ref={buttonRef} isRight isLast text={t('to-results')} onNext={onDone} />}
    </FeedbackBar>
  );
}
