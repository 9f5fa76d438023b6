import { IconBook } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { Pdf } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { useOpenClasses, useOwnText } from '#features/pdfs/teacher/api.ts';
import { ArchivedBar, useArchivedText } from '#features/pdfs/teacher/own/archived-bar.tsx';
import { TextMenu } from '#features/pdfs/teacher/own/text-menu.tsx';
import { arriving, useArrival } from '#features/pdfs/teacher/use-arrival.ts';
import { errorStatus } from '#platform/errors.ts';
import { readPath, textPath } from '#platform/text-path.ts';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useTabName } from '#platform/use-tab-name.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Book } from '#ui/pictures/book.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ClassFitPart } from './class-fit-part.tsx';
import { HeatPart } from './heat-part.tsx';
import { ReadersPart } from './readers-part.tsx';
import styles from './text.module.css';
import { TextFacts } from './text-facts.tsx';

/** A text as its teacher sees it: what it is, how well it fits a class, and who reads it. */
export function TextPage({ id }: { id: string }) {
  const { t } = useTranslation('pdfs-teacher');
  const query = useOwnText(id);
  // Deleted meanwhile, perhaps in another tab.
  const isGone = query.isError && [400, 404].includes(errorStatus(query.error) ?? 0);
  if (query.data && !isGone) return <Text text={query.data} />;
  if (!query.isError) return <Skeleton shape="card" label={t('text.loading')} />;
  if (isGone) {
    const back = <ButtonLink to={paths.pdfs}>{t('text.to-texts')}</ButtonLink>;
    return <EmptyState picture={<Book />} title={t('text.gone')} text={t('text.gone-text')} action={back} />;
  }
  return <LoadFailed title={t('text.failed')} query={query} />;
}

function Text({ text }: { text: Pdf }) {
  const { t } = useTranslation('pdfs-teacher');
  const navigate = useNavigate();
  const archived = useArchivedText();
  const page = useArrival<HTMLDivElement>();
  const { id, title, kind, status } = text;
  useTabName(title);
  const isReadable = kind === 'pdf' || kind === 'txt';
  const handleArchived = (changed: Pdf) =>
    archived.keep(changed.status === 'archived' ? { id, name: changed.title } : null);
  return (
    <div ref={page}>
      <PageHeader
        title={title}
        actions={
          <>
            {isReadable && (
              <ButtonLink to={readPath(id, 'teacher')}>
                <IconBook size="1.125rem" aria-hidden="true" />
                {t('text.read')}
              </ButtonLink>
            )}
            <TextMenu
              text={text}
              onArchived={handleArchived}
              onRemoved={() => void navigate({ to: paths.pdfs, state: arriving })}
            />
          </>
        }
      />
      <div className={styles.page}>
        {text.twin && <SameFile twin={text.twin} />}
        <TextFacts text={text} />
        {isReadable && <ClassParts text={text} />}
        {status === 'archived' && archived.removed?.id === id && <ArchivedBar {...archived} />}
      </div>
    </div>
  );
}

/** Uploaded twice: perhaps on purpose, so it only says so. */
function SameFile({ twin }: { twin: NonNullable<Pdf['twin']> }) {
  const { t } = useTranslation('pdfs-teacher');
  const open = <ButtonLink to={textPath(twin.id)}>{t('same.open')}</ButtonLink>;
  return (
    <Notice title={t('same.title')} action={open}>
      <p>{t('same.text', { title: twin.title })}</p>
    </Notice>
  );
}

/** What one class makes of the text. The class is in the address. */
function ClassParts({ text }: { text: Pdf }) {
  const { t } = useTranslation('pdfs-teacher');
  const { open, archivedIds, isPending } = useOpenClasses();
  const has = text.classes.map((each) => ({ ...each, isShared: true, isArchived: archivedIds.has(each.id) }));
  const shared = [...has.filter(({ isArchived }) => !isArchived), ...has.filter(({ isArchived }) => isArchived)];
  const others = (open ?? []).filter(({ id }) => !shared.some((each) => each.id === id));
  const classes = [...shared, ...others.map(({ id, name }) => ({ id, name, isShared: false, isArchived: false }))];
  const [classId, choose] = useAddressChoice(
    'class',
    classes.map(({ id }) => id),
    classes[0]?.id ?? '',
  );
  const chosen = classes.find(({ id }) => id === classId);
  if (!chosen) {
    if (isPending) return <Skeleton shape="card" label={t('fit.loading')} />;
    return <NoClass />;
  }
  return (
    <>
      <ClassFitPart key={`fit ${chosen.id}`} text={text} classes={classes} chosen={chosen} onChoose={choose} />
      {chosen.isShared && <ReadersPart key={`readers ${chosen.id}`} text={text} schoolClass={chosen} />}
      {chosen.isShared && text.hasText && <HeatPart key={`heat ${chosen.id}`} text={text} schoolClass={chosen} />}
    </>
  );
}

function NoClass() {
  const { t } = useTranslation('pdfs-teacher');
  const invite = <ButtonLink to={paths.teacherInviteCodes}>{t('details.make-class')}</ButtonLink>;
  return <EmptyState title={t('fit.no-class')} text={t('fit.no-class-text')} action={invite} />;
}
