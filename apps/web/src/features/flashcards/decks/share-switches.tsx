import type { Deck } from '@wordgrove/contract/flashcards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShareDeck, useTeacherClasses, useUnshareDeck } from '#features/flashcards/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { SwitchField } from '#ui/checkbox.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import styles from './decks.module.css';

/** The teacher's classes, each with a switch: everybody in a class that is switched on can learn the deck. */
export function ShareSwitches({ deck }: { deck: Deck }) {
  const { t } = useTranslation('flashcards');
  const classes = useTeacherClasses();
  const sharedWith = new Set(deck.classes.map(({ id }) => id));
  if (!classes.data) {
    return <NotLoaded query={classes} failed={t('share.failed')} loading={t('share.loading')} shape="row" count={3} />;
  }
  const shown = classes.data.filter(({ id, archivedAt }) => archivedAt === null || sharedWith.has(id));
  return (
    <>
      <p>{t('share.text')}</p>
      {shown.length === 0 && <p>{t('share.no-classes')}</p>}
      <div className={styles.classes}>
        {shown.map(({ id, name }) => (
          <ClassSwitch key={id} deckId={deck.id} classId={id} name={name} isShared={sharedWith.has(id)} />
        ))}
      </div>
    </>
  );
}

type ClassSwitchProps = { deckId: string; classId: string; name: string; isShared: boolean };

/** Flips at once, and back again if the call fails. */
function ClassSwitch({ deckId, classId, name, isShared }: ClassSwitchProps) {
  const { failed } = useOutcomeToast();
  const share = useShareDeck();
  const unshare = useUnshareDeck();
  // The choice holds until the list says something new.
  const [choice, setChoice] = useState({ isOn: isShared, wasShared: isShared });
  const handleChange = (isOn: boolean) => {
    setChoice({ isOn, wasShared: isShared });
    const handleError = (error: unknown) => {
      setChoice({ isOn: isShared, wasShared: isShared });
      failed(error);
    };
    (isOn ? share : unshare).mutate({ id: deckId, classId }, { onError: handleError });
  };
  return (
    <SwitchField
      label={name}
      checked={choice.wasShared === isShared ? choice.isOn : isShared}
      onChange={({ target }) => handleChange(target.checked)}
    />
  );
}
