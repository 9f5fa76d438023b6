import type app from '#locales/en/app.json';
import type auth from '#locales/en/auth.json';
import type classes from '#locales/en/classes.json';
import type dictionary from '#locales/en/dictionary.json';
import type errors from '#locales/en/errors.json';
import type flashcards from '#locales/en/flashcards.json';
import type guide from '#locales/en/guide.json';
import type landing from '#locales/en/landing.json';
import type notices from '#locales/en/notices.json';
import type profiles from '#locales/en/profiles.json';
import type support from '#locales/en/support.json';

/** The namespaces, one per file in `locales/en`; every feature adds its line. Their keys type `t`. */
export type Resources = {
  app: typeof app;
  auth: typeof auth;
  classes: typeof classes;
  dictionary: typeof dictionary;
  errors: typeof errors;
  flashcards: typeof flashcards;
  guide: typeof guide;
  landing: typeof landing;
  notices: typeof notices;
  profiles: typeof profiles;
  support: typeof support;
};

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    returnNull: false;
    resources: Resources;
  }
}
