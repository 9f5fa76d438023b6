import { IconArrowBackUp, IconBulb, IconCheck, IconX } from '@tabler/icons-react';
import type { Thing } from '@wordgrove/games/group-ranking';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import piece from '#features/games/play/piece.module.css';
import { Menu } from '#ui/menu.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Key } from './check-bar.tsx';
import { digitOf } from './moves.ts';
import styles from './sort.module.css';

type SortThingProps = {
  thing: Thing;
  groups: readonly string[];
  /** The group it is in; null while it is in the tray. */
  place: number | null;
  /** `again`: was wrong at the last check. `shown`: put where it belongs after the last try. */
  state: 'open' | 'right' | 'again' | 'shown';
  onPut: (to: number | null) => void;
};

const icons = { open: null, right: IconCheck, again: IconX, shown: IconBulb };

/** One thing. While it can be moved it is a button that opens the choice of groups. */
export function SortThing({ thing, groups, place, state, onPut }: SortThingProps) {
  const { t } = useTranslation('games-group-ranking');
  const Icon = icons[state];
  const inside = (
    <>
      {Icon && (
        <span className={styles.sign}>
          <Icon size="0.875rem" aria-hidden="true" />
        </span>
      )}
      <span lang="en">{thing.text}</span>
      {state !== 'open' && <VisuallyHidden>{t(`states.${state}`)}</VisuallyHidden>}
    </>
  );
  if (state === 'right' || state === 'shown') {
    return (
      <li className={`${piece.piece} ${styles.thing}`} data-state={state}>
        {inside}
      </li>
    );
  }

  const handleKey = (event: KeyboardEvent) => {
    const to = digitOf(event, groups.length);
    if (to !== null && to !== place) onPut(to);
    else if ((event.key === 'Backspace' || event.key === 'Delete') && place !== null) onPut(null);
    else return;
    event.preventDefault();
  };
  const moves = groups
    .map((group, to) => ({ id: group, text: <GroupName name={group} place={to} />, onSelect: () => onPut(to) }))
    .filter((_, to) => to !== place);
  const back = {
    id: 'back',
    text: t('back'),
    icon: IconArrowBackUp,
    onSelect: () => onPut(null),
  };
  return (
    <li data-thing={thing.id} draggable onDragStart={(event) => event.dataTransfer.setData('text/plain', thing.id)}>
      <Menu
        align="start"
        groups={place === null ? [moves] : [moves, [back]]}
        trigger={
          <button
            type="button"
            data-part="text"
            data-state={state}
            className={`${piece.piece} ${styles.thing}`}
            onKeyDown={handleKey}
          >
            {inside}
            <VisuallyHidden>{t('move-to')}</VisuallyHidden>
          </button>
        }
      />
    </li>
  );
}

function GroupName({ name, place }: { name: string; place: number }) {
  return (
    <span className={styles.choice}>
      <Key place={place} /> <span lang="en">{name}</span>
    </span>
  );
}
