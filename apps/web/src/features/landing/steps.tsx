import type { Language } from '@wordgrove/contract/languages';
import { useTranslation } from 'react-i18next';
import { InviteScreen } from './invite-screen.tsx';
import { JoinScreen } from './join-screen.tsx';
import { ProductPicture } from './product-picture.tsx';
import styles from './steps.module.css';
import { StudentsScreen } from './students-screen.tsx';

const steps = [
  { name: 'invite-codes', drawing: <InviteScreen /> },
  { name: 'join', drawing: <JoinScreen /> },
  { name: 'students', drawing: <StudentsScreen /> },
] as const;

/** The three pictures of the product, in the order in which a class starts. */
export function Steps({ language }: { language: Language }) {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.steps}>
      <h2>{t('steps')}</h2>
      <ol className={styles.list}>
        {steps.map(({ name, drawing }) => (
          <li key={name} className={styles.step}>
            <ProductPicture name={name} language={language} alt={t(`${name}.alt`)} drawing={drawing} />
            <div>
              <h3>{t(`${name}.title`)}</h3>
              <p>{t(`${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
