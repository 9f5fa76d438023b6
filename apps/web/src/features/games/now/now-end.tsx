import { IconBolt } from '@tabler/icons-react';
import type { GrownWord } from '@wordgrove/contract/games';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowthMark } from '#features/games/growth-mark.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { Tree } from '#ui/pictures/tree.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswersSent, usePlayedNow } from './api.ts';
import styles from './now.module.css';
import type { CardsPort } from './now-screen.tsx';

type NowEndProps = { session: string; studentId: string; cards: CardsPort; onMore: () => void };

/** The end of a session: which words grew, and from what to what, once all that was answered has been sent. */
export function NowEnd({ session, studentId, cards: { send, Waiting }, onMore }: NowEndProps) {
  const { t } = useTranslation('games-now');
  const isSent = useAnswersSent(studentId, send);
  const played = usePlayedNow(session, isSent === true);
  if (isSent === false) {
    return (
      <EndCard grown={0} answered={0} onMore={onMore}>
        <Waiting studentId={studentId} />
      </EndCard>
    );
  }
  if (played.isError) return <LoadFailed title={t('end.failed')} query={played} />;
  if (!played.data) return <Skeleton shape="card" label={t('end.loading')} />;
  const { words, xp } = played.data;
  const grown = words.filter(({ isGrown }) => isGrown);
  return (
    <EndCard grown={grown.length} answered={words.length} onMore={onMore}>
      {xp > 0 && (
        <p className={styles.xp}>
          <IconBolt size="1.375rem" aria-hidden="true" />
          {t('end.xp', { count: xp })}
        </p>
      )}
      {grown.length > 0 && (
        <ul className={styles.grown} aria-label={t('end.words')}>
          {grown.map((word) => (
            <GrownRow key={word.word} word={word} />
          ))}
        </ul>
      )}
    </EndCard>
  );
}

type EndCardProps = { grown: number; answered: number; onMore: () => void; children: ReactNode };

function EndCard({ grown, answered, onMore, children }: EndCardProps) {
  const { t } = useTranslation('games-now');
  return (
    <div className={styles.stage} data-full-stage>
      <Card as="section" raised aria-labelledby="now-end" className={styles.end}>
        {grown > 0 ? <Tree size={140} /> : <Sprout size={140} />}
        <EndHeading grown={grown} answered={answered} />
        {children}
        <div className={styles.actions}>
          <ButtonLink to={paths.studentDashboard} variant="primary" wide>
            {t('end.done')}
          </ButtonLink>
          <Button variant="plain" onClick={onMore}>
            {t('end.more')}
          </Button>
        </div>
      </Card>
    </div>
  );
}

function EndHeading({ grown, answered }: { grown: number; answered: number }) {
  const { t } = useTranslation(['games-now', 'games']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 id="now-end" ref={heading} tabIndex={-1} className={styles.heading}>
      {grown > 0
        ? t('games:growth.grown', { count: grown })
        : answered > 0
          ? t('end.practised', { count: answered })
          : t('end.nothing')}
    </h1>
  );
}

function GrownRow({ word: { lemma, before, after } }: { word: GrownWord }) {
  return (
    <li>
      <span className={styles.word} lang="en">
        {lemma}
      </span>
      <GrowthMark before={before} after={after} />
    </li>
  );
}
