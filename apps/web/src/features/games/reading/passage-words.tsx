import { IconBulb, IconX } from '@tabler/icons-react';
import type { ReadingItem } from '@wordgrove/games/reading';
import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { cutIntoWords } from './cut-into-words.ts';
import styles from './reading.module.css';
import { useRoving } from './use-roving.ts';

type PassageWordsProps = Pick<ReadingItem, 'paragraphs'> & {
  proof: number | null;
  /** The sentence the reader marked as the proof. */
  marked: number | null;
  onLook: (word: string, sentence: number) => void;
};

/**
 * The passage, each word of which can be looked up. Only the word that Tab reaches is a button for screen readers, so
 * that the text is still read as text.
 */
export function PassageWords({ paragraphs, proof, marked, onLook }: PassageWordsProps) {
  const root = useRef<HTMLDivElement>(null);
  const { cut, words } = useMemo(() => cutIntoWords(paragraphs), [paragraphs]);
  const look = (place: number) => {
    const word = words[place];
    if (word) onLook(word.text, word.sentence);
  };
  const nextSentence = (from: number, step: number) => {
    const sentence = (words[from]?.sentence ?? 0) + step;
    const first = words.findIndex((word) => word.sentence === sentence);
    return first === -1 ? from : first;
  };
  const { current, setCurrent, onKeyDown } = useRoving(root, words.length, look, nextSentence);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the word inside that has the focus.
    <div ref={root} className={styles.text} lang="en" onKeyDown={onKeyDown}>
      {cut.map((sentences) => (
        <p key={sentences[0]?.number}>
          {sentences.map(({ number, pieces }) => (
            <PassageSentence key={number} state={number === proof ? 'proof' : number === marked ? 'missed' : 'plain'}>
              {pieces.map(({ text, place, start }) =>
                place === null ? (
                  text
                ) : (
                  // biome-ignore lint/a11y/noStaticElementInteractions: a button only where Tab reaches it.
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the whole passage listens to the keys.
                  <span
                    key={start}
                    className={styles.word}
                    data-place={place}
                    role={place === current ? 'button' : undefined}
                    tabIndex={place === current ? 0 : -1}
                    aria-describedby={place === 0 ? 'reading-hint' : undefined}
                    onFocus={() => setCurrent(place)}
                    onClick={() => look(place)}
                  >
                    {text}
                  </span>
                ),
              )}
            </PassageSentence>
          ))}
        </p>
      ))}
    </div>
  );
}

type PassageSentenceProps = {
  /** `missed`: it was marked but isn't the proof. */
  state: 'plain' | 'proof' | 'missed';
  children: ReactNode;
};

/** A sentence of the passage, with the space after it. */
function PassageSentence({ state, children }: PassageSentenceProps) {
  const { i18n, t } = useTranslation('games-reading');
  if (state === 'plain') return <>{children} </>;
  const Icon = state === 'proof' ? IconBulb : IconX;
  return (
    <>
      <mark className={styles.mark} data-state={state}>
        <Icon className={styles.sign} size="1.125rem" aria-hidden="true" />
        <VisuallyHidden>
          <span lang={i18n.language}>{t(state === 'proof' ? 'is-proof' : 'is-missed')}</span>
        </VisuallyHidden>
        {children}
      </mark>{' '}
    </>
  );
}
