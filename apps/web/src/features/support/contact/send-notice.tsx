import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { Notice } from '#ui/notice.tsx';
import { sendRefusal } from './send-refusal.ts';

/** Why a message wasn't sent, and what helps. */
export function SendNotice({ error }: { error: unknown }) {
  const { t } = useTranslation('support');
  const { errorText } = useErrorText();
  const refusal = sendRefusal(error);

  if (refusal.kind === 'not-set-up') {
    return (
      <Notice tone="warning" title={t('contact.not-set-up')}>
        {t('contact.not-set-up-text')}
      </Notice>
    );
  }
  const reason = () => {
    switch (refusal.kind) {
      case 'wait':
        return t('contact.failed-wait', { count: refusal.minutes });
      case 'file':
        return t('contact.failed-file', { name: refusal.filename });
      case 'files':
        return t('contact.failed-files');
      case 'network':
      case 'storage-full':
        return errorText(error);
      default:
        return t('contact.failed-kept');
    }
  };
  return (
    <Notice tone="error" title={t('contact.failed')}>
      {reason()}
    </Notice>
  );
}
