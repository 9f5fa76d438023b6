import { IconFile, IconPencil } from '@tabler/icons-react';
import type { HandIn, HandInFile } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '#ui/tabs.tsx';
import styles from './hand-in.module.css';
import { ShownFile } from './shown-file.tsx';

type ShownWorkProps = Pick<HandIn, 'text' | 'files'>;

/** Work to look at: the text, and each file in place as far as a browser can show it. */
export function ShownWork({ text, files }: ShownWorkProps) {
  const { t } = useTranslation('assignments-hand-in');
  const [active, setActive] = useState('text');
  const tabs = [
    ...(text.trim() === ''
      ? []
      : [
          {
            id: 'text',
            text: t('shown.text'),
            icon: <IconPencil size="1.125rem" aria-hidden="true" />,
            panel: <p className={styles.written}>{text}</p>,
          },
        ]),
    ...files.map((file: HandInFile) => ({
      id: file.id,
      text: file.fileName,
      icon: <IconFile size="1.125rem" aria-hidden="true" />,
      panel: <ShownFile file={file} />,
    })),
  ];
  const [first] = tabs;
  if (!first) return <p>{t('nothing')}</p>;
  const shown = tabs.some(({ id }) => id === active) ? active : first.id;
  return <Tabs label={t('shown.title')} tabs={tabs} active={shown} onChange={setActive} />;
}
