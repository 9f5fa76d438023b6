import { paths } from '@wordgrove/contract/paths';
import type { LibraryText } from '@wordgrove/contract/pdfs';
import type { ReactNode } from 'react';
import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { Tree } from '#ui/pictures/tree.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './after-text.module.css';
import type { Finish } from './finish.ts';

type AfterTextProps = {
  text: LibraryText;
  /** Null until every page was read. */
  finish: Finish | null;
  /** Back to the homework that it was read for. */
  homework: ReactNode;
  /** It was finished just now, and there is more to scroll to. */
  onFinish: () => void;
};

/** Below the last page: that the text is finished, what was done in it, and where to go from here. */
export function AfterText({ text, finish, homework, onFinish }: AfterTextProps) {
  const { t } = useTranslation('pdfs');
  const isNew = finish?.isNew === true;
  const handleFinish = useEffectEvent(onFinish);
  useLayoutEffect(() => {
    if (isNew) handleFinish();
  }, [isNew]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isNew && t('finished.told')}</span>
      </VisuallyHidden>
      {finish && <FinishedCard text={text} finish={finish} homework={homework} />}
    </>
  );
}

function FinishedCard({ text, finish, homework }: Omit<AfterTextProps, 'onFinish'> & { finish: Finish }) {
  const { t } = useTranslation('pdfs');
  const id = useId();
  const { wordsLookedUp, hasTask } = finish;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card} data-after-text="">
      <span className={styles.picture}>
        <Tree size={88} />
      </span>
      <h2 id={id} className={styles.title}>
        {t('finished.title')}
      </h2>
      <p className={layout.facts}>
        {text.pages !== null && <span>{t('library.pages', { count: text.pages })}</span>}
        {wordsLookedUp > 0 && <span>{t('finished.looked-up', { count: wordsLookedUp })}</span>}
      </p>
      {hasTask && <p className={styles.task}>{t('finished.task')}</p>}
      <div className={styles.next}>
        <ButtonLink to={paths.games} variant="primary">
          {t('finished.practise')}
        </ButtonLink>
        {homework}
        <ButtonLink to={paths.pdfs}>{t('reader.to-library')}</ButtonLink>
      </div>
    </Card>
  );
}
