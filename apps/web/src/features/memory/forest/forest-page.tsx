import { useParams } from '@tanstack/react-router';
import { plantStages } from '@wordgrove/contract/evidence';
import type { Forest } from '@wordgrove/contract/memory';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClassForest, useForest } from '#features/memory/api.ts';
import { PlantPicture } from '#features/memory/plant-picture.tsx';
import { useTallyText } from '#features/memory/tally-text.ts';
import { errorCode } from '#platform/errors.ts';
import { useFormat } from '#platform/use-format.ts';
import { useTabName } from '#platform/use-tab-name.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './forest.module.css';
import { ForestPicture } from './forest-picture.tsx';
import { plantsPerDrawn, tallyForest } from './scene.ts';

/** The forest of a teacher's class, for the projector. */
export function ClassForestPage() {
  const { t } = useTranslation(['memory', 'app']);
  const query = useClassForest(useClassId());
  const back = <ButtonLink to={paths.teacherStudents}>{t('app:titles.students')}</ButtonLink>;
  return <ForestScreen query={query} back={back} />;
}

/** The forest of a class that the student is in. */
export function OwnForestPage() {
  const { t } = useTranslation('memory');
  const query = useForest(useClassId());
  return <ForestScreen query={query} back={<ButtonLink to={paths.studentGrove}>{t('title')}</ButtonLink>} />;
}

function useClassId(): string {
  const { classId = '' } = useParams({ strict: false });
  return classId;
}

type ForestScreenProps = { query: ReturnType<typeof useForest>; back: ReactNode };

function ForestScreen({ query, back }: ForestScreenProps) {
  const { t } = useTranslation('memory');
  const tallyText = useTallyText();
  const forest = query.data;
  // The class has switched its forest off, or isn't one's own any more.
  const isNone = !forest && errorCode(query.error) === 'not-found';
  const title = forest ? t('forest-of', { class: forest.className }) : t('forest');
  useTabName(title);
  const tally = forest && tallyForest(forest.topics);
  return (
    <div className={styles.screen}>
      <PageHeader title={title} isLow lead={tally && tally.all > 0 && tallyText(tally)} actions={back} />
      {isNone && (
        <EmptyState
          picture={<PlantPicture look={{ topic: 'people', stage: 'seed', isDry: false }} size={120} />}
          title={t('forest-none')}
          action={back}
        />
      )}
      {!forest && !isNone && (
        <NotLoaded query={query} failed={t('forest-failed')} loading={t('forest-loading')} shape="card" count={1} />
      )}
      {forest && !forest.isLarge && (
        <EmptyState
          picture={<PlantPicture look={{ topic: 'people', stage: 'young', isDry: false }} size={120} />}
          title={t('forest-small')}
          text={t('forest-small-text', { count: forest.least })}
          action={back}
        />
      )}
      {forest?.isLarge && tally && <Wood forest={forest} per={plantsPerDrawn(tally.all)} />}
    </div>
  );
}

function Wood({ forest: { topics, className }, per }: { forest: Forest; per: number }) {
  const { t } = useTranslation(['memory', 'games']);
  const format = useFormat();
  return (
    <figure className={styles.wood}>
      <ForestPicture topics={topics} />
      <figcaption className={styles.caption}>{per > 1 ? t('stands-for', { count: per }) : t('of-all')}</figcaption>
      <VisuallyHidden>
        <table>
          <caption>{t('forest-of', { class: className })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('topics')}</th>
              {plantStages.map((stage) => (
                <th key={stage} scope="col">
                  {t(`stages.${stage}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {topics.map(({ topic, stages }) => (
              <tr key={topic ?? 'none'}>
                <th scope="row">{topic ? t(`games:topics.${topic}`) : t('other')}</th>
                {plantStages.map((stage) => (
                  <td key={stage}>{format.number(stages[stage])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
