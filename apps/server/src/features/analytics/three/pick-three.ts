import type { ThreeReason, ThreeRule } from '@wordgrove/contract/three-today';
import { threeRules } from '@wordgrove/contract/three-today';
import { severityOf } from './rules.ts';

export type WithReasons = { studentId: string; reasons: readonly ThreeReason[] };

export type Picked<Student> = {
  /** At most three. */
  students: Student[];
  /** Who comes after them, at most `othersMax`. */
  others: Student[];
};

const most = 3;

/** As many as anybody reads. */
const othersMax = 10;

const praise: ThreeRule = 'good-week';

const rankOf = (rule: ThreeRule) => threeRules.indexOf(rule);

/**
 * The students to talk to, each once. Who has the more pressing reason comes first, then who has more of them, then who
 * has it worse. Among equals each day has its own order, the same all day long, so that nobody is always last. Praise
 * for one student comes where a place is left.
 *
 * @param day what the day's order depends on
 */
export function pickThree<Student extends WithReasons>(students: readonly Student[], day: string): Picked<Student> {
  const inOrder = students
    .flatMap((student) => {
      const first = mostPressing(student.reasons);
      return first ? [{ student, first, turn: turnOf(student.studentId, day) }] : [];
    })
    .sort(
      (one, other) =>
        rankOf(one.first.rule) - rankOf(other.first.rule) ||
        other.student.reasons.length - one.student.reasons.length ||
        severityOf(other.first) - severityOf(one.first) ||
        one.turn - other.turn ||
        (one.student.studentId < other.student.studentId ? -1 : 1),
    )
    .map(({ student }) => student);
  const isPraise = ({ reasons }: WithReasons) => reasons.every(({ rule }) => rule === praise);
  const pressing = inOrder.filter((each) => !isPraise(each));
  return {
    students: [...pressing, ...inOrder.filter(isPraise).slice(0, 1)].slice(0, most),
    others: pressing.slice(most, most + othersMax),
  };
}

function mostPressing(reasons: readonly ThreeReason[]): ThreeReason | undefined {
  return [...reasons].sort((one, other) => rankOf(one.rule) - rankOf(other.rule))[0];
}

/** FNV-1a over day and student. */
function turnOf(studentId: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${day} ${studentId}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
