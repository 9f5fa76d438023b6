import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flagConstants, readFlags, withoutDark } from './feature-flags.ts';

describe('the build-time flags', () => {
  it('are all on but offline mode when nothing is set', () => {
    expect(readFlags({ VITE_FEATURE_DARK_MODE: '' })).toEqual({
      SPEECH_RECOGNITION: true,
      TEXT_TO_SPEECH: true,
      TEACHER_ANALYTICS: true,
      DARK_MODE: true,
      OFFLINE_MODE: false,
    });
  });

  it.each(['false', '0', 'off', ' OFF '])('go off by %o', (value) => {
    expect(readFlags({ VITE_FEATURE_TEXT_TO_SPEECH: value }).TEXT_TO_SPEECH).toBe(false);
  });

  it.each(['true', '1', 'on'])('turn offline mode on by %o', (value) => {
    expect(readFlags({ VITE_FEATURE_OFFLINE_MODE: value }).OFFLINE_MODE).toBe(true);
  });

  it('become constants of the code', () => {
    expect(flagConstants(readFlags({}))).toMatchObject({
      __FEATURE_DARK_MODE__: 'true',
      __FEATURE_OFFLINE_MODE__: 'false',
    });
  });
});

it('leaves no dark colour behind when dark mode is off', () => {
  const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');
  expect(css).toContain('[data-color-scheme="dark"]');
  const light = withoutDark(css);
  expect(light).toContain('--color-paper: #fbf9f4;');
  expect(light).toMatch(/--shadow:\s+0 1px 2px rgb\(28 42 35 \/ 6%\)/);
  expect(light).not.toMatch(/light-dark|color-scheme: dark|data-color-scheme/);
});
