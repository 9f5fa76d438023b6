import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { RosterEntry } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { nameOrder } from '@wordgrove/contract/name-order';
import { paths } from '@wordgrove/contract/paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { takeCardWish } from '#platform/card-wish.ts';
import { currentLanguage } from '#platform/i18n.ts';
import type { OtherDevicesPart } from '#platform/other-devices.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useMakeCards } from './api.ts';
import { CardSheets } from './card-sheets.tsx';
import styles from './cards.module.css';

/** Login cards to print: at once for students who were just added, or for those chosen here. */
export function CardsPage({ OtherDevices }: { OtherDevices: OtherDevicesPart }) {
  const { t } = useTranslation('classes-students');
  const { errorText } = useErrorText();
  const { class: classId } = useSearch({ strict: false });
  const make = useMakeCards();
  const [wanted] = useState(takeCardWish);
  const makeFor = (studentIds: readonly string[]) => make.mutate({ studentIds: studentIds.slice(0, limits.bulkMax) });
  // React may run an effect twice, and the second cards would end the first.
  const isAsked = useRef(false);
  const begin = useEffectEvent(() => {
    if (!isAsked.current) makeFor(wanted);
    isAsked.current = true;
  });
  useEffect(() => {
    if (wanted.length > 0) begin();
  }, [wanted]);
  const back = (
    <ButtonLink to={paths.teacherStudents} search={classId ? { class: classId } : {}}>
      {t('cards.back')}
    </ButtonLink>
  );
  if (make.data) return <CardSheets {...make.data} back={back} OtherDevices={OtherDevices} />;
  return (
    <>
      <PageHeader title={t('cards.title')} lead={t('cards.lead')} actions={back} />
      <div className={layout.stack}>
        {make.isError && <Notice tone="error">{errorText(make.error)}</Notice>}
        {make.isPending ? <Spinner text={t('cards.making')} /> : <ChooseStudents classId={classId} onMake={makeFor} />}
      </div>
    </>
  );
}

type ChooseProps = { classId: string | undefined; onMake: (studentIds: readonly string[]) => void };

function ChooseStudents({ classId, onMake }: ChooseProps) {
  const { t } = useTranslation('classes-students');
  const [openedAt] = useState(Date.now);
  const roster = useQuery(
    orpc.classes.roster.queryOptions({ input: classId ? { classId } : {}, refetchOnMount: 'always' }),
  );
  // An older answer wouldn't know of cards made meanwhile, and one click would end them.
  const isFresh = roster.dataUpdatedAt >= openedAt;
  if (roster.isError && !isFresh) return <LoadFailed title={t('cards.failed')} query={roster} />;
  if (!roster.data || !isFresh) return <Skeleton shape="row" count={5} />;
  const compare = nameOrder(currentLanguage());
  const named = new Map(
    roster.data
      .filter(({ signInName, status }) => signInName !== '' && status === 'active')
      .map((entry) => [entry.studentId, entry] as const),
  );
  const students = [...named.values()].sort((one, other) => compare(one.studentName, other.studentName));
  if (students.length === 0) return <EmptyState title={t('cards.none')} text={t('cards.none-text')} />;
  return <StudentChoice students={students} onMake={onMake} />;
}

/** Those without a card are chosen first: a new card ends the one that a child may be holding. */
function StudentChoice({ students, onMake }: { students: readonly RosterEntry[]; onMake: ChooseProps['onMake'] }) {
  const { t } = useTranslation('classes-students');
  const [picks, setPicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const stateOf = useCardState();
  const isChosen = ({ studentId, card }: RosterEntry) => picks.get(studentId) ?? card === null;
  const chosen = students.filter(isChosen).map(({ studentId }) => studentId);
  return (
    <div className={layout.stack}>
      <p>{t('cards.ends')}</p>
      <ul className={styles.choice}>
        {students.map((student) => (
          <li key={student.studentId}>
            <Checkbox
              label={student.studentName}
              hint={stateOf(student)}
              checked={isChosen(student)}
              onChange={({ target }) => setPicks((before) => new Map(before).set(student.studentId, target.checked))}
            />
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => onMake(chosen)}>
          {t('cards.make', { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
}

function useCardState(): (student: RosterEntry) => string {
  const { t } = useTranslation('classes-students');
  const { date } = useFormat();
  return ({ card }) => {
    if (card === null) return t('cards.state.none');
    if (card.usedAt) return t('cards.state.used', { day: date(card.usedAt) });
    const isOver = Date.parse(card.expiresAt) <= Date.now();
    return t(isOver ? 'cards.state.expired' : 'cards.state.open', { day: date(isOver ? card.expiresAt : card.madeAt) });
  };
}
