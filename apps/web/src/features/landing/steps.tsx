import type { Language } from '@wordgrove/contract/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureFile } from '#platform/picture-file.ts';
import typography from '#ui/typography.module.css';
import screen from './screen.module.css';
import styles from './steps.module.css';

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

type ProductPictureProps = {
  /** The picture's file name without language and extension. */
  name: string;
  language: Language;
  alt: string;
  /** A small drawing of the same screen, shown until there is a screenshot. */
  drawing: ReactNode;
};

/** A picture of a screen of the product. */
function ProductPicture({ name, language, alt, drawing }: ProductPictureProps) {
  const file = pictureFile(name, language, __PICTURES__);
  if (file) {
    return (
      <img className={styles.photograph} src={`/pictures/${file}`} alt={alt} width="720" height="528" loading="lazy" />
    );
  }
  return (
    <div className={styles.frame} role="img" aria-label={alt}>
      <div className={styles.window} aria-hidden="true">
        {drawing}
      </div>
    </div>
  );
}

/** The teacher's invite code, drawn small. The code is made up. */
function InviteScreen() {
  const { t } = useTranslation('landing');
  return (
    <>
      <span className={screen.label}>{t('screen.invite-code')}</span>
      <span className={screen.code}>GR7VEH</span>
      <div className={screen.row}>
        <span className={screen.label}>{t('screen.class')}</span>
        <span className={typography.strong}>{t('screen.class-name')}</span>
      </div>
      <div className={screen.line} />
      <div className={screen.row}>
        <span className={screen.button}>{t('screen.copy')}</span>
        <span className={screen.quiet}>{t('screen.projector')}</span>
      </div>
    </>
  );
}

/** The student's registration, drawn small. */
function JoinScreen() {
  const { t } = useTranslation('landing');
  return (
    <>
      <div className={screen.field}>
        <span className={typography.strong}>{t('screen.invite-code')}</span>
        <span className={screen.input}>GR7VEH</span>
      </div>
      <div className={screen.field}>
        <span className={typography.strong}>{t('screen.full-name')}</span>
        <span className={screen.input}>{t('screen.third-student')}</span>
      </div>
      <span className={`${screen.button} ${screen.wide}`}>{t('screen.create-account')}</span>
    </>
  );
}

/** The teacher's list of students, drawn small. The names are made up. */
function StudentsScreen() {
  const { t } = useTranslation('landing');
  const students = [
    { name: t('screen.first-student'), isWaiting: false },
    { name: t('screen.second-student'), isWaiting: false },
    { name: t('screen.third-student'), isWaiting: true },
  ];
  return (
    <>
      <span className={typography.strong}>{t('screen.students')}</span>
      {students.map(({ name, isWaiting }) => (
        <div key={name} className={screen.row}>
          <span className={screen.face}>{[...name][0]}</span>
          <span className={screen.name}>{name}</span>
          <span className={isWaiting ? `${screen.badge} ${screen.waiting}` : screen.badge}>
            {isWaiting ? t('screen.waiting') : t('screen.active')}
          </span>
        </div>
      ))}
      <span className={`${screen.quiet} ${screen.wide}`}>{t('screen.approve')}</span>
    </>
  );
}
