import { Link } from '@tanstack/react-router';
import type { Plant } from '@wordgrove/contract/memory';
import { useTranslation } from 'react-i18next';
import { readPath } from '#platform/text-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { SideSheet } from '#ui/side-sheet.tsx';
import typography from '#ui/typography.module.css';
import { usePlant } from './api.ts';
import styles from './grove.module.css';
import type { WaterButton } from './grove-page.tsx';
import { PlantPicture } from './plant-picture.tsx';

type PlantSheetProps = { word: string; Water: WaterButton; onClose: () => void };

/** What a plant tells: its word, how it does, where it was met, and how to water it. */
export function PlantSheet({ word, Water, onClose }: PlantSheetProps) {
  const { t } = useTranslation('memory');
  const query = usePlant(word);
  const plant = query.data;
  const title = plant ? <span lang="en">{plant.text}</span> : t('plant');
  return (
    <SideSheet title={title} closeText={t('close')} subject={word} onClose={onClose}>
      {plant ? (
        <PlantParts plant={plant} Water={Water} />
      ) : (
        <NotLoaded query={query} failed={t('plant-failed')} loading={t('plant-loading')} count={4} />
      )}
    </SideSheet>
  );
}

function PlantParts({ plant, Water }: { plant: Plant; Water: WaterButton }) {
  const { t } = useTranslation(['memory', 'games']);
  const { word, topic, level, stage, state, sentence } = plant;
  const isDry = state === 'at-risk';
  return (
    <div className={layout.stack}>
      <div className={styles.portrait} data-dry={isDry || undefined}>
        <PlantPicture look={{ topic, stage, isDry }} size={150} />
      </div>
      <p>
        <strong>{isDry ? t('dry-stage', { stage: t(`stages.${stage}`) }) : t(`stages.${stage}`)}.</strong>{' '}
        {t(isDry ? 'meaning.dry' : `meaning.${stage}`)}
      </p>
      <div className={layout.row}>
        {topic && <Badge>{t(`games:topics.${topic}`)}</Badge>}
        {level && <Badge tone="blue">{level}</Badge>}
      </div>
      <Meetings plant={plant} />
      {sentence && (
        <blockquote className={styles.sentence} lang="en">
          {sentence}
        </blockquote>
      )}
      <Watering plant={plant}>
        <Water words={[word]} text={t('water')} isMain />
      </Watering>
    </div>
  );
}

/** The button while a review counts; otherwise when the next one is. */
function Watering({ plant: { isThirsty, water, due }, children }: { plant: Plant; children: React.ReactNode }) {
  const { t } = useTranslation('memory');
  const format = useFormat();
  if (isThirsty) return water ? <div className={layout.row}>{children}</div> : <p>{t('no-water')}</p>;
  return <p className={typography.muted}>{due ? t('next-water', { when: format.dateTime(due) }) : t('plant-it')}</p>;
}

function Meetings({ plant: { first, last } }: { plant: Plant }) {
  const { t } = useTranslation('memory');
  if (!first) return null;
  return (
    <dl className={styles.meetings}>
      <dt>{t('first')}</dt>
      <dd>
        <Meeting meeting={first} />
      </dd>
      {last && last.at !== first.at && (
        <>
          <dt>{t('last')}</dt>
          <dd>
            <Meeting meeting={last} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Meeting({ meeting: { activity, at, text } }: { meeting: NonNullable<Plant['first']> }) {
  const { t } = useTranslation(['memory', 'games']);
  const format = useFormat();
  const [kind, game] = activity.split(':');
  const where = game ? t('met.game', { game: gameTitle() }) : t(`met.${metKind(kind)}`);
  return (
    <>
      {where}, <span className={typography.muted}>{format.date(at)}</span>
      {text && (
        <>
          <br />
          <Link to={readPath(text.id, 'student')} search={{ page: text.page ?? undefined }}>
            {text.page === null ? text.title : t('page-of', { title: text.title, page: format.number(text.page) })}
          </Link>
        </>
      )}
    </>
  );

  function gameTitle(): string {
    const titles: Readonly<Record<string, { title: string }>> = t('games:games', { returnObjects: true });
    return titles[game ?? '']?.title ?? '';
  }
}

const kinds = ['lookup', 'card', 'reading', 'assignment'] as const;

const metKind = (kind: string | undefined) => kinds.find((each) => each === kind) ?? 'assignment';
