import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './grove.module.css';
import type { Growth } from './growth.ts';
import { PlantPicture } from './plant-picture.tsx';

/** The largest plants among what has grown; naming more would push the grove off the screen. */
const named = 6;

/** What has grown since the last visit. */
export function GrowthNotice({ growth, onOpen }: { growth: Growth; onOpen: (word: string) => void }) {
  const { t } = useTranslation('memory');
  const format = useFormat();
  const { since, sown, grown } = growth;
  const parts = [
    ...(grown.length > 0 ? [t('grew', { count: grown.length })] : []),
    ...(sown.length > 0 ? [t('sown', { count: sown.length })] : []),
  ];
  const first = [...grown, ...sown].slice(0, named);
  return (
    <div className={styles.growth}>
      <Notice tone="success" title={t('since', { when: format.dateTime(since), growth: format.list(parts) })}>
        <ul className={styles.news}>
          {first.map((plant) => (
            <li key={plant.word}>
              <Button variant="plain" onClick={() => onOpen(plant.word)}>
                <PlantPicture look={plant} size={40} />
                <span lang="en">{plant.text}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
