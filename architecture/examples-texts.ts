import type { Example } from './examples.ts';
import { component, locales, web } from './examples.ts';
import {
  languagesAreComplete,
  localesBelongToFeatures,
  pluralsFit,
  sentencesAreWritten,
  sentencesFillTheSame,
} from './locales.ts';
import { textsLiveInLocales } from './texts.ts';

/** Fences on what people read. */
export const textExamples: readonly Example[] = [
  {
    rule: textsLiveInLocales,
    breaks: [
      component('<p>Hello</p>'),
      component("<p>{'Hello'}</p>"),
      component("<p>{isLate ? 'Late' : t('due')}</p>"),
      component("<>{isLate && 'Late'}</>"),
      component('<p>{`${count} words`}</p>'),
      component('<input aria-label="Search" />'),
      component("<Card title={'Hello'} />"),
      component('<Card title={`${name} words`} />'),
      component('<p>Çalış</p>'),
      { [web('features/todos/chart.ts')]: "const options = [{ label: 'All words' }];" },
    ],
    holds: [
      component('<p className="wide">{t(\'hello\')} · 12 %</p>'),
      component('<Card title={t(`levels.${level}`)} kind="plain" />'),
      component('<Code>GR7VEH</Code>'),
      { [web('features/todos/todo-card.test.tsx')]: 'render(<p>Hello</p>);' },
      { [web('app/route-facts.ts')]: "const facts = { title: 'titles.home' };" },
    ],
  },
  {
    rule: localesBelongToFeatures,
    breaks: [
      { [web('locales/en/todos.json')]: '{}' },
      { [web('locales/pt/todos.json')]: '{}', [web('features/todos/api.ts')]: '' },
    ],
    holds: [
      { [web('locales/en/todos.json')]: '{}', [web('locales/en/app.json')]: '{}', [web('features/todos/api.ts')]: '' },
    ],
  },
  {
    rule: languagesAreComplete,
    breaks: [
      locales({ a: 'bir' }, { a: 'one', b: { c: 'two' } }),
      locales({ a: 'bir', b: 'iki' }, { a: 'one' }),
      locales({}, { a: 'one' }),
    ],
    holds: [
      locales({ a: { b: 'bir' } }, { a: { b: 'one' } }),
      locales({ a_one: 'bir', a_other: 'çok' }, { a_one: 'one', a_other: 'many' }),
    ],
  },
  {
    rule: sentencesAreWritten,
    breaks: [
      locales({ a: ' ' }, { a: 'one' }),
      locales({ a_one: '', a_other: 'çok' }, { a_one: 'one', a_other: 'many' }),
    ],
    holds: [locales({ a: 'bir' }, { a: 'one' })],
  },
  {
    rule: sentencesFillTheSame,
    breaks: [
      locales({ a: 'Merhaba {{isim}}' }, { a: 'Hello {{name}}' }),
      locales({ a: 'Merhaba' }, { a: 'Hello {{ name, uppercase }}' }),
      locales({ a: 'Merhaba <b>sen</b>' }, { a: 'Hello <bold>you</bold>' }),
    ],
    holds: [
      locales({ a: '{{name}}, merhaba' }, { a: 'Hello {{- name}}' }),
      locales({ a_one: '{{count}} gün', a_other: '{{count}} gün' }, { a_one: 'one day', a_other: '{{count}} days' }),
    ],
  },
  {
    rule: pluralsFit,
    breaks: [
      locales({ a_one: 'bir' }, { a_one: 'one', a_other: 'many' }),
      locales({ a_few: 'az', a_one: 'bir', a_other: 'çok' }, { a_one: 'one', a_other: 'many' }),
      locales({ a: 'çok' }, { a_one: 'one', a_other: 'many' }),
    ],
    holds: [
      locales({ a_zero: 'hiç', a_one: 'bir', a_other: 'çok' }, { a_one: 'one', a_other: 'many' }),
      locales({ a_ordinal_other: '{{count}}.' }, { a_ordinal_other: '{{count}}th' }),
    ],
  },
];
