import type { GameTest } from '@wordgrove/contract/games';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PartCard } from '#ui/part-card.tsx';

type BeforeTestProps = {
  test: Extract<GameTest, { state: 'new' }>;
  back: ReactNode;
  onStart: () => void;
  isBusy: boolean;
  error: unknown;
};

/** What to expect: how many questions, how much time, and that there is one try. */
export function BeforeTest({ test, back, onStart, isBusy, error }: BeforeTestProps) {
  const { t } = useTranslation(['games-test', 'games']);
  const format = useFormat();
  const { errorText } = useErrorText();
  const { title, type, questions, minutes, extraTime, endsBy, isOpen } = test;
  return (
    <>
      <PageHeader title={title} lead={t('lead', { game: t(`games:games.${type}.title`) })} actions={back} />
      <PartCard title={t('expect')}>
        <ul className={layout.stackTiny}>
          {type !== 'reading' && <li>{t(`count`, { count: questions })}</li>}
          {minutes !== null && <li>{t('minutes', { count: minutes, minutes: format.number(minutes) })}</li>}
          {minutes === null && endsBy === null && <li>{t('no-limit')}</li>}
          {endsBy !== null && <li>{t('ends-by', { when: format.dateTime(endsBy) })}</li>}
          {minutes !== null && extraTime > 0 && <li>{t('extra', { share: format.percent(extraTime / 100) })}</li>}
          <li>{t('one-try')}</li>
          <li>{t('change-answers')}</li>
        </ul>
        {error !== null && <Notice title={errorText(error)} />}
        {isOpen ? (
          <div className={layout.row}>
            <Button variant="primary" loading={isBusy} onClick={onStart}>
              {t('start')}
            </Button>
          </div>
        ) : (
          <p>{t('too-late')}</p>
        )}
      </PartCard>
    </>
  );
}
