import type { TextWordState } from '@wordgrove/contract/pdf-fields';
import { normalForm, sentences } from '@wordgrove/language';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useCallback, useEffect, useState } from 'react';
import type { PageForms } from '#features/pdfs/api.ts';
import type { Locate } from './chosen-boxes.ts';
import { boxesOf } from './chosen-boxes.ts';
import { mark, unmark } from './marks.ts';
import type { PageLayer } from './page-layers.ts';
import { pageLayer, wordUnder } from './page-layers.ts';
import type { PageWord } from './page-text.ts';
import { countBefore, sentenceOf } from './page-text.ts';

/** A word that the reader wants to know about. */
export type ChosenWord = {
  word: string;
  page: number;
  sentence: string | undefined;
  /** Where it is on the screen at any time; null when it was chosen elsewhere. */
  locate: Locate | null;
};

type Parts = {
  texts: ReadonlyMap<number, string>;
  forms: ReadonlyMap<number, PageForms>;
  isTinted: boolean;
  /** A word is pressed, which may become a click. */
  onPress: (word: string) => void;
  onChoose: (chosen: ChosenWord) => void;
};

/** What a reader knows, or is expected to, stays as it is: tints are for what may stop them. */
export const tintedStates = ['new', 'learning', 'at-risk'] as const;

const markNames = [
  ...tintedStates.map((state) => `reader-${state}` as const),
  ...(['reader-found', 'reader-found-here', 'reader-word'] as const),
] as const;

/**
 * The words on the pages near the screen: a click or Enter looks one up, the arrow keys go from one to the next, and
 * their states can be tinted.
 */
export function useWordsOnPages({ texts, forms, isTinted, onPress, onChoose }: Parts) {
  const { layers, laidOut, handleText } = useLayers();
  const [cursor, setCursor] = useCursor(layers, laidOut);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other layers are tinted anew
  useEffect(() => {
    for (const layer of layers.values()) tint(layer, isTinted ? forms.get(layer.page) : undefined);
  }, [laidOut, forms, isTinted]);

  const choose = (layer: PageLayer, word: PageWord) => {
    const { page } = layer;
    const at = layer.words().indexOf(word);
    setCursor({ page, at });
    point(layer, word);
    const form = formOf(word, forms.get(page));
    // The server's text is better, but it comes later: right after the upload by a minute.
    const found = sentences(texts.get(page) ?? layer.text()).map(({ text }) => text);
    const sentence = sentenceOf(found, form, countBefore(layer.words(), word));
    onChoose({ word: form, page, sentence, locate: () => boxesOf(layers.get(page), at, sentence) });
  };

  const handlePress = (event: MouseEvent) => {
    const pressed = chosenBy(layers, event);
    if (pressed) onPress(formOf(pressed.word, forms.get(pressed.layer.page)));
  };

  const handleClick = (event: MouseEvent) => {
    // Somebody who selects text wants to copy it.
    if (window.getSelection()?.isCollapsed === false) return;
    const clicked = chosenBy(layers, event);
    if (!clicked) return;
    choose(clicked.layer, clicked.word);
  };

  const handleKey = (event: KeyboardEvent, current: number) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const layer = layers.get(cursor?.page ?? current) ?? layers.get(current);
    if (!layer) return;
    const at = cursor?.page === layer.page ? cursor.at : -1;
    if (event.key === 'Enter') {
      const word = layer.words()[at];
      if (word) choose(layer, word);
    } else if (direction) {
      const next = wordAfter(layers, layer, at + direction);
      if (!next) return;
      point(next.layer, next.word);
      next.layer.rangeOf(next.word)?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
      setCursor({ page: next.layer.page, at: next.at });
    } else return;
    event.preventDefault();
  };

  const word = cursor && layers.get(cursor.page)?.words()[cursor.at];
  return {
    layers,
    laidOut,
    handleText,
    handlePress,
    handleClick,
    handleKey,
    /** The word that the keyboard is at, for screen readers. */
    spoken: word?.text ?? '',
  };
}

/** The word that was chosen last, or that the keyboard is at: marked, as long as its page is there. */
function useCursor(layers: ReadonlyMap<number, PageLayer>, laidOut: number) {
  const [cursor, setCursor] = useState<{ page: number; at: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is laid out anew has lost its mark
  useEffect(() => {
    const layer = cursor && layers.get(cursor.page);
    const word = layer?.words()[cursor?.at ?? 0];
    if (layer && word) point(layer, word);
  }, [laidOut]);
  return [cursor, setCursor] as const;
}

/** The word under the pointer. */
function chosenBy(layers: ReadonlyMap<number, PageLayer>, { target, clientX, clientY }: MouseEvent) {
  const page = Number(target instanceof Element ? target.closest('[data-page]')?.getAttribute('data-page') : 0);
  const layer = layers.get(page);
  const word = layer && wordUnder(layer, clientX, clientY);
  return word && { layer, word };
}

/** The text of every page that is laid out just now. */
function useLayers() {
  const [layers] = useState(() => new Map<number, PageLayer>());
  /** Counts changes of the layers. */
  const [laidOut, setLaidOut] = useState(0);
  useEffect(() => () => markNames.forEach(unmark), []);
  const handleText = useCallback(
    (page: number, element: HTMLElement | null) => {
      if (element) layers.set(page, pageLayer(page, element));
      else {
        layers.delete(page);
        for (const name of markNames) mark(name, page, []);
      }
      setLaidOut((count) => count + 1);
    },
    [layers],
  );
  return { layers, laidOut, handleText };
}

/** Marks one word, and no other. */
function point(layer: PageLayer, word: PageWord): void {
  unmark('reader-word');
  const range = layer.rangeOf(word);
  if (range) mark('reader-word', layer.page, [range]);
}

function tint(layer: PageLayer, forms: PageForms | undefined): void {
  const ranges: { [State in TextWordState]?: Range[] } = { new: [], learning: [], 'at-risk': [] };
  for (const word of forms ? layer.words() : []) {
    const known = forms?.get(normalForm(formOf(word, forms)));
    const places = known && ranges[known.state];
    const range = places && layer.rangeOf(word);
    if (range) places.push(range);
  }
  for (const state of tintedStates) mark(`reader-${state}`, layer.page, ranges[state] ?? []);
}

/** A word divided at the end of a line may have its hyphen for good: the server knows how it is written. */
function formOf({ text, hyphenated }: PageWord, forms: PageForms | undefined): string {
  if (!hyphenated || !forms || forms.has(normalForm(text))) return text;
  return forms.has(normalForm(hyphenated)) ? hyphenated : text;
}

/** The word at a number of a page, which may be on the page before or after it. */
function wordAfter(layers: ReadonlyMap<number, PageLayer>, layer: PageLayer, at: number) {
  const words = layer.words();
  const word = words[at];
  if (word) return { layer, at, word };
  const next = layers.get(layer.page + (at < 0 ? -1 : 1));
  const there = at < 0 ? (next?.words().length ?? 0) - 1 : 0;
  const first = next?.words()[there];
  return next && first ? { layer: next, at: there, word: first } : null;
}
