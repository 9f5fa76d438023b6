import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { currentLanguage } from '#platform/i18n.ts';
import { pictureFile } from '#platform/picture-file.ts';
import styles from './guide-chapter.module.css';
import type { Chapter, ChapterTab } from './guide-chapters.ts';

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

/** A screenshot of the screen that a chapter describes; nothing where there is none yet. */
function GuidePicture({ tab, chapter, alt }: { tab: ChapterTab; chapter: string; alt: string }) {
  const file = pictureFile(`guide-${tab}-${chapter}`, currentLanguage(), __PICTURES__);
  if (!file) return null;
  return (
    <img className={styles.picture} src={`/pictures/${file}`} alt={alt} width="1280" height="800" loading="lazy" />
  );
}

const addresses = Object.values(paths);

/**
 * A sentence whose commands, written between backticks, are set as code; those that are addresses of ours are links.
 */
function StepText({ text }: { text: string }) {
  return text.split(/(`[^`]+`)/).map((piece) => {
    if (!piece.startsWith('`')) return piece;
    const command = piece.slice(1, -1);
    const address = addresses.find((each) => each === command);
    return address ? (
      <Link key={piece} to={address}>
        {address}
      </Link>
    ) : (
      <code key={piece}>{command}</code>
    );
  });
}
