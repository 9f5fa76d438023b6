import { amount, longDate } from './amounts.ts';
import { digestLines } from './digest-lines.ts';
import type { MailWords } from './words.ts';

const categories = { general: 'Général', technical: 'Technique', account: 'Compte', feature: 'Suggestion' };
const priorities = { low: 'Basse', medium: 'Moyenne', high: 'Haute', urgent: 'Urgente' };

const news: MailWords['news'] = {
  'assignment-new': ({ title, due }) => `Nouveau devoir : ${title}${due && ` (pour le ${due})`}`,
  'assignment-due': ({ title, due }) => `Pour demain : ${title} (${due})`,
  'assignment-earlier': ({ title, due }) => `À rendre plus tôt que prévu : ${title} (${due})`,
  'assignment-returned': ({ title }) => `Ton travail est de retour : ${title}`,
  'assignment-regraded': ({ title }) => `Points ou commentaire modifiés : ${title}`,
  'assignment-again': ({ title, due }) => `Tu peux réessayer : ${title}${due && ` (pour le ${due})`}`,
  'assignment-waiting': ({ title, className, count }) =>
    `${count === 1 ? '1 travail vous attend' : `${count} travaux vous attendent`}${className && ` (${className})`} : ${title}`,
  'sign-in-code-made': ({ teacherName }) => `${teacherName} a créé un code à usage unique pour toi.`,
  'email-confirmed-by-teacher': ({ teacherName }) => `${teacherName} a confirmé ton adresse e-mail.`,
  'email-added-by-teacher': ({ teacherName }) => `${teacherName} a ajouté une adresse e-mail à ton compte.`,
  'class-taken-over': ({ className, teacherName }) => `${className} est maintenant à ${teacherName}.`,
  'class-stays': ({ className, teacherName }) => `${teacherName} n’a pas pris ${className}. La classe reste la vôtre.`,
  'class-has-new-teacher': ({ className, teacherName }) => `${className} change de professeur : ${teacherName}.`,
  'class-has-co-teacher': ({ className, teacherName }) => `${teacherName} enseigne désormais aussi dans ${className}.`,
  'teaching-offered': ({ className, teacherName }) =>
    `${teacherName} vous invite à enseigner ensemble dans ${className}.`,
  'teaching-accepted': ({ className, teacherName }) => `${teacherName} enseigne désormais avec vous dans ${className}.`,
  'teaching-declined': ({ className, teacherName }) => `${teacherName} a refusé l’invitation à ${className}.`,
  'teaching-left': ({ className, teacherName }) => `${teacherName} n’enseigne plus dans ${className}.`,
  'teaching-ended': ({ className }) => `Vous n’enseignez plus dans ${className}.`,
  'class-left': ({ className }) => `Tu n’es plus dans ${className}.`,
  'enrolment-approved': ({ className }) => `Bienvenue dans ${className} !`,
  'enrolment-declined': ({ className }) => `Cela n’a pas marché avec ${className}.`,
};

export const fr: MailWords = {
  news,
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  linkHint: 'Si le bouton ne fonctionne pas, voici l’adresse\u00a0:',
  signature: 'Wordgrove',
  bodies: {
    'verify-email': ({ name, link, hours }) => ({
      subject: 'Adresse e-mail à confirmer',
      to: name,
      before: [
        'Bienvenue sur Wordgrove\u202f! Confirme que cette adresse est bien la tienne, et tu pourras commencer.',
      ],
      button: { label: 'Confirmer l’adresse', link },
      after: [
        `Le lien est valable ${amount('fr', hours, 'hour')}.`,
        'Si cette inscription ne vient pas de toi, tu peux simplement ignorer ce message.',
      ],
    }),
    'reset-password': ({ name, link, minutes }) => ({
      subject: 'Choisir un nouveau mot de passe',
      to: name,
      before: ['Quelqu’un, toi sans doute, a demandé un nouveau mot de passe pour ton compte Wordgrove.'],
      button: { label: 'Choisir un mot de passe', link },
      after: [
        `Le lien est valable ${amount('fr', minutes, 'minute')} et ne sert qu’une fois.`,
        'Si ce n’était pas toi, tu peux ignorer ce message\u00a0: ton mot de passe reste le même.',
      ],
    }),
    'password-changed': ({ name }) => ({
      subject: 'Ton mot de passe a été modifié',
      to: name,
      before: [
        'Le mot de passe de ton compte Wordgrove vient d’être modifié. Tous les autres appareils ont été déconnectés.',
        'Si ce n’était pas toi, choisis-en tout de suite un nouveau avec «\u00a0Mot de passe oublié\u202f?\u00a0» sur la page de connexion, et préviens ton établissement.',
      ],
    }),
    'way-in-added': ({ name, wayIn }) => ({
      subject: 'Une façon de se connecter a été ajoutée',
      to: name,
      before: [
        `Désormais, ${wayIn} ouvre aussi ton compte Wordgrove.`,
        'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe avec «\u00a0Mot de passe oublié\u202f?\u00a0» sur la page de connexion, supprime la nouvelle façon dans ton profil et préviens ton établissement.',
      ],
    }),
    'passkey-added': ({ name }) => ({
      subject: 'Une clé d’accès a été ajoutée',
      to: name,
      before: [
        'Une clé d’accès vient d’être ajoutée à votre compte Wordgrove. Qui la possède peut se connecter sans mot de passe.',
        'Si ce n’était pas vous, supprimez-la sur votre page de profil, sous «\u00a0Clés d’accès\u00a0», choisissez un nouveau mot de passe et prévenez votre établissement.',
      ],
    }),
    'passkey-removed': ({ name }) => ({
      subject: 'Une clé d’accès a été supprimée',
      to: name,
      before: [
        'Une clé d’accès vient d’être supprimée de votre compte Wordgrove. Elle n’ouvre plus rien.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez votre établissement.',
      ],
    }),
    'sign-in-code-made': ({ name, teacherName, className }) => ({
      subject: 'Un code de connexion a été créé pour toi',
      to: name,
      before: [
        `${teacherName}, de la classe «\u00a0${className}\u00a0», a créé un code à usage unique pour que tu puisses te reconnecter.`,
        'Le code te sera donné en classe. Il ne sert qu’une fois et peu de temps\u202f; ensuite, tu choisiras un nouveau mot de passe.',
        'Si tu ne l’as pas demandé, parles-en à ton enseignant.',
      ],
    }),
    'email-confirmed-by-teacher': ({ name, teacherName }) => ({
      subject: 'Ton compte est confirmé',
      to: name,
      before: [
        `${teacherName} a confirmé ton compte Wordgrove. Tu n’as plus besoin du lien de notre premier message.`,
        'Tu peux commencer tout de suite. Bonne découverte\u202f!',
      ],
    }),
    'enrolment-approved': ({ name, className, teacherName }) => ({
      subject: `Tu es dans la classe «\u00a0${className}\u00a0»`,
      to: name,
      before: [
        `${teacherName} t’a donné accès à la classe «\u00a0${className}\u00a0». Tu trouveras dans Wordgrove tout ce qui est partagé avec la classe.`,
      ],
    }),
    'enrolment-declined': ({ name, className, teacherName }) => ({
      subject: `Ta demande pour la classe «\u00a0${className}\u00a0»`,
      to: name,
      before: [
        `${teacherName} n’a pas accepté ta demande pour la classe «\u00a0${className}\u00a0». C’est peut-être une erreur\u00a0: demande à ton enseignant, ou utilise un autre code.`,
        'Tes mots et tout ce que tu as appris restent à toi, et tu peux continuer à apprendre de ton côté.',
      ],
    }),
    'unverified-reminder': ({ name, link, days }) => ({
      subject: 'Pense à confirmer ton adresse e-mail',
      to: name,
      before: [
        `Ton compte Wordgrove attend toujours que tu confirmes cette adresse. Sans cela, il sera supprimé dans ${amount('fr', days, 'day')}.`,
      ],
      button: { label: 'Confirmer l’adresse', link },
      after: ['Si tu n’as plus besoin de ce compte, tu n’as rien à faire.'],
    }),
    'account-deletion-requested': ({ name, date, link }) => ({
      subject: 'Ton compte va être supprimé',
      to: name,
      before: [
        `Comme tu l’as demandé, ton compte Wordgrove sera supprimé le ${longDate('fr', date)}, avec tout ce qu’il contient.`,
        'Tu as changé d’avis\u202f? Connecte-toi avant cette date, et tout restera comme avant.',
      ],
      button: { label: 'Me connecter et garder le compte', link },
      after: ['Si tu n’as rien demandé, connecte-toi et change ton mot de passe.'],
    }),
    'daily-digest': ({ unsubscribe, link, ...digest }) => ({
      subject: 'Du nouveau dans Wordgrove',
      to: digest.name,
      before: ['Voici les nouveautés :'],
      list: digestLines('fr', news, { ...digest, link, unsubscribe }),
      button: { label: 'Ouvrir Wordgrove', link },
      after: ['Un tel e-mail arrive une fois par jour au plus, et seulement s’il y a du nouveau.'],
      ending: { label: 'Ne plus recevoir ces e-mails', link: unsubscribe },
    }),
    'support-message': ({ name, email, subject, category, priority, message }) => ({
      subject: `Demande d’aide\u00a0: ${subject}`,
      before: [
        email
          ? `${name} a écrit depuis la page d’aide. Il suffit de répondre à ce message.`
          : `${name} a écrit, mais n’a pas d’adresse e-mail. Seule la personne qui enseigne peut transmettre une réponse.`,
      ],
      facts: [
        ['Nom\u00a0', name],
        ...(email ? [['E-mail\u00a0', email] as const] : []),
        ['Objet\u00a0', subject],
        ['Catégorie\u00a0', categories[category]],
        ['Priorité\u00a0', priorities[priority]],
      ],
      quote: message,
    }),
  },
};
