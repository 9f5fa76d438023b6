import { dayMs } from '@wordgrove/contract/days';
import { emailSchema, looksLikeInviteCode, requiredLineSchema } from '@wordgrove/contract/fields';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#platform/random.ts';
import { demoEmail } from './people.ts';
import { isAdded, planSchool } from './plan-school.ts';

const now = new Date('2026-03-20T12:00:00Z');
const plan = () => planSchool({ random: seededRandom('test', { now: () => now }), now });
const school = plan();
const { teachers, classes, invites, enrolments } = school;
const students = new Set(enrolments.map(({ student }) => student));

describe('planSchool', () => {
  it('is the same school every time', () => {
    expect(plan()).toEqual(school);
  });

  it('has two teachers, three classes and sixty students, all with addresses and names of their own', () => {
    expect([teachers.length, classes.length, students.size]).toEqual([2, 3, 60]);
    const people = [...teachers, ...students];
    expect(new Set(people.map(({ email }) => email)).size).toBe(62);
    for (const { email, fullName } of people) {
      expect(emailSchema.parse(email)).toBe(email);
      expect(email).toMatch(/^[a-z]+(\.[a-z]+)+@demo\.wordgrove\.example$/);
      expect(requiredLineSchema.parse(fullName)).toBe(fullName);
    }
  });

  it('has a class that both teachers teach, since some time after it was opened', () => {
    const shared = classes.flatMap(({ name, createdAt, coTeachers }) =>
      coTeachers.map(({ teacher, since }) => [name, teacher.fullName, since > createdAt && since < now]),
    );
    expect(shared).toEqual([['Reading Club', 'Daniel Hughes', true]]);
  });

  it('has four children without a mailbox, whose teacher added them to the school class', () => {
    const added = enrolments.filter(isAdded);
    expect(added.map(({ student }) => student.signInName)).toEqual([
      'rojda.aslan',
      'baran.kaplan',
      'layla.haddad',
      'nour.mansour',
    ]);
    expect(new Set(added.map(({ invite }) => invite.class.name))).toEqual(new Set(['English 7B']));
  });

  it('gives every class a code, of which one wants approval and one has expired', () => {
    expect(new Set(invites.map((invite) => invite.class))).toEqual(new Set(classes));
    expect(invites.every(({ code }) => looksLikeInviteCode(code))).toBe(true);
    expect(invites.filter(({ requireApproval }) => requireApproval)).toHaveLength(1);
    expect(invites.filter(({ expiresAt }) => expiresAt && expiresAt < now)).toHaveLength(1);
  });

  it('lets everybody register once, within sixty days, with a code that worked then', () => {
    expect(enrolments.filter(({ isFirst }) => isFirst).map(({ student }) => student).length).toBe(60);
    for (const { at, invite, student } of enrolments) {
      expect(at < now).toBe(true);
      expect(now.getTime() - at.getTime()).toBeLessThanOrEqual(60 * dayMs);
      expect(at > invite.class.createdAt).toBe(true);
      expect(invite.expiresAt === null || at < invite.expiresAt).toBe(true);
      const first = enrolments.find((each) => each.student === student && each.isFirst);
      expect(first && first.at <= at).toBe(true);
    }
    const registered = enrolments
      .filter(({ isFirst }) => isFirst)
      .map(({ at }) => (now.getTime() - at.getTime()) / dayMs);
    expect(Math.max(...registered)).toBeGreaterThan(55);
    expect(Math.min(...registered)).toBeLessThan(3);
  });

  it('leaves a few waiting, and only where a code wants approval', () => {
    const pending = enrolments.filter(({ status }) => status === 'pending');
    expect(pending.length).toBe(4);
    expect(pending.every(({ invite }) => invite.requireApproval)).toBe(true);
  });

  it('uses no code more often than it may be', () => {
    for (const invite of invites) {
      const uses = enrolments.filter((each) => each.invite === invite).length;
      expect(uses).toBeGreaterThan(0);
      expect(uses).toBeLessThanOrEqual(invite.maxUses ?? uses);
    }
  });
});

describe('demoEmail', () => {
  it.each([
    ["Siobhán O'Connor", 'siobhan.oconnor'],
    ['Anaïs d’Aubigné', 'anais.daubigne'],
    ['İrem Işık', 'irem.isik'],
    ['Jürgen Groß', 'jurgen.gross'],
    ['Łukasz Zieliński', 'lukasz.zielinski'],
    ['Omar Al-Khatib', 'omar.al.khatib'],
  ])('spells %s as %s', (name, local) => {
    expect(demoEmail(name)).toBe(`${local}@demo.wordgrove.example`);
  });
});
