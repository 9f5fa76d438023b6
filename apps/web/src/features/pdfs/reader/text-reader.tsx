import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/skeleton.tsx';
import { NotShown } from './not-shown.tsx';
import styles from './reader.module.css';
import type { ReaderProps } from './reading-frame.tsx';
import { ReadingFrame } from './reading-frame.tsx';
import { textFonts, textSizes, useTextLook } from './text-look.ts';
import { TextPages } from './text-pages.tsx';

/** A plain text: it fills the screen as its reader likes it. */
export function TextReader(props: ReaderProps) {
  const { t } = useTranslation('pdfs');
  const { pages, preparation } = props.text;
  // It couldn't be read, or only looked like a text.
  const isShown = preparation !== 'failed' && pages !== 0;
  const [look, change] = useTextLook();
  const resize = (by: number) => {
    const size = textSizes[textSizes.indexOf(look.size) + by];
    if (size) change({ size });
  };
  const handleKey = (key: string) => {
    if (key === '+' || key === '=') resize(1);
    else if (key === '-') resize(-1);
    else return false;
    return true;
  };
  const inBar = (
    <>
      <select
        className={styles.choice}
        aria-label={t('look.font')}
        value={look.font}
        onChange={({ target }) => change({ font: target.value as typeof look.font })}
      >
        {textFonts.map((font) => (
          <option key={font} value={font}>
            {t(`look.fonts.${font}`)}
          </option>
        ))}
      </select>
      <select
        className={styles.choice}
        aria-label={t('look.size')}
        value={look.size}
        onChange={({ target }) => change({ size: target.value as typeof look.size })}
      >
        {textSizes.map((size) => (
          <option key={size} value={size}>
            {t(`look.sizes.${size}`)}
          </option>
        ))}
      </select>
    </>
  );
  const inMenu = [
    textFonts.map((font) => ({
      ...{ id: font, text: t(`look.fonts.${font}`), isChosen: look.font === font, heading: t('look.font') },
      onSelect: () => change({ font }),
    })),
    textSizes.map((size) => ({
      ...{ id: size, text: t(`look.sizes.${size}`), isChosen: look.size === size, heading: t('look.size') },
      onSelect: () => change({ size }),
    })),
  ];
  return (
    <div className={styles.room}>
      <ReadingFrame
        {...props}
        count={pages ?? 0}
        hasText={pages !== null}
        isShown={isShown}
        showsTexts
        fileTrouble={null}
        outline={[]}
        look={{ inBar, inMenu }}
        onKey={handleKey}
      >
        {({ near, texts, trouble, onText }) => {
          if (!isShown) return <NotShown text={props.text} />;
          if (pages === null) return <Skeleton count={8} label={t('reader.loading')} />;
          return <TextPages count={pages} texts={texts} near={near} trouble={trouble} look={look} onText={onText} />;
        }}
      </ReadingFrame>
    </div>
  );
}
