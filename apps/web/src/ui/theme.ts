import type { CSSVariablesResolver } from '@mantine/core';
import { createTheme } from '@mantine/core';

/** Mantine with our measures. Every colour that it uses is mapped to a token by `themeVariables`. */
export const theme = createTheme({
  fontFamily: 'var(--font-body)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '700', textWrap: 'balance' },
  primaryColor: 'green',
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'sm',
  radius: {
    xs: '4px',
    sm: 'var(--radius-input)',
    md: 'var(--radius-card)',
    lg: 'var(--radius-card)',
    xl: 'var(--radius-pill)',
  },
  spacing: {
    xs: 'var(--space-1)',
    sm: '12px',
    md: 'var(--space-2)',
    lg: 'var(--space-3)',
    xl: 'var(--space-4)',
  },
  fontSizes: {
    xs: '0.875rem',
    sm: 'var(--text-small)',
    md: 'var(--text-body)',
    lg: 'var(--text-lead)',
    xl: 'var(--text-h3)',
  },
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  shadows: {
    xs: 'var(--shadow)',
    sm: 'var(--shadow)',
    md: 'var(--shadow)',
    lg: 'var(--shadow)',
    xl: 'var(--shadow)',
  },
});

const fromTokens = {
  '--mantine-color-body': 'var(--color-surface)',
  '--mantine-color-text': 'var(--color-ink)',
  '--mantine-color-bright': 'var(--color-ink)',
  '--mantine-color-dimmed': 'var(--color-muted)',
  '--mantine-color-placeholder': 'var(--color-muted)',
  '--mantine-color-anchor': 'var(--color-primary)',
  '--mantine-color-error': 'var(--color-coral)',
  '--mantine-color-success': 'var(--color-primary)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-hover': 'var(--color-sunken)',
  '--mantine-color-default-color': 'var(--color-ink)',
  '--mantine-color-default-border': 'var(--color-edge)',
  '--mantine-color-disabled': 'var(--color-sunken)',
  '--mantine-color-disabled-color': 'var(--color-muted)',
  '--mantine-color-disabled-border': 'var(--color-line)',
  '--mantine-primary-color-filled': 'var(--color-primary)',
  '--mantine-primary-color-filled-hover': 'var(--color-primary-strong)',
  '--mantine-primary-color-light': 'var(--color-primary-tint)',
  '--mantine-primary-color-light-hover': 'var(--color-primary-tint)',
  '--mantine-primary-color-light-color': 'var(--color-primary)',
  '--mantine-primary-color-contrast': 'var(--color-on-primary)',
  '--mantine-color-green-filled': 'var(--color-primary)',
  '--mantine-color-green-filled-hover': 'var(--color-primary-strong)',
  '--mantine-color-green-contrast': 'var(--color-on-primary)',
} as const;

/** The tokens handle both schemes themselves, so Mantine gets the same values in either. */
export const themeVariables: CSSVariablesResolver = () => ({ variables: {}, light: fromTokens, dark: fromTokens });
