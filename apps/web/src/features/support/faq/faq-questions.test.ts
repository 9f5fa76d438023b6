import { describe, expect, it } from 'vitest';
import supportEn from '#locales/en/support.json';
import { audiencesFor, isOpenTo, questions } from './faq-questions.ts';

const asked = Object.values(questions)
  .flat()
  .map(({ id }) => id);

describe('the questions', () => {
  it('ask everything that has been answered, each once', () => {
    const answered = Object.entries(supportEn.faq).flatMap(([id, text]) =>
      typeof text === 'object' && 'question' in text ? [id] : [],
    );
    expect([...asked].sort()).toEqual(answered.sort());
  });

  it("show a reader's own side first and leave the other one out", () => {
    expect(audiencesFor('student')).toEqual(['student', 'everyone']);
    expect(audiencesFor('teacher')).toEqual(['teacher', 'everyone']);
    expect(audiencesFor(null)).toEqual(['everyone', 'student', 'teacher']);
  });

  it('lead nobody to a page that would send them away', () => {
    expect(isOpenTo('profile', null)).toBe(false);
    expect(isOpenTo('teacherStudents', 'teacher')).toBe(true);
    expect(isOpenTo('login', 'student')).toBe(false);
    expect(isOpenTo('forgotPassword', null)).toBe(true);
    expect(isOpenTo('usage', 'teacher')).toBe(true);
    expect(isOpenTo('games', null)).toBe(false);
    expect(isOpenTo('games', 'student')).toBe(true);
  });
});
