import type { Copied, ListedAssignment } from '@wordgrove/contract/assignments';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuid } from 'uuid';
import { useCopyMany } from '#features/assignments/teacher/api.ts';
import { errorStatus } from '#platform/errors.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useOnceBack } from '#platform/use-once-back.ts';
import { daysFrom, firstDayOf } from './shift.ts';

type Fields = { classId: string; move: 'weeks' | 'start'; weeks: string; start: string; as: 'drafts' | 'planned' };

type Wish = { from: string; assignments: readonly ListedAssignment[]; classes: readonly SchoolClass[] };

const mostWeeks = 520;

/** What is to be copied, what is wrong with that, and how it is done: once, however often it is sent. */
export function useCopyAll({ from, assignments, classes }: Wish) {
  const { t } = useTranslation('assignments-teacher');
  const { inputErrorText } = useErrorText();
  const copying = useCopyMany();
  useOnceBack(errorStatus(copying.error) === 0, copying.reset);
  const others = classes.filter(({ id }) => id !== from);
  const [fields, setFields] = useState<Fields>(() => ({
    classId: others.length === 1 ? (others[0]?.id ?? '') : '',
    ...{ move: 'weeks', weeks: '1', start: '', as: 'drafts' },
  }));
  const [left, setLeft] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<Partial<Record<'classId' | 'days' | 'copies', string>>>({});
  const [ids] = useState(() => new Map<string, string>());

  const chosen = assignments.slice(0, limits.copiesAtOnce).filter(({ id }) => !left.includes(id));
  const firstDay = firstDayOf(chosen);
  const weeks = /^-?\d{1,3}$/.test(fields.weeks.trim()) ? Number(fields.weeks) : null;
  const weekDays = weeks === null || Math.abs(weeks) > mostWeeks ? null : weeks * 7;
  const startDays = fields.start === '' ? null : daysFrom(firstDay ?? fields.start, fields.start);
  const days = fields.move === 'weeks' ? weekDays : startDays;
  const again = () => {
    setErrors({});
    copying.reset();
  };

  /** The same wish has the same ids. */
  const idFor = (key: string) => {
    const id = ids.get(key) ?? uuid();
    ids.set(key, id);
    return id;
  };

  const send = async (): Promise<readonly Copied[] | null> => {
    if (copying.isPending) return null;
    const { classId, as } = fields;
    const found = {
      ...(classId === '' && { classId: t('copy-all.no-class') }),
      ...(days === null && { days: t(`copy-all.wrong-${fields.move}`) }),
      ...(chosen.length === 0 && { copies: t('copy-all.none') }),
    };
    setErrors(found);
    if (days === null || Object.keys(found).length > 0) return null;
    const copies = chosen.map((each) => ({ id: idFor([classId, days, as, each.id].join()), from: each.id }));
    const answer = await copying.mutateAsync({ copies, classId, days, publishes: as === 'planned' }).catch(() => null);
    return answer?.copies ?? null;
  };

  return {
    ...{ fields, errors, chosen, days, firstDay, send },
    timeZone: classes.find(({ id }) => id === fields.classId)?.timeZone ?? deviceTimeZone(),
    isBusy: copying.isPending,
    refused: copying.isError ? inputErrorText(copying.error) : null,
    change: (part: Partial<Fields>) => {
      setFields((before) => ({ ...before, ...part }));
      again();
    },
    take: (id: string, isTaken: boolean) => {
      setLeft(isTaken ? left.filter((each) => each !== id) : [...left, id]);
      again();
    },
  };
}
