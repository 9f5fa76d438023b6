import { paths } from '@wordgrove/contract/paths';
import type { Pdf } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { OptionCard } from '#features/assignments/kinds/option-card.tsx';
import type { TaskFieldsProps } from '#features/assignments/kinds/task-fields.tsx';
import styles from '#features/assignments/teacher/form/form.module.css';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { TextField } from '#ui/text-field.tsx';
import { canBeSet, useOwnTexts } from './own-texts.ts';
import { TextGone } from './text-gone.tsx';

/** Which text. */
export function TextFields({ form, isStarted, saved }: TaskFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const query = useOwnTexts();
  const set = setIn(saved, form.fields.pdfId);
  const texts = query.data?.pages.flatMap((page) => page.texts) ?? [];
  const before = set?.text?.title ?? null;
  return (
    <div className={layout.stack}>
      {set && !set.text && <TextGone />}
      {query.data ? (
        <TextChoice form={form} isStarted={isStarted} texts={texts} before={before} query={query} />
      ) : (
        <NotLoaded query={query} failed={t('reading.failed')} loading={t('reading.loading')} shape="row" count={3} />
      )}
    </div>
  );
}

/** Which of its pages. */
export function PageFields({ form, isStarted, saved }: TaskFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const query = useOwnTexts();
  const { pdfId } = form.fields;
  const text = query.data?.pages.flatMap((page) => page.texts).find(({ id }) => id === pdfId);
  const pages = text?.pages ?? setIn(saved, pdfId)?.text?.pages ?? null;
  return (
    <div className={styles.pair}>
      <PageField name="from" form={form} isStarted={isStarted} hint={undefined} />
      <PageField
        name="to"
        form={form}
        isStarted={isStarted}
        hint={pages === null ? t('reading.to-hint') : t('reading.to-hint-of', { count: pages })}
      />
    </div>
  );
}

/** The task that was saved, if it is about this text. */
function setIn(saved: TaskFieldsProps['saved'], pdfId: string) {
  return saved?.task.kind === 'reading' && saved.task.pdfId === pdfId ? saved.task : null;
}

type PageFieldProps = Pick<TaskFieldsProps, 'form' | 'isStarted'> & { name: 'from' | 'to'; hint: string | undefined };

function PageField({ name, form, isStarted, hint }: PageFieldProps) {
  const { t } = useTranslation('assignments-teacher');
  return (
    <TextField
      type="number"
      inputMode="numeric"
      min={1}
      label={t(`reading.${name}`)}
      note={name === 'to' ? t('optional') : undefined}
      hint={hint}
      disabled={isStarted}
      {...form.text(name)}
    />
  );
}

type TextChoiceProps = Pick<TaskFieldsProps, 'form' | 'isStarted'> & {
  texts: readonly Pdf[];
  /** The title of the text that was saved, which may be on a page that isn't loaded. */
  before: string | null;
  query: ReturnType<typeof useOwnTexts>;
};

/** The teacher's texts that can be read in the page; without one, the way to the first. */
function TextChoice({ form, isStarted, texts, before, query }: TextChoiceProps) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, errors, change } = form;
  const offered = texts.filter((text) => canBeSet(text) !== false);
  const isElsewhere = before !== null && texts.every(({ id }) => id !== fields.pdfId);
  const isNone = offered.length === 0 && !isElsewhere && !query.hasNextPage;
  const factsOf = ({ pages, level, preparation }: Pdf) => {
    if (preparation === 'waiting') return t('reading.waiting');
    const count = pages === null ? '' : t('reading.page-count', { count: pages });
    return [count, level].filter(Boolean).join(' · ');
  };
  // The form's summary of what is wrong looks for the field by its name, and finds the first of these.
  const first = isElsewhere ? fields.pdfId : offered[0]?.id;
  const optionOf = (id: string) => ({
    id: id === first ? 'pdfId' : undefined,
    ...{ name: 'text', value: id, isChosen: id === fields.pdfId },
    onChoose: () => change({ pdfId: id }),
  });
  return (
    <ChoiceGroup
      legend={t('reading.which-text')}
      hint={t(isNone ? 'reading.none' : 'reading.shares')}
      error={errors.pdfId}
      isDisabled={isStarted}
    >
      {(control) =>
        isNone ? (
          <div>
            <ButtonLink to={paths.teacherUploadPdf}>{t('reading.add')}</ButtonLink>
          </div>
        ) : (
          <div className={styles.texts}>
            <div className={styles.options}>
              {isElsewhere && <OptionCard {...optionOf(fields.pdfId)} title={before} text="" />}
              {offered.map((text) => (
                <OptionCard
                  key={text.id}
                  {...optionOf(text.id)}
                  control={control}
                  title={text.title}
                  text={factsOf(text)}
                  isDisabled={canBeSet(text) === null}
                />
              ))}
            </div>
            {query.hasNextPage && (
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('older')}
              </Button>
            )}
          </div>
        )
      }
    </ChoiceGroup>
  );
}
