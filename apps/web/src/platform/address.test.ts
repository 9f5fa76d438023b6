import type { Language } from '@wordgrove/contract/languages';
import { expect, it } from 'vitest';

const files = import.meta.glob<object>('#locales/*/*.json', { import: 'default', eager: true });

/** What teachers alone read, by the beginning of its key. The glossary says how each reader is addressed. */
const forTeachers = [
  ...['analytics-games', 'analytics-student', 'analytics-three', 'analytics-words'],
  ...['assignments-gradebook', 'assignments-grading', 'assignments-teacher', 'classes-students', 'pdfs-teacher'],
  'app.dashboard.teacher',
  ...['auth-account.code', 'auth-account.passkeys', 'auth-account.vouch', 'auth-account.address.of-'],
  ...['auth-account.deletion.text-teacher', 'auth-account.deletion.classes-first', 'auth-register.register.teacher-'],
  'auth-register.verify.local-',
  'auth-register.verify.none-',
  ...['classes.card', 'classes.handover', 'classes.invites', 'classes.students', 'classes.switcher', 'classes.time-'],
  ...['dashboards.first', 'dashboards.tools', 'dashboards.waiting', 'dashboards.week'],
  ...['dictionary.correct', 'dictionary.entry.own-corrections', 'dictionary.history.clear-text-teacher'],
  ...[
    ...[
      'after-due',
      'below-current-uses',
      'class-archived',
      'class-name-taken',
      'classes-still-open',
      'expires-in-past',
      'network-port',
    ],
    ...[
      'no-network',
      'no-test-form',
      'passkey-',
      'sign-in-help-off',
      'text-not-readable',
      'too-many-assignments',
      'too-many-classes',
    ],
    ...['too-many-comments', 'too-many-passkeys', 'too-many-teachers', 'words-not-learnable'],
  ].map((code) => `errors-inside.${code}`),
  ...['flashcards.decks.empty-text-teacher', 'flashcards.lead-teacher', 'flashcards.share', 'games.preview'],
  'guide.chapters.teacher',
  ...['landing.invite-codes', 'landing.students'],
  ...['notices.kinds.class-stays', 'notices.kinds.class-taken-over', 'notices.kinds.teaching-', 'notices.waiting'],
  ...['pdfs-files.too-many-texts', 'profiles.facts.students', 'profiles.fields.subjects-hint'],
  ...[
    ...['approve', 'confirm-student', 'hand-over', 'limits', 'passkey', 'share-deck', 'student-locked-out'],
    ...['teacher-account', 'try-games', 'wrong-translation'],
  ].map((question) => `support.faq.${question}.`),
];

/** A login card is for its child, and what a projector shows is for the class. */
const forStudentsYet = ['cards.how', 'cards.until', 'projector.scan', 'projector.type'].map(
  (key) => `classes-students.${key}`,
);

const startsAs = (starts: readonly string[], key: string) => starts.some((start) => key.startsWith(start));
const isForTeachers = (key: string) => startsAs(forTeachers, key) && !startsAs(forStudentsYet, key);

function sentences(texts: object, above: string): (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${above}.${key}`, value] as const] : sentences(value, `${above}.${key}`),
  );
}

/** The texts of a language by whole keys, without slots and what they quote from the screens of other readers. */
function textsIn(language: Language) {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([path, texts]) => sentences(texts, path.replace(/^.*\/|\.json$/g, '')))
    .map(([key, text]) => [key, text.replace(/\{\{[^}]*\}\}|„[^“]*“|“[^”]*”|«[^»]*»/g, '…')] as const);
}

type Formal = Exclude<Language, 'en' | 'es'>;

/** How a friend is addressed: no teacher is. German and French name the commonest verbs, as commands lack a pronoun. */
const familiar: Record<Formal, RegExp> = {
  de: /(?<!\p{L})([Dd](u|ich|ir|ein(e[nmrs]?|s)?)(?!\p{L})|(([Gg]ib|[Nn]imm|[Ss]ieh|[Ll]ies|[Ss]prich|[Ee]ntferne|[Ee]rstelle|[Öö]ffne|[Pp]rüfe|[Ww]ähle|[Ww]arte)(?!\p{L})(?! Sie)))/u,
  fr: /(?<!\p{L})([Tt](u|on|a|es|oi|e)(?!\p{L})|[Tt]’|(Choisis|Écris|Fais|Ouvre|Réessaie|Saisis|Vérifie)(?!\p{L}))/u,
  tr: /(?<!\p{L})([Ss]en(i|in|inle|den|de)?|[Ss]ana|kendin)(?!\p{L})|\p{L}((yor|m[ae]z|[aeıiuü]r|m[ae]l[ıi]|[ae]ca[kğ])s[ıiuü]n|(yor|m[ae]z|[aeıiuü]r|[dt][ıiuü]y)s[ae]n|[dt][ıiuü]ğ[ıiuü]n|m[ıiuü]şt[ıiuü]n)(?!\p{L})|(?<!\p{L})([Ss]eç|[Yy]az|[Bb]ak|[Aa]ç|[Dd]ene|[Ee]kle|[Bb]ırak)\./u,
};

/** How somebody is addressed at a distance: no student is, nor anybody by what both read. */
const formal: Record<Formal, RegExp> = {
  de: /\p{Ll}en Sie(?!\p{L})|[\p{Ll},] (Ihre?[nmrs]?|Ihnen)(?!\p{L})/u,
  fr: /(?<!\p{L})([Vv](ous|otre|os|ôtres?)|Faites(?= )|(?!([Aa]ssez|[Cc]hez|nez)(?!\p{L}))\p{L}+ez)(?!\p{L})/u,
  tr: /(?<!\p{L})[Ss]iz(e|i|in|inle|de|den)?(?!\p{L})|\p{L}[ıiuü]n[ıiuü]z(?!\p{L})|(?<!\p{L})([Ss]eç|[Yy]az|[Gg]ir|[Dd]ene|[Ss]il|[Ee]kle|[Bb]ekle|[Bb]ak)(y?in|ın)(?!\p{L})/u,
};

const formalLanguages = ['de', 'fr', 'tr'] as const;

it.each(formalLanguages)('says Sie, vous or siz to teachers: %s', (language) => {
  const texts = textsIn(language).filter(([key]) => isForTeachers(key));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(([, text]) => familiar[language].test(text))).toEqual([]);
  expect(texts.filter(([, text]) => formal[language].test(text)).length).toBeGreaterThan(100);
});

it.each(formalLanguages)('says du, tu or sen to students, and to nobody else: %s', (language) => {
  const texts = textsIn(language).filter(([key]) => !isForTeachers(key));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(([, text]) => formal[language].test(text))).toEqual([]);
  expect(texts.filter(([, text]) => familiar[language].test(text)).length).toBeGreaterThan(100);
});

it('says tú to everybody in Spanish', () => {
  const usted = /(?<!\p{L})([Uu]sted(es)?|[Ee]lija|[Ii]ntroduzca|[Ss]eleccione)(?!\p{L})/u;
  expect(textsIn('es').filter(([, text]) => usted.test(text))).toEqual([]);
});

it('knows no key that is gone', () => {
  const keys = textsIn('de').map(([key]) => key);
  expect([...forTeachers, ...forStudentsYet].filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
});
