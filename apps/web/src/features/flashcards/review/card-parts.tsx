import { IconVolume } from '@tabler/icons-react';
import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { MetPlace } from '#features/flashcards/met-place.tsx';
import { canSpeak, speak } from '#platform/text-to-speech.ts';
import { Button } from '#ui/button.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { useToast } from '#ui/use-toast.ts';
import { WordPicture } from '#ui/word-picture.tsx';
import { CardWord } from './card-word.tsx';
import styles from './review.module.css';
import { WordPlant } from './word-plant.tsx';

/** The ground that a card stands on, with the plant that its word is in the student's grove. */
export function CardGround({ state }: Pick<ReviewCard, 'state'>) {
  const { t } = useTranslation('app');
  return (
    <p className={styles.ground}>
      <WordPlant state={state} size={72} />
      {t(`word-states.${state}`)}
    </p>
  );
}

type CardBackProps = {
  card: ReviewCard;
  /** Whether it includes the back itself, which may already be shown above. */
  hasText: boolean;
};

/** What a card says its word means, in words and as a picture. */
export function BackText({ card: { picture, back, language } }: { card: ReviewCard }) {
  return (
    <div className={styles.meaning}>
      <WordPicture name={picture} size="huge" />
      <CardWord text={back} lang={language ?? undefined} />
    </div>
  );
}

/** What is shown of a card once it has been answered: its back, its note, and the sentence it was met in. */
export function CardBack({ card, hasText }: CardBackProps) {
  const { note, met } = card;
  return (
    <>
      {hasText && <BackText card={card} />}
      {note && <p className={styles.note}>{note}</p>}
      {met.sentence && (
        <blockquote className={styles.note} lang="en">
          {met.sentence}
        </blockquote>
      )}
      {met.pdfId && (
        <p className={styles.note}>
          <MetPlace met={met} />
        </p>
      )}
    </>
  );
}

/** Reads the English side of a card aloud; says so when nothing could be played. */
export function ListenButton({ text }: { text: string }) {
  const { t } = useTranslation('flashcards');
  const toast = useToast();
  if (!canSpeak()) return null;
  const handleClick = async () => {
    if ((await speak(text, 'en-GB')) === 'silent') toast(t('review.silent'), 'error');
  };
  return (
    <Button variant="plain" aria-label={t('review.listen')} onClick={() => void handleClick()}>
      <IconVolume size="1.375rem" aria-hidden="true" />
    </Button>
  );
}

/** How long the second tap of a double tap may take; it was meant for the button that was there before. */
const doubleTapMs = 500;

/** The class of buttons that ignore the pointer until their state has lasted a moment; keys reach them at once. */
export function useTapGuard(state: string): string | undefined {
  return useSettled(state, doubleTapMs) ? undefined : styles.unsettled;
}
