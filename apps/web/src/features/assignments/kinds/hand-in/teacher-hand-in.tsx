import { IconFileText } from '@tabler/icons-react';
import type { AssignedTask } from '@wordgrove/contract/assignments';
import type { TFunction } from 'i18next';
import type { TaskFacts, TeacherView, TeacherWords } from '#features/assignments/kinds/kind.ts';
import styles from './hand-in.module.css';

type AssignedHandIn = Extract<AssignedTask, { kind: 'hand-in' }>;

/** Work to hand in, as its teacher meets it. */
export function teacherHandIn({ t }: TeacherWords, { files }: AssignedHandIn): TeacherView {
  return {
    picture: <IconFileText className={styles.picture} size="4rem" stroke={1.25} aria-hidden="true" />,
    what: files === 0 ? t('hand-in.what-text') : t('hand-in.what', { count: files }),
  };
}

/** How many files there may be. */
export function mostText(t: TFunction<'assignments-teacher'>, files: number): string {
  return files === 0 ? t('hand-in.none') : t('hand-in.up-to', { count: files });
}

/** What students may hand in. */
export function handInFactsOf({ t }: TeacherWords, { files }: AssignedHandIn): TaskFacts {
  return {
    title: t('kinds.hand-in'),
    text: t('hand-in.how'),
    rows: [[t('hand-in.files'), mostText(t, files)]],
    below: null,
  };
}
