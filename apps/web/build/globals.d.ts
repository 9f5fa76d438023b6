// Constants that the build puts into the browser's code: see vite.config.ts.

/** The version in package.json. */
declare const __APP_VERSION__: string;

/** Files under public/pictures, so that a missing picture is never requested. */
declare const __PICTURES__: readonly string[];

/** The address of the files that pdf.js fetches by name. */
declare const __PDF_PARTS__: string;

/** The address of the pictures of words. */
declare const __WORD_PICTURES__: string;

// Build-time flags. A flag that is off is the literal `false`, and the code behind it is dropped.
declare const __FEATURE_SPEECH_RECOGNITION__: boolean;
declare const __FEATURE_TEXT_TO_SPEECH__: boolean;
declare const __FEATURE_TEACHER_ANALYTICS__: boolean;
declare const __FEATURE_DARK_MODE__: boolean;
declare const __FEATURE_OFFLINE_MODE__: boolean;

/** The contract's routes without their schemas, so that zod stays on the server. */
declare module 'virtual:contract' {
  export const contract: typeof import('@wordgrove/contract').contract;
}

/** The address of a built file. */
declare module '*?url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: that is how Vite exports it
  export default address;
}
