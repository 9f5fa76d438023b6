import type { Language } from '@wordgrove/contract/languages';
import { languages } from '@wordgrove/contract/languages';
import { describe, expect, it } from 'vitest';
import type { MailParams, MailTemplate, MailText } from './index.ts';
import { mailText } from './index.ts';

const link = 'https://school.example/verify-email?token=abc_-123&lang=en';

const nobody = { teacherName: '', className: '' };

const samples: { [T in MailTemplate]: MailParams[T] } = {
  'verify-email': { name: 'Ada', link, hours: 24 },
  'reset-password': { name: 'Ada', link, minutes: 30 },
  'password-changed': { name: 'Ada' },
  'way-in-added': { name: 'Ada', wayIn: 'Google' },
  'passkey-added': { name: 'Ada' },
  'passkey-removed': { name: 'Ada' },
  'sign-in-code-made': { name: 'Ada', teacherName: 'Ms Hopper', className: '7b' },
  'email-confirmed-by-teacher': { name: 'Ada', teacherName: 'Ms Hopper' },
  'enrolment-approved': { name: 'Ada', teacherName: 'Ms Hopper', className: '7b' },
  'enrolment-declined': { name: 'Ada', teacherName: 'Ms Hopper', className: '7b' },
  'unverified-reminder': { name: 'Ada', link, days: 3 },
  'account-deletion-requested': { name: 'Ada', date: '2026-03-09', link },
  'daily-digest': {
    name: 'Ada',
    items: [
      { ...{ kind: 'assignment-due', title: 'Sea words' }, ...nobody, dueAt: '2026-03-09T15:00:00.000Z', count: 0 },
      { kind: 'class-left', title: '', teacherName: 'Ms Hopper', className: '7b', dueAt: null, count: 0 },
    ],
    timeZone: 'Europe/Berlin',
    link,
    unsubscribe: 'https://school.example/unsubscribe?token=abc.def-123',
  },
  'support-message': {
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Cards',
    category: 'technical',
    priority: 'urgent',
    message: 'They vanish.\nSince noon.',
  },
};

const templates = Object.keys(samples).filter((key): key is MailTemplate => key in samples);

/** How a parameter must appear in the mail; numbers and days are written in words. */
function shownAs(key: string, value: string | number): RegExp {
  if (key === 'date') return /\b0?9\b.*2026|2026.*\b9\b/;
  if (typeof value === 'number') return new RegExp(`\\b${value}\\b`);
  return new RegExp(value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** The text that a reader sees of an HTML mail. */
function seen(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function write<T extends MailTemplate>(template: T, language: Language, changed: object = {}): MailText {
  return mailText(template, language, { ...samples[template], ...changed });
}

/** The addresses that a mail is to hold, in their order. */
function linksOf(template: MailTemplate): string[] {
  const { link: main, unsubscribe } = { link: null, unsubscribe: null, ...samples[template] };
  return [main, unsubscribe].filter((each) => each !== null);
}

const every = languages.flatMap((language) => templates.map((template) => ({ language, template })));

describe.each(every)('$template in $language', ({ language, template }) => {
  const mail = write(template, language);

  it('includes every value it was given, in HTML and plain text', () => {
    for (const [key, value] of Object.entries(samples[template])) {
      if (key === 'category' || key === 'priority' || key === 'items' || key === 'timeZone') continue;
      expect(mail.text, key).toMatch(shownAs(key, value));
      expect(seen(mail.html), key).toMatch(shownAs(key, value));
    }
  });

  it('leaves no placeholder and no "undefined"', () => {
    expect(mail.subject + mail.text + seen(mail.html)).not.toMatch(/[{}$]|undefined|null|NaN|\[object/);
  });

  it('has the same sentences in HTML and plain text', () => {
    const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
    const html = squeeze(seen(mail.html));
    for (const part of mail.text.split('\n').filter(Boolean))
      expect(html).toContain(squeeze(part.replace(/\s?:$/, '')));
  });

  it('escapes what people typed', () => {
    const evil = '<b>Ada</b> "x" & \'y\'\r\nBcc: eve@example.org\u202e http://evil.example/ad';
    const typed = Object.fromEntries(
      ['name', 'teacherName', 'className', 'subject', 'message']
        .filter((key) => key in samples[template])
        .map((key) => [key, evil]),
    );
    const { subject, text, html } = write(template, language, typed);
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
    expect(html).not.toContain('<b>Ada');
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt; &quot;x&quot; &amp; &#39;y&#39;');
    expect(seen(html)).toContain('<b>Ada</b> "x" & \'y\'');
    const own = linksOf(template);
    if (template !== 'support-message') expect([...new Set(text.match(/https?:\/\/\S+/g) ?? [])]).toEqual(own);
  });

  it('keeps names in any script intact', () => {
    for (const name of ['İpek Işık', '陳大文', 'José 🌱👩🏽‍🏫', "D'Arcy O’Neil", 'ß'.repeat(200)]) {
      const { text, html } = write(template, language, { name });
      expect(text).toContain(name);
      expect(seen(html)).toContain(name);
    }
  });

  it('is a complete page without pictures, tables or external resources', () => {
    expect(mail.html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${language}">`));
    expect(mail.html).not.toMatch(/<(img|table|script|link|iframe|svg)\b|url\(|@import/i);
    const addresses = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set(linksOf(template).map((own) => own.replaceAll('&', '&amp;'))));
    expect(mail.html).toContain('prefers-color-scheme:dark');
  });
});

describe('mailText', () => {
  it('differs in every language, so none was left untranslated', () => {
    for (const template of templates) {
      const texts = languages.map((language) => write(template, language));
      expect(new Set(texts.map(({ text }) => text)).size).toBe(languages.length);
      expect(new Set(texts.map(({ subject }) => subject)).size).toBe(languages.length);
    }
  });

  it('says what is new, a line each, in the reader’s time', () => {
    const { text } = write('daily-digest', 'de');
    expect(text).toContain('– Bis morgen: Sea words (09.03.2026, 16:00)\n– Du bist nicht mehr in 7b.');
  });

  it('puts each piece of news in a paragraph of its own, set in from its dash', () => {
    const { html } = write('daily-digest', 'en');
    expect(html.match(/<p style="[^"]*text-indent:-1em">– /g)).toHaveLength(2);
  });

  it('puts a space before a colon in French, and only there', () => {
    expect(write('daily-digest', 'fr').text).toContain('Ouvrir Wordgrove\u00a0:\n');
    expect(write('daily-digest', 'de').text).toContain('Wordgrove öffnen:\n');
    expect(write('support-message', 'fr').html).toMatch(/<strong>[^<]*\u00a0:<\/strong>/);
  });

  it('says how much work waits for a teacher, and where', () => {
    const line = (language: Language, count: number, className: string) => {
      const items = [{ kind: 'assignment-waiting', title: 'Fruit', teacherName: '', className, dueAt: null, count }];
      return write('daily-digest', language, { items })
        .text.split('\n')
        .find((each) => each.startsWith('–'));
    };
    expect(line('en', 1, '7B')).toBe('– 1 hand-in waits for you in 7B: Fruit');
    expect(line('en', 7, '')).toBe('– 7 hand-ins wait for you: Fruit');
    expect(line('de', 7, '7B')).toBe('– 7 Abgaben warten auf Sie (7B): Fruit');
    expect(line('tr', 7, '7B')).toBe('– 7 teslim sizi bekliyor (7B): Fruit');
    expect(line('es', 1, '7B')).toBe('– Te espera 1 entrega (7B): Fruit');
    expect(line('fr', 7, '7B')).toBe('– 7 travaux vous attendent (7B) : Fruit');
  });

  it('says that points or comment have changed, with the way to look', () => {
    const items = [{ kind: 'assignment-regraded', title: 'Fruit', ...nobody, dueAt: null, count: 0 }];
    const lines = {
      en: 'Points or comment changed: Fruit',
      tr: 'Puanın ya da öğretmeninin yorumu değişti: Fruit',
      es: 'Ha cambiado la puntuación o el comentario: Fruit',
      fr: 'Points ou commentaire modifiés : Fruit',
      de: 'Punkte oder Kommentar geändert: Fruit',
    };
    for (const language of languages) {
      const { text, html } = write('daily-digest', language, { items });
      expect(text.split('\n').filter((line) => line.startsWith('–'))).toEqual([`– ${lines[language]}`]);
      expect(seen(html)).toContain(lines[language]);
      expect(text).toContain(link);
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
  });

  it('escapes what a teacher called the homework', () => {
    const items = [
      { kind: 'assignment-new', title: '<i>http://evil.example</i>\nx', ...nobody, dueAt: null, count: 0 },
    ];
    const { html, text } = write('daily-digest', 'en', { items });
    expect(html).not.toContain('<i>');
    expect(text).not.toMatch(/http:\/\/evil/);
  });

  it('isolates the direction of a right-to-left name', () => {
    const { text, html } = write('enrolment-approved', 'en', { name: 'ליאור', className: 'فصل ٧' });
    expect(text).toContain('Hello \u2068ליאור\u2069,');
    expect(seen(html)).toContain('“\u2068فصل ٧\u2069”');
  });

  it('greets somebody without a name', () => {
    expect(write('password-changed', 'en', { name: ' ' }).text).toMatch(/^Hello,\n/);
  });

  it('counts days as each language does', () => {
    const reminder = (language: Language, days: number) => write('unverified-reminder', language, { days }).text;
    expect(reminder('en', 1)).toContain('in 1 day.');
    expect(reminder('en', 3)).toContain('in 3 days.');
    expect(reminder('de', 3)).toContain('bleiben dir 3 Tage,');
    expect(reminder('tr', 3)).toContain('hesap 3 gün sonra silinecek');
    expect(reminder('es', 1)).toContain('dentro de 1 día.');
    expect(reminder('fr', 3)).toMatch(/dans 3\sjours\./);
  });

  it('writes out the day of a deletion, and rejects an invalid day', () => {
    const days = {
      en: '9 March 2026',
      tr: '9 Mart 2026',
      es: '9 de marzo de 2026',
      fr: '9 mars 2026',
      de: '9. März 2026',
    };
    for (const language of languages) {
      expect(write('account-deletion-requested', language).text).toContain(days[language]);
    }
    expect(() => write('account-deletion-requested', 'en', { date: 'soon' })).toThrow(RangeError);
  });

  it('says Sie, vous and siz to teachers alone', () => {
    const formal = {
      de: /\p{Ll}en Sie\b|\b(Ihre[mnrs]?|Ihnen)\b|(auf|lädt) Sie\b|^– Sie /mu,
      fr: /\b([Vv](ous|otre|os|ôtre)|(?!chez|assez)\p{L}+ez)\b/u,
      tr: /\b([Ss]iz(i|de|in|inle)?)\b|\p{L}(n[ıiuü]z|sunuz)(?!\p{L})/u,
    };
    const familiar = {
      de: /\b([Dd](u|ich|ir|eine?[mnrs]?))\b/,
      fr: /(?<!\p{L})([Tt](u|on|a|es|oi|e)(?!\p{L})|t’)/u,
      tr: /(?<!\p{L})([Ss]en(i|de|in|inle)?)(?!\p{L})|\p{L}[mr]?sun(?!\p{L})/u,
    };
    const toTeachers = ['assignment-waiting', 'class-stays', 'teaching-accepted', 'teaching-ended', 'teaching-offered'];
    for (const language of ['de', 'fr', 'tr'] as const) {
      for (const template of ['passkey-added', 'passkey-removed'] as const) {
        expect(write(template, language).text).toMatch(formal[language]);
        expect(write(template, language).text).not.toMatch(familiar[language]);
      }
      for (const template of templates.filter((each) => !each.startsWith('passkey-'))) {
        expect(write(template, language).text).not.toMatch(formal[language]);
      }
      for (const kind of toTeachers) {
        const items = [{ kind, title: 'Fruit', teacherName: 'Hopper', className: '7b', dueAt: null, count: 2 }];
        const { text } = write('daily-digest', language, { items });
        expect(text).toMatch(formal[language]);
        expect(text).not.toMatch(familiar[language]);
      }
    }
  });

  it('calls a one-time code in German by the word of the screens', () => {
    const made = { title: '', teacherName: 'Ms Hopper', className: '', dueAt: null, count: 0 };
    const digest = write('daily-digest', 'de', { items: [{ kind: 'sign-in-code-made', ...made }] });
    const { subject, text } = write('sign-in-code-made', 'de');
    for (const said of [digest.text, subject, text]) {
      expect(said).toContain('Einmalcode');
      expect(said).not.toMatch(/Einmal-Code|Anmeldecode/);
    }
  });

  it('keeps the lines of a help message and names its category and priority in the language', () => {
    const mail = write('support-message', 'tr');
    expect(mail.text).toContain('They vanish.\nSince noon.');
    expect(mail.text).toContain('Kategori: Teknik\nÖncelik: Acil');
    for (const language of languages) {
      const texts = (['general', 'technical', 'account', 'feature'] as const).flatMap((category) =>
        (['low', 'medium', 'high', 'urgent'] as const).map(
          (priority) => write('support-message', language, { category, priority }).text,
        ),
      );
      expect(new Set(texts).size).toBe(16);
    }
  });

  it('leaves a mail address as it is, so that it can be answered', () => {
    expect(write('support-message', 'en', { email: 'ada.lovelace@mail.example.org' }).text).toContain(
      'Email: ada.lovelace@mail.example.org',
    );
  });
});
