import { IconCheck, IconLeaf, IconVolume, IconX } from '@tabler/icons-react';
import type { CSSProperties, KeyboardEvent, Ref } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import piece from '#features/games/play/piece.module.css';
import { useMedia } from '#ui/use-media.ts';
import { WordPicture } from '#ui/word-picture.tsx';
import type { CardFace } from './card-face.ts';
import { columnsFor, placeAfter } from './card-face.ts';
import styles from './memory-cards.module.css';

type GridProps = {
  faces: readonly CardFace[];
  onTurn: (id: string, where: { row: number; column: number }) => void;
};

/** The cards in rows: arrows move, Enter turns. */
export function Grid({ faces, onTurn }: GridProps) {
  const { t } = useTranslation('games-memory-cards');
  const isTablet = useMedia('(min-width: 36rem)');
  const isDesktop = useMedia('(min-width: 60rem)');
  const columns = columnsFor(faces.length, isDesktop ? 'desktop' : isTablet ? 'tablet' : 'phone');
  const [stop, setStop] = useState(0);
  const cards = useRef(new Map<string, HTMLButtonElement>());
  const rows = Array.from({ length: Math.ceil(faces.length / columns) }, (_, row) => row);

  const handleKey = (event: KeyboardEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = placeAfter(event.key, at, faces.length, columns);
    if (place === null) return;
    event.preventDefault();
    setStop(place);
    cards.current.get(faces[place]?.id ?? '')?.focus();
  };
  const nameOf = ({ state, isSound, text, word }: CardFace, row: number, column: number) => {
    const shown = !isSound ? text : state === 'found' ? t('sound-of', { word }) : t('sound');
    return t(`names.${state === 'uncounted' ? 'missed' : state}`, { row, column, text: shown });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would not be a grid of buttons
    <div className={styles.grid} role="grid" aria-label={t('cards')} style={{ '--columns': columns } as CSSProperties}>
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: the cards take the focus
        <div key={row} role="row" className={styles.row}>
          {faces.slice(row * columns, (row + 1) * columns).map((face, column) => {
            const place = row * columns + column;
            const where = { row: row + 1, column: column + 1 };
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div key={face.id} role="gridcell" className={styles.cell}>
                <Card
                  face={face}
                  name={nameOf(face, where.row, where.column)}
                  isStop={place === stop}
                  cardRef={(element) => {
                    if (element) cards.current.set(face.id, element);
                    else cards.current.delete(face.id);
                  }}
                  onTurn={() => onTurn(face.id, where)}
                  onFocus={() => setStop(place)}
                  onKeyDown={(event) => handleKey(event, place)}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

type CardProps = {
  face: CardFace;
  /** Its position and what it shows. */
  name: string;
  isStop: boolean;
  cardRef: Ref<HTMLButtonElement>;
  onTurn: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One card. Its text is rendered only while it is open, so that nobody finds it by searching the page. */
function Card({ face, name, isStop, cardRef, onTurn, onFocus, onKeyDown }: CardProps) {
  const { state, text, picture, isEnglish, isSound, side } = face;
  return (
    <button
      ref={cardRef}
      type="button"
      className={`${piece.piece} ${styles.card}`}
      data-state={state}
      data-side={state === 'down' ? undefined : side}
      aria-label={name}
      tabIndex={isStop ? 0 : -1}
      onClick={({ currentTarget }) => {
        // Not every browser focuses a tapped element, and the bar below keeps clear of the focused card.
        currentTarget.focus({ preventScroll: true });
        onTurn();
      }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {state === 'down' && <IconLeaf size="1.875rem" aria-hidden="true" />}
      {state !== 'down' && isSound && <IconVolume size="1.875rem" aria-hidden="true" />}
      {state !== 'down' && !isSound && (
        <>
          <WordPicture name={picture} size="small" />
          <span className={styles.face} lang={isEnglish ? 'en' : undefined}>
            {text}
          </span>
        </>
      )}
      {state === 'found' && <IconCheck className={styles.mark} size="1.125rem" aria-hidden="true" />}
      {state === 'missed' && <IconX className={styles.mark} size="1.125rem" aria-hidden="true" />}
    </button>
  );
}
