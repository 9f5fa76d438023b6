import { amount, longDate } from './amounts.ts';
import { digestLines } from './digest-lines.ts';
import type { MailWords } from './words.ts';

const categories = { general: 'Allgemeines', technical: 'Technik', account: 'Konto', feature: 'Wunsch' };
const priorities = { low: 'Niedrig', medium: 'Mittel', high: 'Hoch', urgent: 'Dringend' };

const news: MailWords['news'] = {
  'assignment-new': ({ title, due }) => `Neue Hausaufgabe: ${title}${due && ` (bis ${due})`}`,
  'assignment-due': ({ title, due }) => `Bis morgen: ${title} (${due})`,
  'assignment-earlier': ({ title, due }) => `Früher fällig als bisher: ${title} (${due})`,
  'assignment-returned': ({ title }) => `Deine Arbeit ist zurück: ${title}`,
  'assignment-regraded': ({ title }) => `Punkte oder Kommentar geändert: ${title}`,
  'assignment-again': ({ title, due }) => `Du kannst es noch einmal versuchen: ${title}${due && ` (bis ${due})`}`,
  'assignment-waiting': ({ title, className, count }) =>
    `${count === 1 ? '1 Abgabe wartet' : `${count} Abgaben warten`} auf Sie${className && ` (${className})`}: ${title}`,
  'sign-in-code-made': ({ teacherName }) => `${teacherName} hat einen Einmalcode für dich erstellt.`,
  'email-confirmed-by-teacher': ({ teacherName }) => `${teacherName} hat deine E-Mail-Adresse bestätigt.`,
  'email-added-by-teacher': ({ teacherName }) => `${teacherName} hat deinem Konto eine E-Mail-Adresse hinzugefügt.`,
  'class-taken-over': ({ className, teacherName }) => `${className} gehört jetzt ${teacherName}.`,
  'class-stays': ({ className, teacherName }) =>
    `${teacherName} hat ${className} abgelehnt. Die Klasse bleibt bei Ihnen.`,
  'class-has-new-teacher': ({ className, teacherName }) => `${className} hat eine neue Lehrkraft: ${teacherName}.`,
  'class-has-co-teacher': ({ className, teacherName }) => `${teacherName} unterrichtet jetzt auch ${className}.`,
  'teaching-offered': ({ className, teacherName }) =>
    `${teacherName} lädt Sie ein, ${className} gemeinsam zu unterrichten.`,
  'teaching-accepted': ({ className, teacherName }) => `${teacherName} unterrichtet ${className} jetzt mit Ihnen.`,
  'teaching-declined': ({ className, teacherName }) => `${teacherName} hat die Einladung zu ${className} abgelehnt.`,
  'teaching-left': ({ className, teacherName }) => `${teacherName} unterrichtet ${className} nicht mehr.`,
  'teaching-ended': ({ className }) => `Sie unterrichten ${className} nicht mehr.`,
  'class-left': ({ className }) => `Du bist nicht mehr in ${className}.`,
  'enrolment-approved': ({ className }) => `Willkommen in ${className}!`,
  'enrolment-declined': ({ className }) => `Mit ${className} hat es nicht geklappt.`,
};

export const de: MailWords = {
  news,
  hello: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  linkHint: 'Falls der Knopf nicht geht, hier die Adresse:',
  signature: 'Wordgrove',
  bodies: {
    'verify-email': ({ name, link, hours }) => ({
      subject: 'E-Mail-Adresse bestätigen',
      to: name,
      before: ['Willkommen bei Wordgrove! Bestätige bitte, dass diese Adresse dir gehört, dann kann es losgehen.'],
      button: { label: 'Adresse bestätigen', link },
      after: [
        `Der Link gilt ${amount('de', hours, 'hour')}.`,
        'Falls du dich nicht registriert hast, kannst du diese Mail einfach ignorieren.',
      ],
    }),
    'reset-password': ({ name, link, minutes }) => ({
      subject: 'Neues Passwort wählen',
      to: name,
      before: ['Jemand, hoffentlich du, hat für dein Wordgrove-Konto ein neues Passwort angefordert.'],
      button: { label: 'Neues Passwort wählen', link },
      after: [
        `Der Link gilt ${amount('de', minutes, 'minute')} und nur einmal.`,
        'Falls du das nicht warst, kannst du diese Mail ignorieren: Dein Passwort bleibt, wie es ist.',
      ],
    }),
    'password-changed': ({ name }) => ({
      subject: 'Dein Passwort wurde geändert',
      to: name,
      before: [
        'Das Passwort deines Wordgrove-Kontos wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.',
        'Falls du das nicht warst, wähle gleich auf der Anmeldeseite mit „Passwort vergessen?“ ein neues und sag deiner Schule Bescheid.',
      ],
    }),
    'way-in-added': ({ name, wayIn }) => ({
      subject: 'Ein Weg zum Anmelden ist dazugekommen',
      to: name,
      before: [
        `Ab jetzt öffnet auch ${wayIn} dein Wordgrove-Konto.`,
        'Falls du das nicht warst, wähle gleich auf der Anmeldeseite mit „Passwort vergessen?“ ein neues Passwort, entferne den neuen Weg in deinem Profil und sag deiner Schule Bescheid.',
      ],
    }),
    'passkey-added': ({ name }) => ({
      subject: 'Ein Passkey wurde hinzugefügt',
      to: name,
      before: [
        'Zu Ihrem Wordgrove-Konto wurde gerade ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne Passwort anmelden.',
        'Falls Sie das nicht waren, entfernen Sie ihn auf Ihrer Profilseite unter „Passkeys“, wählen Sie ein neues Passwort und sagen Sie Ihrer Schule Bescheid.',
      ],
    }),
    'passkey-removed': ({ name }) => ({
      subject: 'Ein Passkey wurde entfernt',
      to: name,
      before: [
        'Aus Ihrem Wordgrove-Konto wurde gerade ein Passkey entfernt. Mit ihm kann sich niemand mehr anmelden.',
        'Falls Sie das nicht waren, wählen Sie gleich ein neues Passwort und sagen Sie Ihrer Schule Bescheid.',
      ],
    }),
    'sign-in-code-made': ({ name, teacherName, className }) => ({
      subject: 'Für dich wurde ein Einmalcode erstellt',
      to: name,
      before: [
        `${teacherName} aus der Klasse „${className}“ hat einen Einmalcode erstellt, damit du dich wieder anmelden kannst.`,
        'Den Code bekommst du im Unterricht. Er gilt nur einmal und nur kurz; danach wählst du ein neues Passwort.',
        'Falls du nicht darum gebeten hast, sprich bitte mit deiner Lehrkraft.',
      ],
    }),
    'email-confirmed-by-teacher': ({ name, teacherName }) => ({
      subject: 'Dein Konto ist bestätigt',
      to: name,
      before: [
        `${teacherName} hat dein Wordgrove-Konto bestätigt. Den Link aus unserer ersten Mail brauchst du nicht mehr.`,
        'Du kannst gleich loslegen. Viel Spaß!',
      ],
    }),
    'enrolment-approved': ({ name, className, teacherName }) => ({
      subject: `Du bist in der Klasse „${className}“`,
      to: name,
      before: [
        `${teacherName} hat dich in die Klasse „${className}“ aufgenommen. In Wordgrove findest du alles, was mit der Klasse geteilt wird.`,
      ],
    }),
    'enrolment-declined': ({ name, className, teacherName }) => ({
      subject: `Deine Anfrage für die Klasse „${className}“`,
      to: name,
      before: [
        `${teacherName} hat dich nicht in die Klasse „${className}“ aufgenommen. Vielleicht war es eine Verwechslung: Frag deine Lehrkraft oder benutze einen anderen Code.`,
        'Deine Wörter und alles, was du gelernt hast, gehören weiter dir, und du kannst allein weiterlernen.',
      ],
    }),
    'unverified-reminder': ({ name, link, days }) => ({
      subject: 'Bitte bestätige deine E-Mail-Adresse',
      to: name,
      before: [
        `Dein Wordgrove-Konto wartet noch darauf, dass du diese Adresse bestätigst. Dafür bleiben dir ${amount('de', days, 'day')}, danach wird es gelöscht.`,
      ],
      button: { label: 'Adresse bestätigen', link },
      after: ['Falls du das Konto nicht mehr brauchst, musst du nichts tun.'],
    }),
    'account-deletion-requested': ({ name, date, link }) => ({
      subject: 'Dein Konto wird gelöscht',
      to: name,
      before: [
        `Wie gewünscht wird dein Wordgrove-Konto am ${longDate('de', date)} gelöscht, mit allem, was darin ist.`,
        'Hast du es dir anders überlegt? Melde dich vorher an, dann bleibt alles, wie es war.',
      ],
      button: { label: 'Anmelden und Konto behalten', link },
      after: ['Falls du das nicht gewünscht hast, melde dich an und ändere dein Passwort.'],
    }),
    'daily-digest': ({ unsubscribe, link, ...digest }) => ({
      subject: 'Neues in Wordgrove',
      to: digest.name,
      before: ['Das ist neu:'],
      list: digestLines('de', news, { ...digest, link, unsubscribe }),
      button: { label: 'Wordgrove öffnen', link },
      after: ['Eine solche Mail kommt höchstens einmal am Tag und nur, wenn es etwas Neues gibt.'],
      ending: { label: 'Keine solchen Mails mehr', link: unsubscribe },
    }),
    'support-message': ({ name, email, subject, category, priority, message }) => ({
      subject: `Hilfe-Anfrage: ${subject}`,
      before: [
        email
          ? `${name} hat über die Hilfeseite geschrieben. Eine Antwort auf diese Mail geht direkt zurück.`
          : `${name} hat geschrieben, hat aber keine E-Mail-Adresse. Eine Antwort kann nur die Lehrkraft weitergeben.`,
      ],
      facts: [
        ['Name', name],
        ...(email ? [['E-Mail', email] as const] : []),
        ['Betreff', subject],
        ['Thema', categories[category]],
        ['Dringlichkeit', priorities[priority]],
      ],
      quote: message,
    }),
  },
};
