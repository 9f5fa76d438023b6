import type { Language } from '@wordgrove/contract/languages';
import { paths } from '@wordgrove/contract/paths';
import type { ClassFit, Pdf } from '@wordgrove/contract/pdfs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreTeach } from '#features/pdfs/teacher/api.ts';
import { errorCode } from '#platform/errors.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { focusIn } from '#ui/use-focus.ts';
import { AnswersField } from './answers-field.tsx';
import { FirstRows } from './first-rows.tsx';
import { packName } from './pack-name.ts';
import styles from './text.module.css';
import { useLackedColumns } from './use-lacked-columns.tsx';

/** How many words are shown at first and ticked beforehand: as many as a lesson can take. */
const suggested = 10;

/** Fewer leave nothing to choose from in most games. */
const gameWords = 4;

/** The words that help most, and the pack made of them. */
export function LackedWords({ text, fit }: { text: Pdf; fit: ClassFit }) {
  const { t } = useTranslation('pdfs-teacher');
  const { lacked, pack, className } = fit;
  const [ticked, setTicked] = useTicked(fit);
  const [chosen, setChosen] = useState<Language | null>(null);
  // What one language of the class can't say to everybody, English can.
  const language = chosen ?? fit.language ?? 'en';
  const columns = useLackedColumns({
    students: fit.students,
    language,
    ticked,
    onTick: (word, isIn) => setTicked(new Set(isIn ? [...ticked, word] : [...ticked].filter((each) => each !== word))),
  });
  // Words that were learned meanwhile are gone from the list.
  const rows = lacked.filter(({ word }) => ticked.has(word));
  const words = rows.map(({ word }) => word);
  const { part, setMadeId } = useFocusOnPack(pack);
  const { isPending, make } = useMakePack(text, fit, (deckId) => {
    setMadeId(deckId);
    setTicked(new Set());
  });
  const packText = (count: number) =>
    count === 0 ? t('pack.choose') : count < gameWords ? t('pack.few') : t('pack.what', { class: className });
  return (
    <div ref={part} className={styles.lacked}>
      {pack && <Pack pack={pack} className={className} />}
      <h3>{t('lacked.title')}</h3>
      {lacked.length === 0 ? (
        <p>{t('lacked.none')}</p>
      ) : (
        <>
          <p className={styles.muted}>{t('lacked.order')}</p>
          <FirstRows
            caption={t('lacked.title')}
            columns={columns}
            rows={lacked}
            rowKey={({ word }) => word}
            dense={3}
            first={suggested}
            all={t('lacked.all', { count: lacked.length })}
          />
          <AnswersField
            shared={fit.language}
            value={language}
            inEnglish={rows.filter(({ answers }) => answers[language] === null).length}
            onChange={setChosen}
          />
          <div className={styles.actions}>
            <Button
              variant="primary"
              loading={isPending}
              disabled={words.length === 0}
              onClick={() => make({ language, words })}
            >
              {t(pack ? 'pack.make-another' : 'pack.make')}
            </Button>
            <span role="status">{t('pack.words', { count: words.length })}</span>
          </div>
          <p className={styles.muted}>{packText(words.length)}</p>
        </>
      )}
    </div>
  );
}

/** The words for the next pack. Those that another screen put into one meanwhile are no longer ticked. */
function useTicked({ lacked, pack }: ClassFit) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    // Once there is a pack, another one is only made of words that are chosen for it. Nor does a card go out unseen with a
    // meaning that may not be the text's.
    () => new Set(pack ? [] : lacked.slice(0, suggested).flatMap(({ word, isTaught }) => (isTaught ? word : []))),
  );
  const packId = pack?.deckId ?? null;
  const [seenId, setSeenId] = useState(packId);
  if (packId !== seenId) {
    setSeenId(packId);
    const packed = new Set(lacked.flatMap(({ word, isInPack }) => (isInPack ? word : [])));
    setTicked(new Set([...ticked].filter((word) => !packed.has(word))));
  }
  return [ticked, setTicked] as const;
}

/** Makes a pack, once, however often the button is pressed for the same. */
function useMakePack(text: Pdf, { classId, pack, packs }: ClassFit, onMade: (deckId: string) => void) {
  const { t } = useTranslation('pdfs-teacher');
  const { done, failed } = useOutcomeToast();
  const preTeach = usePreTeach();
  const idFor = useRequestId();
  const make = (chosen: { language: Language; words: string[] }) => {
    const name = packName(t('pack.name', { title: '{{title}}' }), text.title, packs);
    const wish = { id: text.id, classId, seen: pack?.deckId ?? null, name, ...chosen };
    const deckId = idFor(JSON.stringify(wish));
    const handleMade = () => {
      done(t('pack.made'));
      onMade(deckId);
    };
    const handleError = (error: unknown) => {
      if (errorCode(error) === 'edit-conflict') done(t('pack.made-elsewhere'));
      else failed(error);
    };
    preTeach.mutate({ ...wish, deckId }, { onSuccess: handleMade, onError: handleError });
  };
  return { isPending: preTeach.isPending, make };
}

/** The way into a pack takes the focus once it is made: the button that was pressed then has nothing more to make. */
function useFocusOnPack(pack: ClassFit['pack']) {
  const part = useRef<HTMLDivElement>(null);
  const [madeId, setMadeId] = useState<string | null>(null);
  const newId = pack?.deckId === madeId ? madeId : null;
  useEffect(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === body || part.current?.contains(activeElement);
    if (newId !== null && isFree) focusIn(part, '[data-pack] a');
  }, [newId]);
  return { part, setMadeId };
}

/** The pack that the class has, and the ways into it. */
function Pack({ pack, className }: { pack: NonNullable<ClassFit['pack']>; className: string }) {
  const { t } = useTranslation('pdfs-teacher');
  const format = useFormat();
  const { deckId, name, words, createdAt } = pack;
  const ways = (
    <span className={styles.actions} data-pack>
      <ButtonLink to={paths.flashcards} search={() => ({ deck: deckId })}>
        {t('pack.open')}
      </ButtonLink>
      <ButtonLink to={paths.teacherGamePreviews} search={() => ({ deck: deckId })}>
        {t('pack.play')}
      </ButtonLink>
    </span>
  );
  return (
    <Notice tone="success" title={name} action={ways}>
      <p>{t('pack.there', { count: words, class: className, date: format.date(createdAt) })}</p>
    </Notice>
  );
}
