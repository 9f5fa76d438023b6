import { currentLanguage } from '#platform/i18n.ts';
import { pictureFile } from '#platform/picture-file.ts';
import type { ChapterTab } from './guide-chapters.ts';
import styles from './guide-picture.module.css';

export type GuidePictureProps = { tab: ChapterTab; chapter: string; alt: string };

/** A screenshot of the screen that a chapter describes; nothing where there is none yet. */
export function GuidePicture({ tab, chapter, alt }: GuidePictureProps) {
  const file = pictureFile(`guide-${tab}-${chapter}`, currentLanguage(), __PICTURES__);
  if (!file) return null;
  return (
    <img className={styles.picture} src={`/pictures/${file}`} alt={alt} width="1280" height="800" loading="lazy" />
  );
}
