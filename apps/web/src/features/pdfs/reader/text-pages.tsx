import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/skeleton.tsx';
import { PageAway } from './page-coming.tsx';
import pageStyles from './pages.module.css';
import type { TextLook } from './text-look.ts';
import styles from './text-pages.module.css';
import type { Trouble } from './use-trouble.ts';

type TextPagesProps = {
  count: number;
  texts: ReadonlyMap<number, string>;
  near: ReadonlySet<number>;
  /** What keeps texts from coming. */
  trouble: Trouble | null;
  look: TextLook;
  onText: (page: number, layer: HTMLElement | null) => void;
};

/** A plain text, in the font and size that its reader chose. */
export function TextPages({ count, texts, near, trouble, look, onText }: TextPagesProps) {
  return (
    <div className={styles.text} data-font={look.font} data-size={look.size}>
      {Array.from({ length: count }, (_, at) => at + 1).map((page) => (
        <TextPage
          key={page}
          page={page}
          isNear={near.has(page)}
          text={near.has(page) ? texts.get(page) : undefined}
          trouble={trouble}
          onText={onText}
        />
      ))}
    </div>
  );
}

type TextPageProps = Pick<TextPagesProps, 'trouble' | 'onText'> & {
  page: number;
  isNear: boolean;
  text: string | undefined;
};

function TextPage({ page, isNear, text, trouble, onText }: TextPageProps) {
  const { t } = useTranslation('pdfs');
  const told = useEffectEvent(onText);
  const body = useRef<HTMLDivElement>(null);
  const isThere = text !== undefined;
  // A page far away keeps its height, so that nothing moves while scrolling.
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!isThere || !body.current) return;
    const element = body.current;
    setHeight(element.offsetHeight);
    told(page, element);
    return () => told(page, null);
  }, [page, isThere]);
  return (
    <section
      data-page={page}
      className={styles.page}
      aria-label={t('reader.page', { page })}
      aria-busy={isNear && !isThere}
    >
      <h2 className={pageStyles.pageName}>{t('reader.page', { page })}</h2>
      {isThere ? (
        <div ref={body} lang="en">
          {text.split(/\n{2,}/).map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page never change
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      ) : (
        <div className={styles.far} style={{ minHeight: height }}>
          {isNear && trouble && <PageAway page={page} onRetry={trouble.retry} />}
          <Skeleton count={8} />
        </div>
      )}
    </section>
  );
}
