import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './question.tsx';
import styles from './test.module.css';

/** Typing aids would give spellings away. */
const plainTyping = {
  lang: 'en',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 40,
} as const;

type TypedProps = { label: string; text: string; hint?: string; onType: (text: string) => void };

function Typed({ label, text, hint, onType }: TypedProps) {
  return (
    <div className={styles.typed}>
      <TextField
        label={label}
        hint={hint}
        value={text}
        {...plainTyping}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

const asText = (text: string) => (text === '' ? null : { text });

/** The missing word: typed, or picked from the bank. */
export function GapField({ asked, bank, answer, onAnswer }: FieldProps<'gap'> & { bank: readonly string[] }) {
  const { t } = useTranslation('games-test');
  if (bank.length === 0) {
    const { letter, letters } = asked;
    const hint = letters ? t('letter-and-length', { letter, letters }) : letter && t('first-letter', { letter });
    const text = answer && 'text' in answer ? answer.text : '';
    return <Typed label={t('missing-word')} text={text} hint={hint} onType={(typed) => onAnswer(asText(typed))} />;
  }
  const choice = answer && 'choice' in answer ? String(answer.choice) : '';
  return (
    <div className={styles.typed}>
      <SelectField
        label={t('missing-word')}
        value={choice}
        onChange={({ target }) => onAnswer(target.value === '' ? null : { choice: Number(target.value) })}
        options={[
          { value: '', label: t('choose') },
          ...bank.map((word, place) => ({ value: String(place), label: word })),
        ]}
      />
    </div>
  );
}

/** True or false, and after "False" the word that makes it true. */
export function ClaimField({ asked, answer, onAnswer }: FieldProps<'claim'>) {
  const { t } = useTranslation(['games-test', 'games']);
  const given = answer && 'says' in answer ? answer : null;
  return (
    <div className={styles.parts}>
      <ChoiceField
        legend={t('answer')}
        options={[t('games:statements.true'), t('games:statements.false')]}
        choice={given && (given.says ? 0 : 1)}
        isOwn
        onChoose={(place) => onAnswer({ says: place === 0, pick: null })}
      />
      {given && !given.says && (
        <ChoiceField
          legend={t('makes-true')}
          isLegendShown
          options={asked.options}
          choice={given.pick}
          onChoose={(pick) => onAnswer({ says: false, pick })}
        />
      )}
    </div>
  );
}

/** A word of the letters shown. Which are used is seen, not whether they are in their place. */
export function LettersField({ asked, answer, onAnswer }: FieldProps<'letters'>) {
  const { t } = useTranslation('games-test');
  const text = answer && 'text' in answer ? answer.text : '';
  const typed = [...text.toLowerCase().normalize('NFC')];
  const tiles = asked.letters.map((letter, place) => {
    const at = typed.indexOf(letter);
    if (at !== -1) typed.splice(at, 1);
    return { id: `${place} ${letter}`, letter, isUsed: at !== -1 };
  });
  return (
    <div className={styles.parts}>
      <ul className={styles.letters} lang="en" aria-label={t('letters')}>
        {tiles.map(({ id, letter, isUsed }) => (
          <li key={id} data-used={isUsed}>
            {letter}
          </li>
        ))}
      </ul>
      <Typed label={t('your-word')} text={text} onType={(next) => onAnswer(asText(next))} />
    </div>
  );
}

/** Each thing gets a group. */
export function GroupsField({ asked, answer, onAnswer }: FieldProps<'groups'>) {
  const { t } = useTranslation('games-test');
  const places = answer && 'places' in answer ? answer.places : asked.things.map(() => null);
  const put = (thing: number, group: number | null) => {
    const next = places.map((each, place) => (place === thing ? group : each));
    onAnswer(next.every((each) => each === null) ? null : { places: next });
  };
  return (
    <div className={styles.things} lang="en">
      {asked.things.map((thing, place) => (
        <SelectField
          key={thing}
          label={thing}
          value={String(places[place] ?? '')}
          onChange={({ target }) => put(place, target.value === '' ? null : Number(target.value))}
          options={[
            { value: '', label: t('choose') },
            ...asked.groups.map((group, at) => ({ value: String(at), label: group })),
          ]}
        />
      ))}
    </div>
  );
}
