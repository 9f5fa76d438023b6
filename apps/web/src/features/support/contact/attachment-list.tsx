import { IconFile, IconPhoto, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { Button } from '#ui/button.tsx';
import styles from './attachment-list.module.css';
import type { Attachment } from './attachments.ts';
import { fileSize } from './file-size.ts';

export type AttachmentListProps = {
  files: readonly Attachment<File>[];
  onRemove: (key: string) => void;
  disabled: boolean;
};

/** The files that will be sent, each with a button to remove it. */
export function AttachmentList({ files, onRemove, disabled }: AttachmentListProps) {
  const { t } = useTranslation('support');
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('contact.attached')}>
      {files.map(({ key, file }) => (
        <li key={key} className={styles.file}>
          {/\.(png|jpe?g)$/i.test(file.name) ? (
            <IconPhoto size="1.25rem" aria-hidden="true" />
          ) : (
            <IconFile size="1.25rem" aria-hidden="true" />
          )}
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{fileSize(file.size, currentLanguage())}</span>
          <Button
            variant="plain"
            aria-label={t('contact.remove-file', { name: file.name })}
            onClick={() => onRemove(key)}
            disabled={disabled}
          >
            <IconX size="1.125rem" aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
