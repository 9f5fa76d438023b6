import { IconArrowLeft, IconDownload, IconHighlight, IconList, IconListLetters, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { LibraryText } from '@wordgrove/contract/pdfs';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#features/pdfs/files/use-download.ts';
import { Button } from '#ui/button.tsx';
import styles from './reader.module.css';
import type { SheetName } from './reading-frame.tsx';
import type { Place } from './use-visible-page.ts';

type ReaderBarProps = {
  text: LibraryText;
  place: Place;
  count: number;
  sheet: SheetName | null;
  sheets: readonly SheetName[];
  onSheet: (name: SheetName) => void;
  /** Null where nothing can be tinted. */
  tint: { isOn: boolean; onChange: (isOn: boolean) => void } | null;
  controls: ReactNode;
  onGo: (page: number) => void;
};

const icons = { search: IconSearch, outline: IconList, words: IconListLetters };

/** The bar above the pages: where one is, how it looks, and what can be opened beside it. */
export function ReaderBar({ text, place, count, sheet, sheets, onSheet, tint, controls, onGo }: ReaderBarProps) {
  const { t } = useTranslation('pdfs');
  const download = useDownload(text);
  return (
    <header className={styles.bar}>
      <Link to={paths.pdfs} className={styles.back} aria-label={t('reader.to-library')}>
        <IconArrowLeft size="1.25rem" aria-hidden="true" />
      </Link>
      <h1 className={styles.title}>{text.title}</h1>
      <div className={styles.tools} role="toolbar" aria-label={t('reader.tools')}>
        <PageField page={place.page} count={count} onGo={onGo} />
        {controls}
        {sheets.map((name) => {
          const Icon = icons[name];
          return (
            <Button
              key={name}
              variant="plain"
              className={styles.tool}
              aria-label={t(`${name}.title`)}
              title={t(`${name}.title`)}
              aria-expanded={sheet === name}
              onClick={() => onSheet(name)}
            >
              <Icon size="1.25rem" aria-hidden="true" />
            </Button>
          );
        })}
        {tint && (
          <Button
            variant="plain"
            className={styles.tool}
            aria-label={t('reader.tint')}
            title={t('reader.tint')}
            aria-pressed={tint.isOn}
            onClick={() => tint.onChange(!tint.isOn)}
          >
            <IconHighlight size="1.25rem" aria-hidden="true" />
          </Button>
        )}
        <Button
          variant="plain"
          className={styles.tool}
          aria-label={t('download')}
          title={t('download')}
          loading={download.isPending}
          onClick={download.start}
        >
          <IconDownload size="1.25rem" aria-hidden="true" />
        </Button>
      </div>
    </header>
  );
}

/** The number of the page, which can be typed over. */
function PageField({ page, count, onGo }: { page: number; count: number; onGo: (page: number) => void }) {
  const { t } = useTranslation('pdfs');
  const [typed, setTyped] = useState<string | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(typed);
    if (Number.isInteger(wanted) && wanted >= 1) onGo(Math.min(wanted, count));
    setTyped(null);
  };
  return (
    <form className={styles.pageField} onSubmit={handleSubmit}>
      <input
        className={styles.pageInput}
        inputMode="numeric"
        aria-label={t('reader.page-field', { count })}
        value={typed ?? page}
        disabled={count === 0}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 5))}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">/ {count || '…'}</span>
    </form>
  );
}
