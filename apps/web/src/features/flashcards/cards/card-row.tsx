import { IconBook, IconEdit, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { Card, CardOrigin } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { MetPlace } from '#features/flashcards/met-place.tsx';
import { nextTime } from '#features/flashcards/next-time.ts';
import { useFormat } from '#platform/use-format.ts';
import { useWordPanel } from '#platform/word-panel.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { MoreMenu } from '#ui/menu.tsx';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import styles from './cards.module.css';
import type { CardActions } from './use-card-actions.ts';

type CardRowProps = {
  card: Card;
  actions: CardActions;
  /** Whether the reader is learning it: only then does its memory mean anything. */
  isLearner: boolean;
  isChosen: boolean;
  /** Undefined where nothing can be done with several cards. */
  onChoose: ((isChosen: boolean) => void) | undefined;
};

/** A card of a deck: both sides, its extras, and its word's standing. */
export function CardRow({ card, actions, isLearner, isChosen, onChoose }: CardRowProps) {
  const { t } = useTranslation(['flashcards', 'app']);
  const format = useFormat();
  const { front, back, language, note, met, state, due, isLeech, isSuspended } = card;
  return (
    <li className={styles.row}>
      {onChoose && (
        <Checkbox
          labelHidden
          label={t('card.choose', { text: front })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div className={styles.texts}>
        <p className={styles.front} lang="en">
          {front}
        </p>
        <p className={styles.back} lang={language ?? undefined}>
          {back}
        </p>
        {note && <p className={styles.note}>{note}</p>}
        <MetLine met={met} />
        {isLearner && (
          <p className={styles.marks}>
            <WordStateMark state={state} text={t(`app:word-states.${state}`)} />
            {due && !isSuspended && (
              <span>{Date.parse(due) > Date.now() ? nextTime(due, new Date(), format) : t('card.due-now')}</span>
            )}
            {isSuspended && <Badge>{t('card.is-paused')}</Badge>}
            {isLeech && <Badge tone="yellow">{t('card.is-leech')}</Badge>}
          </p>
        )}
      </div>
      <CardMenu card={card} actions={actions} />
    </li>
  );
}

/** The sentence in which the word of a card was met, and the way back to the text that has it. */
function MetLine({ met }: { met: CardOrigin }) {
  const { sentence, pdfId } = met;
  return (
    <>
      {sentence && (
        <blockquote className={styles.sentence} lang="en">
          {sentence}
        </blockquote>
      )}
      {pdfId && (
        <p className={styles.facts}>
          <MetPlace met={met} />
        </p>
      )}
    </>
  );
}

/** What can be done with one card. */
function CardMenu({ card, actions: { edit, remove, suspend } }: { card: Card; actions: CardActions }) {
  const { t } = useTranslation('flashcards');
  const { open } = useWordPanel();
  const { front, isSuspended } = card;
  const [text, icon] = isSuspended ? [t('card.resume'), IconPlayerPlay] : [t('card.pause'), IconPlayerPause];
  const items: (MenuItem | false | undefined)[] = [
    front.length <= limits.wordTextMax && {
      id: 'look-up',
      text: t('card.look-up'),
      icon: IconBook,
      onSelect: () => open({ word: front }),
    },
    edit && { id: 'edit', text: t('card.edit'), icon: IconEdit, onSelect: () => edit(card) },
    suspend && { id: 'suspend', text, icon, onSelect: () => suspend([card.id], !isSuspended) },
  ];
  const removing = remove && {
    id: 'remove',
    text: t('card.remove'),
    icon: IconTrash,
    dangerous: true,
    onSelect: () => remove([card.id]),
  };
  const groups = [items.filter((item) => item !== false && item !== undefined), removing ? [removing] : []];
  return <MoreMenu label={t('card.more', { text: front })} groups={groups} />;
}
