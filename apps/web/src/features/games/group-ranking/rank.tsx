import type { RankItem as Item, Thing } from '@wordgrove/games/group-ranking';
import { found, orderOf, rightNeighbours } from '@wordgrove/games/group-ranking';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusPart } from '#features/games/play/focus.ts';
import { KeysHint } from '#features/games/play/item-parts.tsx';
import layout from '#ui/layout.module.css';
import type { ItemProps } from './check-bar.tsx';
import { CheckBar } from './check-bar.tsx';
import { partOf } from './moves.ts';
import styles from './rank.module.css';
import { RankStep } from './rank-step.tsx';

/** A scale from one end to the other. A step moves by its arrows, its menu, the key of its new place, or dragging. */
export function RankItem({ item, board, isDone, isLast, onPut, onCheck, onNext, announce }: ItemProps<Item>) {
  const { t } = useTranslation('games-group-ranking');
  const root = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusPart(root, board);
  const { things, from, to } = item;
  const { places, tries } = board;
  const last = tries.at(-1);
  const rightOrder = Object.fromEntries(things.map(({ id, right: [step = 0] }) => [id, step]));
  const order = orderOf(item, isDone ? rightOrder : places);
  const isUnchanged = last !== undefined && things.every(({ id }) => last[id] === places[id]);
  const linked = isDone ? rightNeighbours(item, rightOrder) : isUnchanged ? rightNeighbours(item, places) : [];

  const handleMove = (thing: Thing, place: number, part: string) => {
    if (!onPut(thing.id, place)) return;
    announce(t('moved-to', { thing: thing.text, place: place + 1, all: things.length }));
    focusAfter(partOf(thing.id, part));
  };
  const handleDrop = (id: string, place: number) => {
    const thing = things.find((each) => each.id === id);
    if (thing) handleMove(thing, place, 'text');
  };
  const feedbackOf = ({ right, of }: { right: number; of: number }, isOver: boolean) => {
    if (right === of) return t('all-right');
    return t(isOver ? 'rank-solution' : right > 0 ? 'rank-linked' : 'rank-again');
  };
  const handleCheck = () => {
    const checked = onCheck();
    if (!checked) return;
    announce(feedbackOf(checked, checked.isDone));
    // 'Check' is disabled until the order changes and so can't keep the focus; the page stays at what it found.
    if (!checked.isDone && order[0]) focusAfter(partOf(order[0].id, 'text'), true);
  };
  const result = last ? found(item, last) : { right: 0, of: 0 };

  return (
    <div ref={root} className={styles.rank}>
      <p className={styles.end} lang="en">
        {from}
      </p>
      <ol className={layout.stackSmall}>
        {order.map((thing, place) => (
          <RankStep
            key={thing.id}
            thing={thing}
            place={place}
            all={order.length}
            isFixed={isDone}
            isLinked={linked.includes(place)}
            onMove={(target, part) => handleMove(thing, target, part)}
            onDrop={(id) => handleDrop(id, place)}
          />
        ))}
      </ol>
      <p className={styles.end} lang="en">
        {to}
      </p>
      <KeysHint isOver={isDone}>{t('keys', { last: things.length })}</KeysHint>
      <CheckBar
        tries={tries.length}
        feedback={last ? feedbackOf(result, isDone) : ''}
        found={result}
        missing={isUnchanged ? t('change-first') : ''}
        isDone={isDone}
        isLast={isLast}
        onCheck={handleCheck}
        onNext={onNext}
      />
    </div>
  );
}
