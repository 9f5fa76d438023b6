import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { AttachmentField } from './attachment-field.tsx';
import styles from './contact-tab.module.css';
import { sendRefusal } from './send-refusal.ts';
import type { Contact } from './use-contact-form.ts';
import { categories, priorities } from './use-contact-form.ts';

/** A message to the people who run this installation. Whatever goes wrong, what was typed stays. */
export function ContactForm({ contact }: { contact: Contact }) {
  const { t } = useTranslation('support');
  const { form, files, send, isSending, isThanking, refusal, lacksFields } = contact;

  return (
    <Form onSubmit={send} errors={form.errors}>
      {lacksFields && <Notice tone="error">{t('contact.fill-in')}</Notice>}
      <div className={styles.pair}>
        <TextField
          label={t('contact.name')}
          autoComplete="name"
          required
          readOnly={isSending}
          {...form.field('name')}
        />
        <TextField
          label={t('contact.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          readOnly={isSending}
          {...form.field('email')}
        />
      </div>
      <TextField label={t('contact.subject')} required readOnly={isSending} {...form.field('subject')} />
      <div className={styles.pair}>
        <SelectField
          label={t('contact.category')}
          options={categories.map((value) => ({ value, label: t(`contact.categories.${value}`) }))}
          {...form.field('category')}
        />
        <SelectField
          label={t('contact.priority')}
          options={priorities.map((value) => ({ value, label: t(`contact.priorities.${value}`) }))}
          {...form.field('priority')}
        />
      </div>
      <TextAreaField label={t('contact.message')} rows={7} required readOnly={isSending} {...form.field('message')} />
      <AttachmentField files={files} disabled={isSending} />
      {refusal && !lacksFields && <SendNotice error={refusal} />}
      {isThanking && (
        <Notice tone="success" title={t('contact.sent')}>
          {t('contact.sent-text')}
        </Notice>
      )}
      <Button type="submit" variant="primary" className={styles.send} loading={isSending}>
        {t(isSending ? 'contact.sending' : 'contact.send')}
      </Button>
    </Form>
  );
}

/** Why a message wasn't sent, and what helps. */
function SendNotice({ error }: { error: unknown }) {
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
