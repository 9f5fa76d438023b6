import { coverageBand, coverageBands } from '@wordgrove/contract/coverage';
import type { ClassFit, Pdf } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { useClassFit } from '#features/pdfs/teacher/api.ts';
import { useClassName } from '#features/pdfs/teacher/use-class-name.ts';
import { useShare } from '#features/pdfs/use-share.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EachStudent } from './each-student.tsx';
import { FitBar } from './fit-bar.tsx';
import { LackedWords } from './lacked-words.tsx';
import styles from './text.module.css';

export type ClassOfText = {
  id: string;
  name: string;
  isShared: boolean;
  /** Its students don't see the text now. */
  isArchived: boolean;
};

type ClassFitPartProps = {
  text: Pdf;
  classes: readonly ClassOfText[];
  chosen: ClassOfText;
  onChoose: (id: string) => void;
};

/** How much of the text a class knows, who can read it, and which words would help most. */
export function ClassFitPart({ text, classes, chosen, onChoose }: ClassFitPartProps) {
  const { t } = useTranslation('pdfs-teacher');
  const className = useClassName();
  const switcher = classes.length > 1 && (
    <SelectField
      label={t('fit.class')}
      value={chosen.id}
      onChange={({ target }) => onChoose(target.value)}
      options={classes.map((each) => ({
        value: each.id,
        label: each.isShared ? className(each) : t('fit.not-shared', { name: each.name }),
      }))}
    />
  );
  return (
    <PartCard title={t('fit.title')} actions={switcher}>
      {chosen.isArchived && <Notice title={t('fit.archived')}>{t('fit.archived-text')}</Notice>}
      {text.preparation === 'waiting' && <p role="status">{t('fit.waiting')}</p>}
      {text.preparation !== 'waiting' && !text.hasText && <p>{t('fit.no-words')}</p>}
      {text.hasText && <Measured text={text} chosen={chosen} />}
    </PartCard>
  );
}

function Measured({ text, chosen }: Pick<ClassFitPartProps, 'text' | 'chosen'>) {
  const { t } = useTranslation('pdfs-teacher');
  const fit = useClassFit(text.id, chosen.id);
  if (!fit.data && fit.isError) return <LoadFailed title={t('fit.failed')} query={fit} />;
  if (!fit.data) return <Skeleton shape="text" count={5} label={t('fit.loading')} />;
  const { median, students } = fit.data;
  if (students === 0 || median === null) return <p>{t('fit.no-students', { class: chosen.name })}</p>;
  return (
    <>
      <FitFigures fit={fit.data} />
      <FitBar median={median} />
      <EachStudent key={fit.data.classId} students={fit.data.each} />
      {!chosen.isArchived && <LackedWords text={text} fit={fit.data} />}
    </>
  );
}

/** The one message and what it means, the range behind it, and how many can read the text. */
function FitFigures({ fit }: { fit: ClassFit }) {
  const { t } = useTranslation('pdfs-teacher');
  const share = useShare();
  const { median, lowest, highest } = fit;
  return (
    <>
      <div>
        {median && (
          <>
            <p className={styles.message}>{t('fit.message', { share: share(median.coverage) })}</p>
            <p>{t(`fit.meaning.${coverageBand(median.coverage)}`)}</p>
          </>
        )}
        {lowest !== null && highest !== null && share(lowest) !== share(highest) && (
          <p className={styles.muted}>{t('fit.range', { from: share(lowest), to: share(highest) })}</p>
        )}
      </div>
      <dl className={styles.bands}>
        {coverageBands.map((band) => (
          <div key={band} data-band={band}>
            <dt>{t(`fit.bands.${band}`, { count: fit.bands[band] })}</dt>
            <dd>{t('fit.students', { count: fit.bands[band] })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
