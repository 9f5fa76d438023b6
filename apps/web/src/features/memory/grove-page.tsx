import { paths } from '@wordgrove/contract/paths';
import type { ComponentType } from 'react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { useTabName } from '#platform/use-tab-name.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useGrove } from './api.ts';
import { GroveField } from './field/grove-field.tsx';
import { ForestLinks } from './forest/forest-links.tsx';
import styles from './grove.module.css';
import { GrowthNotice } from './growth-notice.tsx';
import { PlantList } from './plant-list.tsx';
import { PlantPicture } from './plant-picture.tsx';
import { PlantSheet } from './plant-sheet.tsx';
import type { Bed, Tally, Wanted } from './plants.ts';
import { bedsOf, tallyOf, wantedBeds } from './plants.ts';
import { useTallyText } from './tally-text.ts';
import { useGrowth } from './use-growth.ts';
import { WantedField } from './wanted-field.tsx';

/** A button that leads to a review of words; another feature reviews them. */
export type WaterButton = ComponentType<{ words: readonly string[]; text: string; isMain?: boolean }>;

/** A student's words as plants. */
export function GrovePage({ Water }: { Water: WaterButton }) {
  const { t } = useTranslation('memory');
  const { user } = useSession();
  useTabName(t('title'));
  const query = useGrove();
  const { data, hasNextPage } = query;
  const beds = useMemo(() => (data && !hasNextPage ? bedsOf(data.pages) : null), [data, hasNextPage]);
  if (!beds || !user) {
    return (
      <>
        <PageHeader title={t('title')} />
        <NotLoaded query={query} failed={t('failed')} loading={t('loading')} shape="card" count={3} />
      </>
    );
  }
  return <Grove studentId={user.uid} beds={beds} Water={Water} />;
}

const wateredAtOnce = 20;

type GroveProps = { studentId: string; beds: readonly Bed[]; Water: WaterButton };

function Grove({ studentId, beds, Water }: GroveProps) {
  const { t } = useTranslation('memory');
  const growth = useGrowth(studentId, beds);
  const tally = useMemo(() => tallyOf(beds), [beds]);
  const [wanted, setWanted] = useState<Wanted>('all');
  const [isList, setList] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const grown = useMemo(
    () => new Set([...(growth?.sown ?? []), ...(growth?.grown ?? [])].map(({ word }) => word)),
    [growth],
  );
  // Whoever has watered the last dry plant sees the others again.
  const filter = wanted === 'dry' && tally.dry === 0 ? 'all' : wanted;
  const shown = useMemo(() => wantedBeds(beds, filter), [beds, filter]);
  const thirsty = useMemo(() => beds.flatMap(({ plants }) => plants.filter(({ isDry }) => isDry)), [beds]);
  if (tally.all === 0) return <NoPlants />;
  const first = thirsty.slice(0, wateredAtOnce).map(({ word }) => word);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={<TallyText tally={tally} />}
        actions={first.length > 0 && <Water words={first} text={t('water-some', { count: first.length })} isMain />}
      />
      {growth && <GrowthNotice growth={growth} onOpen={setOpened} />}
      <div className={styles.tools}>
        <WantedField beds={beds} tally={tally} wanted={filter} onChange={setWanted} />
        <Button onClick={() => setList(!isList)}>{t(isList ? 'as-grove' : 'as-list')}</Button>
        <ForestLinks />
      </div>
      {isList ? (
        <PlantList key={filter} beds={shown} onOpen={setOpened} />
      ) : (
        <GroveField beds={shown} grown={grown} onOpen={setOpened} />
      )}
      {opened !== null && <PlantSheet word={opened} Water={Water} onClose={() => setOpened(null)} />}
    </>
  );
}

function TallyText({ tally }: { tally: Tally }) {
  return useTallyText()(tally);
}

/** For somebody who has answered nothing yet: what will grow here, and how. */
function NoPlants() {
  const { t } = useTranslation('memory');
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        picture={
          <span className={styles.promise}>
            <PlantPicture look={{ topic: 'nature', stage: 'seed', isDry: false }} size={56} />
            <PlantPicture look={{ topic: 'feelings', stage: 'sprout', isDry: false }} size={72} />
            <PlantPicture look={{ topic: 'home', stage: 'flower', isDry: false }} size={88} />
          </span>
        }
        title={t('empty')}
        text={t('empty-text')}
        action={
          <>
            <ButtonLink variant="primary" to={paths.games}>
              {t('play')}
            </ButtonLink>
            <ButtonLink to={paths.flashcards}>{t('cards')}</ButtonLink>
          </>
        }
      />
    </>
  );
}
