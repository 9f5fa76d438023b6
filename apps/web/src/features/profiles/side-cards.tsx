import { IconDownload, IconEye, IconEyeOff } from '@tabler/icons-react';
import { streamPaths } from '@wordgrove/contract/paths';
import { teacherSees } from '@wordgrove/contract/teacher-sees';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Fold } from '#ui/fold.tsx';
import layout from '#ui/layout.module.css';
import { ProgressBar } from '#ui/progress-bar.tsx';
import typography from '#ui/typography.module.css';
import { useStorage } from './api.ts';
import styles from './profile-page.module.css';

const times = ['code', 'class'] as const;

/** Tells students what a teacher sees of them, completely, and what nobody sees. */
export function TeacherSees() {
  const { t } = useTranslation('profiles');
  return (
    <Fold title={t('sees.title')}>
      {times.map((time) => (
        <div key={time} className={styles.line}>
          <IconEye size="1.25rem" aria-hidden="true" />
          <div>
            <p>{t(`sees.since.${time}`)}</p>
            <ul className={styles.seen}>
              {teacherSees
                .filter(({ since }) => since === time)
                .map(({ id }) => (
                  <li key={id}>{t(`sees.entries.${id}`)}</li>
                ))}
            </ul>
          </div>
        </div>
      ))}
      <p className={styles.line}>
        <IconEyeOff size="1.25rem" aria-hidden="true" />
        {t('sees.never')}
      </p>
      <p className={styles.line}>
        <IconEyeOff size="1.25rem" aria-hidden="true" />
        {t('sees.classmates')}
      </p>
    </Fold>
  );
}

/** Everything that is stored about somebody, in one file. */
export function MyDataCard() {
  const { t } = useTranslation('profiles');
  return (
    <Card as="section" className={layout.stack} aria-labelledby="my-data">
      <h2 id="my-data" className={typography.subheading}>
        {t('my-data.title')}
      </h2>
      <p>{t('my-data.text')}</p>
      <StorageBar />
      <div>
        <ButtonAnchor href={streamPaths.exportMine} download>
          <IconDownload size="1.125rem" aria-hidden="true" />
          {t('my-data.download')}
        </ButtonAnchor>
      </div>
    </Card>
  );
}

/** From this share on it is time to see what can be deleted. */
const nearlyFull = 0.8;

/** How much storage somebody uses, out of how much they may. */
function StorageBar() {
  const { t } = useTranslation('profiles');
  const { size } = useFormat();
  const { data } = useStorage();
  if (!data) return null;
  const { usedBytes, allowedBytes } = data;
  return (
    <ProgressBar
      label={t('my-data.storage')}
      value={usedBytes}
      max={allowedBytes}
      text={t('my-data.storage-of', { used: size(usedBytes), allowed: size(allowedBytes) })}
      tone={usedBytes < nearlyFull * allowedBytes ? 'green' : 'yellow'}
    />
  );
}
