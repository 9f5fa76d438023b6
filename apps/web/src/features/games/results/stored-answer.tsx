import { readSaid } from '@wordgrove/games/true-false/stored';
import { useTranslation } from 'react-i18next';

/**
 * An answer as it was given: in English, except that "true" and "false" are in the reader's language, as on their
 * buttons.
 */
export function StoredAnswer({ text }: { text: string }) {
  const { t } = useTranslation('games');
  const said = readSaid(text);
  if (!said) return <span lang="en">{text}</span>;
  if (said.word !== null) return t('statements.false-but', { word: said.word });
  return t(said.isTrue ? 'statements.true' : 'statements.false');
}
