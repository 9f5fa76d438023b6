import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useUnsubscribe } from './api.ts';

/** Where the link at the end of a digest leads. Only pressing the button changes anything. */
export function UnsubscribePage() {
  const { t } = useTranslation(['notices', 'app']);
  const { errorText } = useErrorText();
  const { token } = useSearch({ strict: false });
  const end = useUnsubscribe();
  const handleClick = () => end.mutate({ token: typeof token === 'string' ? token : '' });
  return (
    <>
      <PageHeader title={t('app:titles.unsubscribe')} lead={t('digest.lead')} />
      <Card className={layout.stack}>
        {end.isError && <Notice tone="error">{errorText(end.error)}</Notice>}
        {end.isSuccess ? (
          <Notice tone="success">{t('digest.ended')}</Notice>
        ) : (
          <div>
            <Button variant="primary" loading={end.isPending} onClick={handleClick}>
              {t('digest.end')}
            </Button>
          </div>
        )}
      </Card>
    </>
  );
}
