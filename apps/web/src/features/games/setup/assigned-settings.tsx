import type { GameMode } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import type { AssignedGame } from '#features/games/assigned.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import styles from './setup.module.css';
import { lackOf } from './wish.ts';

/** The settings that a teacher chose, as text, since nobody can change them. With the target, and the tries so far. */
export function AssignedSettings({ assigned }: { assigned: AssignedGame }) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const { task, own } = assigned;
  const { type, mode, items, timer, target } = task;
  const share = (percent: number) => format.percent(percent / 100);
  const lack = lackOf(type, mode, currentLanguage());
  const rules = [
    { name: t('setup.mode'), value: t(`modes.${mode as GameMode}`) },
    { name: t(`games.${type}.items`), value: format.number(items) },
    { name: t('setup.timer'), value: t(`timers.${timer}`) },
    { name: t('assigned.target'), value: target === null ? t('assigned.no-target') : share(target) },
    { name: t('assigned.tries'), value: triesOf(own) },
  ];
  return (
    <>
      <dl className={styles.rules} aria-label={t('assigned.settings')}>
        {rules.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{noteOf(own)}</p>
      {lack && (
        <Notice tone="warning">
          <p>{t(`assigned.needs-${lack}`)}</p>
        </Notice>
      )}
    </>
  );

  function triesOf({ attempts: { length }, percent }: AssignedGame['own']): string {
    if (length === 0) return t('assigned.tries-none');
    if (percent === null) return t('assigned.tries-some', { count: length });
    return t('assigned.tries-result', { count: length, percent: share(percent) });
  }

  function noteOf({ isOpen, turnedInAt, counts, percent }: AssignedGame['own']): string {
    if (!isOpen) return t('assigned.is-over');
    if (counts === 'first' && percent !== null) return t('assigned.first-counts');
    if (turnedInAt !== null) return t('assigned.is-in');
    return target === null ? t('assigned.by-hand') : t('assigned.by-itself', { target: share(target) });
  }
}
