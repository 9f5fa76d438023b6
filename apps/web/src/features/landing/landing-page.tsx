// Only the build renders the frame, before scripts run; its styles come with this page's.
import './landing-frame.css';
import { Link } from '@tanstack/react-router';
import { isLanguage } from '@wordgrove/contract/languages';
import { useTranslation } from 'react-i18next';
import { setLanguage } from '#platform/i18n.ts';
import type { LandingLinkProps } from './landing-content.tsx';
import { LandingContent } from './landing-content.tsx';

function RouterLink({ href, ...rest }: LandingLinkProps) {
  return <Link to={href} {...rest} />;
}

/** The landing page inside the running app: the same content, with links that need no page load. */
export function LandingPage() {
  const { i18n } = useTranslation('landing');
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return <LandingContent language={language} link={RouterLink} onLanguage={(chosen) => void setLanguage(chosen)} />;
}
