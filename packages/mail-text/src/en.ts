import { amount, longDate } from './amounts.ts';
import { digestLines } from './digest-lines.ts';
import type { MailWords } from './words.ts';

const categories = { general: 'General', technical: 'Technical', account: 'Account', feature: 'Feature request' };
const priorities = { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' };

const news: MailWords['news'] = {
  'assignment-new': ({ title, due }) => `New homework: ${title}${due && ` (due ${due})`}`,
  'assignment-due': ({ title, due }) => `Due tomorrow: ${title} (${due})`,
  'assignment-earlier': ({ title, due }) => `Due earlier than before: ${title} (${due})`,
  'assignment-returned': ({ title }) => `Your work is back: ${title}`,
  'assignment-regraded': ({ title }) => `Points or comment changed: ${title}`,
  'assignment-again': ({ title, due }) => `You can try again: ${title}${due && ` (due ${due})`}`,
  'assignment-waiting': ({ title, className, count }) =>
    `${count === 1 ? '1 hand-in waits' : `${count} hand-ins wait`} for you${className && ` in ${className}`}: ${title}`,
  'sign-in-code-made': ({ teacherName }) => `${teacherName} made a one-time sign-in code for you.`,
  'email-confirmed-by-teacher': ({ teacherName }) => `${teacherName} confirmed your email address.`,
  'email-added-by-teacher': ({ teacherName }) => `${teacherName} added an email address to your account.`,
  'class-taken-over': ({ className, teacherName }) => `${className} now belongs to ${teacherName}.`,
  'class-stays': ({ className, teacherName }) => `${teacherName} declined ${className}. The class stays with you.`,
  'class-has-new-teacher': ({ className, teacherName }) => `${className} has a new teacher: ${teacherName}.`,
  'class-has-co-teacher': ({ className, teacherName }) => `${teacherName} now teaches ${className} too.`,
  'teaching-offered': ({ className, teacherName }) => `${teacherName} invites you to teach ${className} together.`,
  'teaching-accepted': ({ className, teacherName }) => `${teacherName} now teaches ${className} with you.`,
  'teaching-declined': ({ className, teacherName }) => `${teacherName} declined to teach ${className} with you.`,
  'teaching-left': ({ className, teacherName }) => `${teacherName} no longer teaches ${className}.`,
  'teaching-ended': ({ className }) => `You no longer teach ${className}.`,
  'class-left': ({ className }) => `You are no longer in ${className}.`,
  'enrolment-approved': ({ className }) => `Welcome to ${className}!`,
  'enrolment-declined': ({ className }) => `It didn't work out with ${className}.`,
};

export const en: MailWords = {
  news,
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  linkHint: "If the button doesn't work, open this address:",
  signature: 'Wordgrove',
  bodies: {
    'verify-email': ({ name, link, hours }) => ({
      subject: 'Verify your email',
      to: name,
      before: ['Welcome to Wordgrove! Please confirm that this address is yours, and you can start.'],
      button: { label: 'Verify email', link },
      after: [
        `The link works for ${amount('en', hours, 'hour')}.`,
        "If you didn't sign up, you can simply ignore this mail.",
      ],
    }),
    'reset-password': ({ name, link, minutes }) => ({
      subject: 'Choose a new password',
      to: name,
      before: ['Somebody, hopefully you, asked for a new password for your Wordgrove account.'],
      button: { label: 'Choose a new password', link },
      after: [
        `The link works once, for ${amount('en', minutes, 'minute')}.`,
        "If it wasn't you, you can ignore this mail: your password stays as it is.",
      ],
    }),
    'password-changed': ({ name }) => ({
      subject: 'Your password was changed',
      to: name,
      before: [
        'The password of your Wordgrove account has just been changed. All other devices were signed out.',
        "If it wasn't you, choose a new password right away with “Forgot your password?” on the login page, and tell your school.",
      ],
    }),
    'way-in-added': ({ name, wayIn }) => ({
      subject: 'A way to sign in was added',
      to: name,
      before: [
        `From now on, ${wayIn} opens your Wordgrove account too.`,
        "If it wasn't you, choose a new password right away with “Forgot your password?” on the login page, remove the new way on your profile, and tell your school.",
      ],
    }),
    'passkey-added': ({ name }) => ({
      subject: 'A passkey was added',
      to: name,
      before: [
        'A passkey was just added to your Wordgrove account. Whoever has it can sign in without the password.',
        "If it wasn't you, remove it on your profile page under “Passkeys”, choose a new password and tell your school.",
      ],
    }),
    'passkey-removed': ({ name }) => ({
      subject: 'A passkey was removed',
      to: name,
      before: [
        'A passkey was just removed from your Wordgrove account. It opens nothing any more.',
        "If it wasn't you, choose a new password right away and tell your school.",
      ],
    }),
    'sign-in-code-made': ({ name, teacherName, className }) => ({
      subject: 'A sign-in code was made for you',
      to: name,
      before: [
        `${teacherName}, who teaches “${className}”, made a one-time code so that you can sign in again.`,
        'You get the code in class. It works once and only for a short time; then you choose a new password.',
        "If you didn't ask for it, please talk to your teacher.",
      ],
    }),
    'email-confirmed-by-teacher': ({ name, teacherName }) => ({
      subject: 'Your account is confirmed',
      to: name,
      before: [
        `${teacherName} has confirmed your Wordgrove account. You no longer need the link from our first mail.`,
        'You can start right away. Have fun!',
      ],
    }),
    'enrolment-approved': ({ name, className, teacherName }) => ({
      subject: `You are in the class “${className}”`,
      to: name,
      before: [
        `${teacherName} has let you into the class “${className}”. Whatever is shared with the class is there for you in Wordgrove.`,
      ],
    }),
    'enrolment-declined': ({ name, className, teacherName }) => ({
      subject: `Your request for the class “${className}”`,
      to: name,
      before: [
        `${teacherName} hasn't let you into the class “${className}”. Perhaps it was a mix-up: ask your teacher, or use another code.`,
        'Your words and everything you have learned stay yours, and you can go on studying on your own.',
      ],
    }),
    'unverified-reminder': ({ name, link, days }) => ({
      subject: 'Please verify your email',
      to: name,
      before: [
        `Your Wordgrove account is still waiting for you to confirm this address. Without that it will be deleted in ${amount('en', days, 'day')}.`,
      ],
      button: { label: 'Verify email', link },
      after: ["If you don't need the account any more, you don't have to do anything."],
    }),
    'account-deletion-requested': ({ name, date, link }) => ({
      subject: 'Your account will be deleted',
      to: name,
      before: [
        `As you asked, your Wordgrove account will be deleted on ${longDate('en', date)}, with everything in it.`,
        'Have you changed your mind? Sign in before that day, and everything stays as it was.',
      ],
      button: { label: 'Sign in and keep the account', link },
      after: ["If you didn't ask for this, sign in and change your password."],
    }),
    'daily-digest': ({ unsubscribe, link, ...digest }) => ({
      subject: 'What is new in Wordgrove',
      to: digest.name,
      before: ['This is waiting for you:'],
      list: digestLines('en', news, { ...digest, link, unsubscribe }),
      button: { label: 'Open Wordgrove', link },
      after: ['You get one such mail a day at most, and only when there is something new.'],
      ending: { label: 'No more of these mails', link: unsubscribe },
    }),
    'support-message': ({ name, email, subject, category, priority, message }) => ({
      subject: `Help request: ${subject}`,
      before: [
        email
          ? `${name} has sent a message through the help page. Answer this mail to write back.`
          : `${name} has sent a message, but has no mail address. Only the teacher can pass an answer on.`,
      ],
      facts: [
        ['Name', name],
        ...(email ? [['Email', email] as const] : []),
        ['Subject', subject],
        ['Category', categories[category]],
        ['Priority', priorities[priority]],
      ],
      quote: message,
    }),
  },
};
