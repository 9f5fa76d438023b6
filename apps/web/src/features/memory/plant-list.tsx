import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Pager } from '#ui/pager.tsx';
import styles from './grove.module.css';
import { PlantPicture } from './plant-picture.tsx';
import type { Bed, GrovePlant } from './plants.ts';

const perPage = 50;

/** The same plants as a list, in pages: for screen readers, and for whoever looks for a word. */
export function PlantList({ beds, onOpen }: { beds: readonly Bed[]; onOpen: (word: string) => void }) {
  const { t } = useTranslation('memory');
  const format = useFormat();
  const [page, setPage] = useState(0);
  const plants = beds.flatMap((bed) => bed.plants);
  const pages = Math.ceil(plants.length / perPage);
  const at = Math.min(page, pages - 1);
  const shown = plants.slice(at * perPage, (at + 1) * perPage);
  const to = at * perPage + shown.length;
  const texts = {
    label: t('pages'),
    previous: t('previous'),
    next: t('next'),
    shown: t('shown', {
      from: format.number(at * perPage + 1),
      to: format.number(to),
      all: format.number(plants.length),
    }),
  };
  return (
    <div className={styles.list}>
      <ul className={layout.lined} aria-label={t('title')}>
        {shown.map((plant, place) => (
          <li
            key={plant.word}
            aria-label={plant.text}
            aria-posinset={at * perPage + place + 1}
            aria-setsize={plants.length}
            className={styles.row}
          >
            <Row plant={plant} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <Pager texts={texts} page={at} pages={pages} onTurn={setPage} />
    </div>
  );
}

function Row({ plant, onOpen }: { plant: GrovePlant; onOpen: (word: string) => void }) {
  const { t } = useTranslation(['memory', 'games']);
  const { word, text, topic, stage, isDry, ago } = plant;
  const state = t(`stages.${stage}`);
  return (
    <>
      <PlantPicture look={plant} size={44} />
      <Button variant="plain" className={styles.word} onClick={() => onOpen(word)}>
        <span lang="en">{text}</span>
      </Button>
      <span className={layout.facts}>
        <span className={styles.state}>{isDry ? t('dry-stage', { stage: state }) : state}</span>
        <span>{topic ? t(`games:topics.${topic}`) : t('other')}</span>
        <span>{ago === 0 ? t('met-today') : t('met-ago', { count: ago })}</span>
      </span>
    </>
  );
}
