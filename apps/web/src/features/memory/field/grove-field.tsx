import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bed } from '#features/memory/plants.ts';
import { useColorScheme } from '#platform/color-scheme.ts';
import { useFormat } from '#platform/use-format.ts';
import { BandView, PlantButtons } from './band-view.tsx';
import styles from './field.module.css';
import type { Band, BedLayout, Measures } from './layout.ts';
import { bandOf, layOut, neighbour, within } from './layout.ts';
import { useMeasures } from './use-measures.ts';
import { useShownPart } from './use-shown-part.ts';

type GroveFieldProps = {
  beds: readonly Bed[];
  /** Words whose plants are new or larger. */
  grown: ReadonlySet<string>;
  onOpen: (word: string) => void;
};

/** The grove as a picture, of which only what is near the screen is drawn. Tab leads into it, arrows through it. */
export function GroveField({ beds, grown, onOpen }: GroveFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const measures = useMeasures(field);
  const laidOut = useMemo(() => (measures ? layOut(beds, measures) : []), [beds, measures]);
  const { part, settled, settle } = useShownPart(field);
  const shown = useMemo(() => within(laidOut, part), [laidOut, part]);
  // A plant that only flies past needs no button.
  const pressable = useMemo(() => within(laidOut, settled), [laidOut, settled]);
  const { active, handleKey, setActive } = useKeys(field, laidOut, settle);
  const first = pressable[0]?.bands[0]?.plants[0]?.word ?? null;
  const isActiveHere = pressable.some(({ bands }) =>
    bands.some(({ plants }) => plants.some(({ word }) => word === active)),
  );
  const height = laidOut.reduce((sum, each) => sum + each.height, 0);
  const handleClick = ({ target }: MouseEvent) => {
    const word = target instanceof HTMLElement && target.closest<HTMLElement>('[data-word]')?.dataset.word;
    if (!word) return;
    setActive(word);
    onOpen(word);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed; keys move among them
    <div ref={field} className={styles.field} style={{ height }} onKeyDown={handleKey} onClick={handleClick}>
      {measures &&
        shown.map((bed) => (
          <BedView
            key={bed.bed.topic ?? 'none'}
            laidOut={bed}
            pressable={pressable.find((each) => each.bed === bed.bed)?.bands ?? noBands}
            measures={measures}
            active={isActiveHere ? active : first}
            grown={grown}
          />
        ))}
    </div>
  );
}

const noBands: readonly Band[] = [];

type BedViewProps = {
  laidOut: BedLayout;
  pressable: readonly Band[];
  measures: Measures;
  active: string | null;
  grown: ReadonlySet<string>;
};

function BedView({ laidOut: { bed, top, height, bands }, pressable, measures, active, grown }: BedViewProps) {
  const { t } = useTranslation(['memory', 'games']);
  const format = useFormat();
  const scheme = useColorScheme().shown;
  const id = `bed-${bed.topic ?? 'none'}`;
  const count = bed.plants.length;
  return (
    <section className={styles.bed} style={{ top, height }} aria-labelledby={id}>
      <h2 id={id} className={styles.head} style={{ height: measures.head }}>
        {bed.topic ? t(`games:topics.${bed.topic}`) : t('other')}
        <span className={styles.count}>{format.number(count)}</span>
      </h2>
      {bands.map((band) => (
        <BandView key={band.from} band={band} measures={measures} scheme={scheme} />
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: its items stand in bands */}
      <div role="list" aria-labelledby={id}>
        {pressable.map((band) => {
          const has = (words: (word: string) => boolean) => band.plants.some(({ word }) => words(word));
          return (
            <PlantButtons
              key={band.from}
              band={band}
              measures={measures}
              count={count}
              active={has((word) => word === active) ? active : null}
              grown={has((word) => grown.has(word)) ? grown : null}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Moves the focus among the plants, also to those that aren't drawn yet. */
function useKeys(
  field: React.RefObject<HTMLDivElement | null>,
  laidOut: readonly BedLayout[],
  drawButtons: () => void,
) {
  const [active, setActive] = useState<string | null>(null);
  /** Where the focus is to go. Not the active word: an effect of an earlier render may run after the next key. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const button = field.current?.querySelector<HTMLElement>(`[data-word="${CSS.escape(wanted.current)}"]`);
    if (!button) {
      drawButtons();
      return;
    }
    wanted.current = null;
    button.focus({ preventScroll: true });
    button.scrollIntoView({ block: 'nearest' });
  });
  const handleKey = (event: KeyboardEvent) => {
    const here = event.target instanceof HTMLElement ? event.target.dataset.word : undefined;
    if (here === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(laidOut, here, event.key);
    if (!next) return;
    event.preventDefault();
    wanted.current = next.word;
    setActive(next.word);
    bringNear(field.current, bandOf(laidOut, next.word));
  };
  return { active, setActive, handleKey };
}

/** Scrolls to a band that is far from the screen, so that it gets drawn. */
function bringNear(field: HTMLElement | null, band: { top: number; height: number } | null): void {
  if (!field || !band) return;
  const top = field.getBoundingClientRect().top + band.top;
  const isNear = top + band.height > -window.innerHeight / 2 && top < window.innerHeight * 1.5;
  if (!isNear) window.scrollBy({ top: top - window.innerHeight / 2 });
}
