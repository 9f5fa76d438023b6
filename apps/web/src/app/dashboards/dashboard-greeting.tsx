import type { Role } from '@wordgrove/contract/roles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import bar from '#app/shell/navigation-bar.module.css';
import shell from '#app/shell/shell.module.css';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LeafMark } from '#ui/pictures/leaf-mark.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import dashboard from './dashboard.module.css';
import { HeroFrame } from './student/hero/hero-frame.tsx';

/**
 * The first lines of a dashboard, without behaviour: rendered at build time and sent with the page, so that they can be
 * read before any script has run. The app's own parts replace them at the same height and width.
 */
export function DashboardGreeting({ role, name, notice }: { role: Role; name: string; notice: ReactNode }) {
  const { t } = useTranslation('app');
  return (
    <div className={shell.frame}>
      <header className={bar.bar}>
        <div className={bar.inner}>
          <span className={bar.brand}>
            <LeafMark />
            {t('product')}
          </span>
        </div>
      </header>
      <main className={shell.main}>
        {role === 'student' ? (
          <>
            <HeroFrame name={name}>
              <Skeleton shape="row" count={2} label={t('loading.page')} />
            </HeroFrame>
            {notice}
          </>
        ) : (
          <>
            <PageHeader title={t('dashboard.hello', { name })} lead={t('dashboard.teacher.lead')} isGreeting />
            {notice}
            <div className={dashboard.page}>
              <Card className={dashboard.waiting}>
                <Skeleton shape="row" label={t('loading.page')} />
              </Card>
            </div>
          </>
        )}
      </main>
    </div>
  );
}
