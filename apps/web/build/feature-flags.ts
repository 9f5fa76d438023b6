import type { Plugin } from 'vite';

/** Whether each flag is on when the environment doesn't set it. */
const defaults = {
  SPEECH_RECOGNITION: true,
  TEXT_TO_SPEECH: true,
  TEACHER_ANALYTICS: true,
  DARK_MODE: true,
  OFFLINE_MODE: false,
};

type Flag = keyof typeof defaults;

export type Flags = Readonly<Record<Flag, boolean>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the build-time flags `VITE_FEATURE_…`. A flag that is on by default is turned off by `false`, `0` or `off`; one
 * that is off is turned on by `true`, `1` or `on`. Empty counts as unset.
 */
export function readFlags(environment: Environment): Flags {
  const read = (flag: Flag) => {
    const value = environment[`VITE_FEATURE_${flag}`]?.trim().toLowerCase();
    return defaults[flag] ? !/^(false|0|off)$/.test(value ?? '') : /^(true|1|on)$/.test(value ?? '');
  };
  return {
    SPEECH_RECOGNITION: read('SPEECH_RECOGNITION'),
    TEXT_TO_SPEECH: read('TEXT_TO_SPEECH'),
    TEACHER_ANALYTICS: read('TEACHER_ANALYTICS'),
    DARK_MODE: read('DARK_MODE'),
    OFFLINE_MODE: read('OFFLINE_MODE'),
  };
}

/** The flags as constants (`__FEATURE_DARK_MODE__`), so that the minifier drops the code behind a flag that is off. */
export function flagConstants(flags: Flags): Record<string, string> {
  return Object.fromEntries(Object.entries(flags).map(([flag, isOn]) => [`__FEATURE_${flag}__`, String(isOn)]));
}

/** The tokens without the dark one of two colours, and without the rules that choose it, below the comment on them. */
export function withoutDark(css: string): string {
  const start = css.indexOf('/* dark:');
  if (start < 0) throw new Error('tokens.css no longer marks where its dark rules begin');
  return css.slice(0, start).replaceAll(/light-dark\(((?:[^(),]|\([^()]*\))+), (?:[^()]|\([^()]*\))+\)/g, '$1');
}

/** Takes the dark scheme out of the styles and the page when its flag is off. */
export function darkModeSwitch(flags: Flags): Plugin {
  return {
    name: 'dark-mode-switch',
    enforce: 'pre',
    apply: () => !flags.DARK_MODE,
    transform: {
      filter: { id: /\/src\/ui\/tokens\.css$/ },
      handler: (css) => withoutDark(css),
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('__SCHEME__', 'light').replace(/\s*<meta name="theme-color"[^>]*dark[^>]*>/, ''),
    },
  };
}
