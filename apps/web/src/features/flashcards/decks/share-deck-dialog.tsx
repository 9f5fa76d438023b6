import type { Deck } from '@wordgrove/contract/flashcards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShareDeck, useTeacherClasses, useUnshareDeck } from '#features/flashcards/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { SwitchField } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './decks.module.css';

/** The teacher's classes, each with a switch: everybody in a class that is switched on can learn the deck. */
export function ShareDeckDialog({ deck, isOpen, onClose }: { deck: Deck; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['flashcards', 'app']);
  const title = t('share.title', { name: deck.name });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={t('app:close')} size="small">
      <p>{t('share.text')}</p>
      <ShareSwitches deck={deck} />
    </Dialog>
  );
}

function ShareSwitches({ deck }: { deck: Deck }) {
  const { t } = useTranslation(['flashcards', 'app']);
  const classes = useTeacherClasses();
  const sharedWith = new Set(deck.classes.map(({ id }) => id));

  if (!classes.data && classes.isError) {
    return <LoadFailed title={t('share.failed')} query={classes} />;
  }
  if (!classes.data) return <Skeleton shape="row" count={3} label={t('share.loading')} />;
  const shown = classes.data.filter(({ id, archivedAt }) => archivedAt === null || sharedWith.has(id));
  if (shown.length === 0) return <p>{t('share.no-classes')}</p>;
  return (
    <div className={styles.classes}>
      {shown.map(({ id, name }) => (
        <ClassSwitch key={id} deckId={deck.id} classId={id} name={name} isShared={sharedWith.has(id)} />
      ))}
    </div>
  );
}

type ClassSwitchProps = { deckId: string; classId: string; name: string; isShared: boolean };

/** Flips at once, and back again if the call fails. */
function ClassSwitch({ deckId, classId, name, isShared }: ClassSwitchProps) {
  const { failed } = useOutcomeToast();
  const share = useShareDeck();
  const unshare = useUnshareDeck();
  const [wish, setWish] = useState({ instead: isShared, of: isShared });
  const handleChange = (wanted: boolean) => {
    setWish({ instead: wanted, of: isShared });
    const handleError = (error: unknown) => {
      setWish({ instead: isShared, of: isShared });
      failed(error);
    };
    (wanted ? share : unshare).mutate({ id: deckId, classId }, { onError: handleError });
  };
  return (
    <SwitchField
      label={name}
      checked={wish.of === isShared ? wish.instead : isShared}
      onChange={({ target }) => handleChange(target.checked)}
    />
  );
}
