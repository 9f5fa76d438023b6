import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { categories, priorities } from './choices.ts';
import styles from './contact-form.module.css';
import { SendNotice } from './send-notice.tsx';
import type { Contact } from './use-contact-form.ts';

export type ContactFormProps = { contact: Contact };

/** A message to the people who run this installation. Whatever goes wrong, what was typed stays. */
export function ContactForm({ contact }: ContactFormProps) {
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
