import type { TablerIcon } from '@tabler/icons-react';
import {
  IconAdjustmentsHorizontal,
  IconArrowLeft,
  IconDownload,
  IconHighlight,
  IconList,
  IconListLetters,
  IconSearch,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { LibraryText } from '@wordgrove/contract/pdfs';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#features/pdfs/files/use-download.ts';
import type { ButtonProps } from '#ui/button.tsx';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { Menu } from '#ui/menu.tsx';
import { useMedia } from '#ui/use-media.ts';
import styles from './reader.module.css';
import type { SheetName } from './reading-frame.tsx';
import { TintLegend } from './tint-legend.tsx';
import type { Place } from './use-visible-page.ts';

type ReaderBarProps = {
  text: LibraryText;
  place: Place;
  count: number;
  /** Without pages there is nothing that the tools could do. */
  hasTools: boolean;
  sheet: SheetName | null;
  sheets: readonly SheetName[];
  onSheet: (name: SheetName) => void;
  /** Null where nothing can be tinted. */
  tint: { isOn: boolean; onChange: (isOn: boolean) => void } | null;
  look: LookControls;
  onGo: (page: number) => void;
};

/** What changes how the text looks: in the bar, and in the menu that takes its place on a phone. */
export type LookControls = { inBar: ReactNode; inMenu: ReadonlyArray<readonly MenuItem[]> };

/** Here the bar has one row, and no room for everything: as in the style. */
const phone = '(max-width: 40rem), (max-width: 60rem) and (max-height: 30rem)';

const icons = { search: IconSearch, outline: IconList, words: IconListLetters };

/** The bar above the pages: where one is, how it looks, and what can be opened beside it. */
export function ReaderBar(props: ReaderBarProps) {
  const { text, place, count, hasTools, sheet, sheets, onSheet, tint, look, onGo } = props;
  const { t } = useTranslation('pdfs');
  const download = useDownload(text);
  const isPhone = useMedia(phone);
  return (
    <header className={styles.bar}>
      <Link to={paths.pdfs} className={styles.back} aria-label={t('reader.to-library')}>
        <IconArrowLeft size="1.25rem" aria-hidden="true" />
      </Link>
      <h1 className={styles.title}>{text.title}</h1>
      {!isPhone && tint?.isOn && (
        <p className={styles.legend}>
          <TintLegend kind={text.kind} />
        </p>
      )}
      {hasTools && (
        <div className={styles.tools} role="toolbar" aria-label={t('reader.tools')}>
          <PageField page={place.page} count={count} onGo={onGo} />
          {!isPhone && look.inBar}
          {sheets.map((name) => (
            <Tool
              key={name}
              icon={icons[name]}
              name={t(`${name}.title`)}
              aria-expanded={sheet === name}
              onClick={() => onSheet(name)}
            />
          ))}
          {isPhone ? (
            <ViewMenu look={look} tint={tint} download={download} kind={text.kind} />
          ) : (
            <>
              {tint && (
                <Tool
                  icon={IconHighlight}
                  name={t('reader.tint')}
                  aria-pressed={tint.isOn}
                  onClick={() => tint.onChange(!tint.isOn)}
                />
              )}
              <Tool icon={IconDownload} name={t('download')} loading={download.isPending} onClick={download.start} />
            </>
          )}
        </div>
      )}
    </header>
  );
}

type ToolProps = Omit<ButtonProps, 'icon' | 'name'> & { icon: TablerIcon; name: string };

/** A button of the bar that is only an icon. */
function Tool({ icon: Icon, name, ...rest }: ToolProps) {
  return (
    <Button variant="plain" {...rest} className={styles.tool} aria-label={name} title={name}>
      <Icon size="1.25rem" aria-hidden="true" />
    </Button>
  );
}

type ViewMenuProps = Pick<ReaderBarProps, 'look' | 'tint'> &
  Pick<LibraryText, 'kind'> & { download: ReturnType<typeof useDownload> };

/** On a phone, everything that isn't needed all the time. */
function ViewMenu({ look, tint, download, kind }: ViewMenuProps) {
  const { t } = useTranslation('pdfs');
  const others: MenuItem[][] = [
    [{ id: 'download', text: t('download'), icon: IconDownload, onSelect: download.start }],
  ];
  if (tint) {
    const { isOn, onChange } = tint;
    const onSelect = () => onChange(!isOn);
    const named = (
      <>
        {t('reader.tint')}
        <TintLegend kind={kind} />
      </>
    );
    others.unshift([{ id: 'tint', text: named, icon: IconHighlight, isChosen: isOn, onSelect }]);
  }
  const trigger = <Tool icon={IconAdjustmentsHorizontal} name={t('reader.view')} loading={download.isPending} />;
  return <Menu trigger={trigger} groups={[...look.inMenu, ...others]} />;
}

/** The number of the page, which can be typed over. */
function PageField({ page, count, onGo }: { page: number; count: number; onGo: (page: number) => void }) {
  const { t } = useTranslation('pdfs');
  const [typed, setTyped] = useState<string | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = /^\s*\d+\s*$/.test(typed ?? '') ? Number(typed) : 0;
    if (wanted >= 1) onGo(Math.min(wanted, count));
    setTyped(null);
  };
  return (
    <form className={styles.pageField} onSubmit={handleSubmit}>
      <input
        className={styles.pageInput}
        inputMode="numeric"
        aria-label={t('reader.page-field', { count })}
        value={typed ?? (count === 0 ? '' : page)}
        disabled={count === 0}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.slice(0, 8))}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">/ {count || '…'}</span>
    </form>
  );
}
