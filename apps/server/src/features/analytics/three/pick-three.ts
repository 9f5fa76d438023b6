import type { ThreeReason, ThreeRule } from '@wordgrove/contract/three-today';
import { threeRules } from '@wordgrove/contract/three-today';

export type WithReasons = { studentId: string; reasons: readonly ThreeReason[] };

const most = 3;

const praise: ThreeRule = 'good-week';

const rankOf = (rule: ThreeRule) => threeRules.indexOf(rule);

/**
 * At most three students to talk to, each once. Who has the more pressing reason comes first, then who has more of them.
 * Among equals each day has its own order, the same all day long, so that nobody is always last. Praise for one student
 * comes where a place is left.
 *
 * @param day what the day's order depends on
 */
export function pickThree<Student extends WithReasons>(students: readonly Student[], day: string): Student[] {
  const inOrder = students
    .filter(({ reasons }) => reasons.length > 0)
    .map((student) => ({ student, turn: turnOf(student.studentId, day), reasons: student.reasons }))
    .sort(
      (one, other) =>
        best(one.reasons) - best(other.reasons) ||
        other.reasons.length - one.reasons.length ||
        one.turn - other.turn ||
        (one.student.studentId < other.student.studentId ? -1 : 1),
    )
    .map(({ student }) => student);
  const isPraise = ({ reasons }: WithReasons) => reasons.every(({ rule }) => rule === praise);
  const pressing = inOrder.filter((each) => !isPraise(each));
  return [...pressing, ...inOrder.filter(isPraise).slice(0, 1)].slice(0, most);
}

const best = (reasons: readonly ThreeReason[]) => Math.min(...reasons.map(({ rule }) => rankOf(rule)));

/** FNV-1a over day and student. */
function turnOf(studentId: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${day} ${studentId}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
