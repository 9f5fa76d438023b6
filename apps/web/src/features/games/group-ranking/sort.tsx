import type { SortItem as Item, Thing } from '@wordgrove/games/group-ranking';
import { found, rightThings } from '@wordgrove/games/group-ranking';
import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusPart } from '#features/games/play/focus.ts';
import { KeysHint, Tray } from '#features/games/play/item-parts.tsx';
import piece from '#features/games/play/piece.module.css';
import layout from '#ui/layout.module.css';
import type { ItemProps } from './check-bar.tsx';
import { CheckBar } from './check-bar.tsx';
import { partOf } from './moves.ts';
import styles from './sort.module.css';
import type { Filling } from './sort-group.tsx';
import { SortGroup } from './sort-group.tsx';
import { SortThing } from './sort-thing.tsx';

/**
 * Things above, groups below. A thing goes to its group by its menu, by the key with the group's number, or by
 * dragging.
 */
export function SortItem({ item, board, isDone, isLast, onPut, onCheck, onNext, announce }: ItemProps<Item>) {
  const { t } = useTranslation('games-group-ranking');
  const root = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusPart(root, board);
  const { groups, things } = item;
  const { places, tries } = board;
  const last = tries.at(-1);
  const kept = last ? rightThings(item, last) : [];
  const solution = useMemo(() => fillingsOf(item), [item]);
  const waiting = things.filter(({ id }) => places[id] === undefined);

  const handlePut = (thing: Thing, to: number | null) => {
    const from = things.indexOf(thing);
    const others = [...things.slice(from + 1), ...things.slice(0, from)].filter((other) => waiting.includes(other));
    if (!onPut(thing.id, to)) return;
    const count = to === null ? waiting.length + 1 : others.length;
    if (to === null) announce(t('moved-back', { thing: thing.text }));
    else if (count > 0) announce(t('moved', { thing: thing.text, group: groups[to], count }));
    else announce(t('moved-last', { thing: thing.text, group: groups[to] }));
    if (to === null) focusAfter(partOf(thing.id, 'text'));
    else focusAfter(others[0] ? partOf(others[0].id, 'text') : '[data-check]');
  };
  const handleDrop = (id: string, to: number) => {
    const thing = things.find((each) => each.id === id);
    if (thing) handlePut(thing, to);
  };
  const feedbackOf = ({ right, of }: { right: number; of: number }, isOver: boolean) => {
    if (right === of) return t('all-right');
    return `${t('some-right', { count: right, of })} ${t(isOver ? 'sort-solution' : 'sort-again')}`;
  };
  const handleCheck = () => {
    const checked = onCheck();
    if (!checked) return;
    announce(feedbackOf(checked, checked.isDone));
    const wrong = things.find(({ id, right }) => !right.includes(places[id] ?? -1));
    // The page stays at what the check found, which can be far from the first thing to retry.
    if (!checked.isDone && wrong) focusAfter(partOf(wrong.id, 'text'), true);
  };

  const stateOf = (thing: Thing) => {
    if (kept.includes(thing)) return 'right';
    if (isDone) return 'shown';
    return last && waiting.includes(thing) ? 'again' : 'open';
  };
  // Things that are wrong after the last try are shown where they belong.
  const groupOf = ({ id, right }: Thing) => (isDone && places[id] === undefined ? right[0] : places[id]);
  const draw = (thing: Thing) => (
    <SortThing
      key={thing.id}
      thing={thing}
      groups={groups}
      place={places[thing.id] ?? null}
      state={stateOf(thing)}
      onPut={(to) => handlePut(thing, to)}
    />
  );
  // In order of arrival, so that none moves when another joins; things shown at the end come last.
  const arrived = Object.keys(places);
  const cameAt = ({ id }: Thing) => (arrived.includes(id) ? arrived.indexOf(id) : things.length);
  const inside = (place: number) =>
    things.filter((thing) => groupOf(thing) === place).toSorted((one, other) => cameAt(one) - cameAt(other));
  const result = found(item, last ?? {});

  return (
    <div ref={root} className={layout.stackLarge}>
      <SortTray things={things} waiting={isDone ? [] : waiting} groups={groups.length} isDone={isDone} draw={draw} />
      <div className={styles.groups}>
        {groups.map((group, place) => (
          <SortGroup key={group} name={group} place={place} solution={solution} onDrop={(id) => handleDrop(id, place)}>
            {inside(place).map(draw)}
          </SortGroup>
        ))}
      </div>
      <CheckBar
        tries={tries.length}
        feedback={last ? feedbackOf(result, isDone) : ''}
        found={result}
        missing={waiting.length > 0 ? t('left', { count: waiting.length }) : ''}
        isDone={isDone}
        isLast={isLast}
        onCheck={handleCheck}
        onNext={onNext}
      />
    </div>
  );
}

function fillingsOf({ groups, things }: Item): Filling[] {
  return groups.map((group, place) => {
    const inside = things.filter(({ right }) => right[0] === place);
    return { id: group, texts: inside.map(({ text }) => text) };
  });
}

type SortTrayProps = {
  things: readonly Thing[];
  /** Things that are in no group yet. */
  waiting: readonly Thing[];
  /** How many groups there are, which is also the last key. */
  groups: number;
  isDone: boolean;
  draw: (thing: Thing) => ReactNode;
};

/** What is left to sort. The space of a sorted thing stays empty, so that nothing moves. */
function SortTray({ things, waiting, groups, isDone, draw }: SortTrayProps) {
  const { t } = useTranslation('games-group-ranking');
  return (
    <Tray title={t('to-sort')}>
      <ul className={styles.things}>
        {things.map((thing) =>
          waiting.includes(thing) ? (
            draw(thing)
          ) : (
            <li key={thing.id} className={`${piece.piece} ${styles.taken}`} aria-hidden="true">
              <span>{thing.text}</span>
            </li>
          ),
        )}
      </ul>
      <KeysHint isOver={isDone}>{t('keys', { last: groups })}</KeysHint>
    </Tray>
  );
}
