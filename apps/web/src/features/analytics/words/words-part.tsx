import type { ClassWord, ClassWords } from '@wordgrove/contract/analytics';
import { limits } from '@wordgrove/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOneOf } from '#platform/is-one-of.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pager } from '#ui/pager.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SearchField } from './search-field.tsx';
import { StatesBar } from './states-bar.tsx';
import type { WordsAddress } from './use-words-address.ts';
import { orders, sources, states } from './use-words-address.ts';
import { WordName } from './word-name.tsx';
import { WordSheet } from './word-sheet.tsx';
import styles from './words.module.css';

type WordsPartProps = { classId: string; found: ClassWords; address: WordsAddress; isStale: boolean };

/** Every word of the class, with how many of its students know, learn, forget or haven't met it. */
export function WordsPart({ classId, found, address, isStale }: WordsPartProps) {
  const { t } = useTranslation('analytics-words');
  const format = useFormat();
  const [opened, setOpened] = useState<ClassWord | null>(null);
  const { wish, change } = address;
  const columns = useColumns(found.students, setOpened);
  const size = limits.classWordsPage;
  const pages = Math.max(1, Math.ceil(found.total / size));
  const page = Math.min(wish.page, pages);
  const goToLast = useEffectEvent(() => change({ page: pages }));
  // An old address may name a page that the list no longer has.
  useEffect(() => {
    if (!isStale && wish.page > pages) goToLast();
  }, [isStale, wish.page, pages]);
  return (
    <div className={styles.screenOnly}>
      <PartCard title={t('words', { count: found.all })}>
        <Filters address={address} />
        {found.total === 0 ? (
          <EmptyState
            picture={<LostPath />}
            title={t('no-match')}
            action={
              <Button onClick={() => change({ search: '', source: undefined, state: undefined })}>
                {t('show-all')}
              </Button>
            }
          />
        ) : (
          <div aria-busy={isStale} className={styles.list}>
            {found.students > 0 && <p>{t('words-who')}</p>}
            {wish.page > pages ? (
              <Skeleton shape="row" count={5} />
            ) : (
              <DataTable
                caption={t('words', { count: found.all })}
                columns={columns}
                rows={found.words}
                rowKey={({ word }) => word}
                cardsUpTo={800}
              />
            )}
            <Pager
              texts={{
                label: t('pages'),
                previous: t('previous'),
                next: t('next'),
                shown: t('shown', {
                  from: format.number((page - 1) * size + 1),
                  to: format.number(Math.min(page * size, found.total)),
                  count: found.total,
                }),
              }}
              page={page - 1}
              pages={pages}
              onTurn={(next) => change({ page: next + 1 })}
            />
          </div>
        )}
      </PartCard>
      {opened && <WordSheet classId={classId} word={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function Filters({ address: { wish, change } }: { address: WordsAddress }) {
  const { t } = useTranslation(['analytics-words', 'app']);
  const all = { value: '', label: t('all') };
  return (
    <search className={styles.filters}>
      <SearchField search={wish.search} onSearch={(search) => change({ search })} />
      <SelectField
        label={t('source')}
        value={wish.source ?? ''}
        options={[all, ...sources.map((value) => ({ value, label: t(`sources.${value}`) }))]}
        onChange={({ target: { value } }) => change({ source: isOneOf(sources, value) ? value : undefined })}
      />
      <SelectField
        label={t('state')}
        value={wish.state ?? ''}
        options={[all, ...states.map((value) => ({ value, label: t(`states.${value}`) }))]}
        onChange={({ target: { value } }) => change({ state: isOneOf(states, value) ? value : undefined })}
      />
      <SelectField
        label={t('sort')}
        value={wish.sort}
        options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        onChange={({ target: { value } }) => isOneOf(orders, value) && change({ sort: value })}
      />
    </search>
  );
}

function useColumns(students: number, open: (word: ClassWord) => void): DataColumn<ClassWord>[] {
  const { t } = useTranslation('analytics-words');
  return [
    {
      id: 'word',
      title: t('columns.word'),
      namesRow: true,
      cell: ({ word, text, level }) => <WordName word={word} text={text} level={level} />,
    },
    {
      id: 'students',
      title: t('columns.students'),
      cell: (row) =>
        students > 0 && (
          <button type="button" className={styles.open} onClick={() => open(row)}>
            <VisuallyHidden>{t('who', { word: row.text })}</VisuallyHidden> <StatesBar counts={row.students} />
          </button>
        ),
    },
    {
      id: 'source',
      title: t('columns.source'),
      cell: ({ sources: from }) => (
        <ul className={styles.sources}>
          {from.map(({ kind, id, name }) => (
            <li key={`${kind} ${id}`}>
              {t(`sources.${kind}`)}: <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
  ];
}
