import { IconBook2, IconCards, IconDeviceGamepad2, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import styles from './tools-card.module.css';

const tools = [
  { name: 'texts', to: paths.pdfs, Icon: IconFileText },
  { name: 'dictionary', to: paths.dictionary, Icon: IconBook2 },
  { name: 'flashcards', to: paths.flashcards, Icon: IconCards },
  { name: 'games', to: paths.teacherGamePreviews, Icon: IconDeviceGamepad2 },
] as const;

/** Tools for preparing lessons that the bar has no room for. */
export function ToolsCard() {
  const { t } = useTranslation('dashboards');
  return (
    <Card as="section" aria-labelledby="teacher-tools">
      <h2 id="teacher-tools">{t('tools.title')}</h2>
      <ul className={styles.list}>
        {tools.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link to={to} className={styles.tool}>
              <Icon size="1.5rem" aria-hidden="true" />
              <span className={styles.words}>
                <strong>{t(`tools.${name}.title`)}</strong>
                <span>{t(`tools.${name}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
