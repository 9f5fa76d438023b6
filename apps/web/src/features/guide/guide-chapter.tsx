import styles from './guide-chapter.module.css';
import type { Chapter, ChapterTab } from './guide-chapters.ts';
import { GuidePicture } from './guide-picture.tsx';
import { StepText } from './step-text.tsx';

/** One thing the product can do: what it is for, how to do it step by step, and what it looks like. */
export function GuideChapter({ tab, chapter }: { tab: ChapterTab; chapter: Chapter }) {
  const { id, title, text, steps, facts, alt } = chapter;
  return (
    <section id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      {steps && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <StepText text={step} />
            </li>
          ))}
        </ol>
      )}
      {facts && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <StepText text={fact} />
            </li>
          ))}
        </ul>
      )}
      {alt && <GuidePicture tab={tab} chapter={id} alt={alt} />}
    </section>
  );
}
