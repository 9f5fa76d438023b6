import type { ComponentType } from 'react';
import styles from './given-answers.module.css';

type GivenAnswersProps = {
  given: ReadonlyArray<{ text: string; times?: number }>;
  /** An answer as its game writes it. */
  Answer: ComponentType<{ text: string }>;
};

/** What was answered instead, each by itself: an answer may be a sentence with commas. */
export function GivenAnswers({ given, Answer }: GivenAnswersProps) {
  const said = given.filter(({ text }) => text.trim() !== '');
  if (said.length === 0) return '–';
  return (
    <ul className={styles.given}>
      {said.map(({ text, times = 1 }) => (
        <li key={text}>
          <Answer text={text} />
          {times > 1 && ` (${times}×)`}
        </li>
      ))}
    </ul>
  );
}
