import { IconLink } from '@tabler/icons-react';
import type { WordOrderingAnswer, WordOrderingItem } from '@wordgrove/games/word-ordering';
import { isExact, joinsIn } from '@wordgrove/games/word-ordering';
import type { DragEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pile } from '#features/games/play/item-parts.tsx';
import { SameRoom } from '#ui/same-room.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { LaidTile } from './laid-tile.tsx';
import { focusBeside } from './tile-tray.tsx';
import styles from './tiles.module.css';

type SentenceLineProps = {
  item: WordOrderingItem;
  /** All items of the round. */
  items: readonly WordOrderingItem[];
  answer: WordOrderingAnswer;
  isOver: boolean;
  /** Whether the line is unchanged since the last check, so that its findings still apply. */
  isUnchanged: boolean;
  onTake: (id: string) => void;
  onOrder: (order: readonly string[], moved: string) => void;
  announce: (text: string) => void;
};

/** A lifted tile, and the position, from 0, that it was lifted from. */
type Lifted = { id: string; from: number };

/** The sentence so far. Space lifts a tile, arrows move it, Space drops it, Escape puts everything back. */
export function SentenceLine(props: SentenceLineProps) {
  const { item, items, answer, isOver, isUnchanged, onTake, onOrder, announce } = props;
  const { t } = useTranslation('games-word-ordering');
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const { laid, fixed, tries } = answer;
  const last = tries.at(-1);
  const joins = last && isUnchanged ? joinsIn(item, last) : [];
  const tone = isOver && last ? (isExact(item, last) ? 'right' : 'wrong') : 'open';
  const textOf = (id: string) => item.tiles.find((tile) => tile.id === id)?.text ?? '';

  const moveTo = (id: string, place: number) => {
    const others = laid.filter((each) => each !== id);
    const at = Math.max(fixed.length, Math.min(place, others.length));
    onOrder([...others.slice(0, at), id, ...others.slice(at)], id);
  };
  const handleLift = (id: string) => {
    setLifted(lifted?.id === id ? null : { id, from: laid.indexOf(id) });
    const where = { word: textOf(id), place: laid.indexOf(id) + 1, all: laid.length };
    announce(t(lifted?.id === id ? 'dropped' : 'lifted', where));
  };
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>, id: string) => {
    if (event.key === ' ') handleLift(id);
    else if (lifted?.id !== id) return focusBeside(event);
    else if (event.key === 'ArrowLeft') moveTo(id, laid.indexOf(id) - 1);
    else if (event.key === 'ArrowRight') moveTo(id, laid.indexOf(id) + 1);
    else if (event.key === 'Escape') {
      setLifted(null);
      moveTo(id, lifted.from);
      announce(t('cancelled', { word: textOf(id) }));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleDrop = (event: DragEvent, place: number) => {
    event.preventDefault();
    event.stopPropagation();
    const id = event.dataTransfer.getData('text/plain');
    if (textOf(id) !== '' && !fixed.includes(id)) moveTo(id, place);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is an extra; everything works without it
    <div
      className={styles.line}
      data-tone={tone}
      data-line
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => handleDrop(event, laid.length)}
    >
      <SameRoom items={items} alone={item} copy={AllTiles}>
        {/* A hint rebuilds the whole line. */}
        <ol key={fixed.length} className={styles.laid} aria-label={t('line')}>
          {laid.map((id, place) => (
            <li key={id} className={styles.place}>
              <LaidTile
                id={id}
                text={place === 0 ? capitalised(textOf(id)) : textOf(id)}
                place={place + 1}
                isFixed={isOver || fixed.includes(id)}
                hasLock={!isOver && fixed.includes(id)}
                isLifted={lifted?.id === id}
                onTake={() => onTake(id)}
                onKey={(event) => handleKey(event, id)}
                onFocus={() => lifted?.id !== id && setLifted(null)}
                onDrop={(event) => handleDrop(event, place)}
              />
              {joins[place] && (
                <span className={styles.join}>
                  <IconLink size="1.125rem" aria-hidden="true" />
                  <VisuallyHidden>{t('joined')}</VisuallyHidden>
                </span>
              )}
              {place === laid.length - 1 && (
                <span className={styles.end} lang="en">
                  {item.end}
                </span>
              )}
            </li>
          ))}
          {laid.length === 0 && <li className={styles.empty}>{t('empty')}</li>}
        </ol>
      </SameRoom>
    </div>
  );
}

/** The tiles in their initial and final order: either may need one more row. */
function AllTiles({ item: { tiles, sentences } }: { item: WordOrderingItem }) {
  const inTheEnd = sentences[0]?.split(' ') ?? [];
  return (
    <Pile>
      {[tiles.map(({ text }) => text), inTheEnd].map((texts) => (
        <div key={texts.join(' ')} className={styles.ghost}>
          {texts.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and none moves
            <span key={place} className={styles.tile}>
              {text}
            </span>
          ))}
        </div>
      ))}
    </Pile>
  );
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
