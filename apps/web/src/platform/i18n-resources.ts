import type app from '#locales/en/app.json';
import type auth from '#locales/en/auth.json';
import type errors from '#locales/en/errors.json';
import type guide from '#locales/en/guide.json';
import type landing from '#locales/en/landing.json';
import type support from '#locales/en/support.json';

/** The namespaces, one per file in `locales/en`; every feature adds its line. Their keys type `t`. */
export type Resources = {
  app: typeof app;
  auth: typeof auth;
  errors: typeof errors;
  guide: typeof guide;
  landing: typeof landing;
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
