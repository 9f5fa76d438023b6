import { useLocation, useNavigate } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { errorCode } from '#platform/errors.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useTeacherLink, useUseTeacherLink } from './api.ts';

/** What a link to teach a class opens: which class it is and who invites, before anything happens. */
export function TeacherLinkPage() {
  const { t } = useTranslation('classes-students');
  const token = useLocation({ select: ({ hash }) => hash });
  const link = useTeacherLink(token);
  const isGone = token === '' || (link.isError && ['link-invalid', 'invalid-input'].includes(errorCode(link.error)));
  if (isGone) {
    return (
      <>
        <PageHeader title={t('teachers.link-gone')} lead={t('teachers.link-gone-text')} />
        <div>
          <ButtonLink to={paths.teacherDashboard}>{t('teachers.to-dashboard')}</ButtonLink>
        </div>
      </>
    );
  }
  if (!link.data) {
    return <NotLoaded query={link} failed={t('teachers.link-failed')} loading={t('teachers.loading')} shape="row" />;
  }
  return <Invitation token={token} {...link.data} />;
}

type InvitationProps = { token: string; className: string; teacherName: string; isTeaching: boolean };

function Invitation({ token, className, teacherName, isTeaching }: InvitationProps) {
  const { t } = useTranslation('classes-students');
  const { done, failed } = useOutcomeToast();
  const navigate = useNavigate();
  const join = useUseTeacherLink();
  const handleJoin = () =>
    join.mutate(
      { token },
      {
        onSuccess: ({ id }) => {
          done(t('teachers.joined', { className }));
          void navigate({ href: `${paths.teacherStudents}?class=${id}`, replace: true });
        },
        onError: failed,
      },
    );
  return (
    <>
      <PageHeader title={t('teachers.offer-title', { teacherName, className })} />
      <Card raised>
        <div className={layout.stack}>
          <p>{t(isTeaching ? 'teachers.already' : 'teachers.offer-text')}</p>
          <div className={layout.row}>
            {!isTeaching && (
              <Button variant="primary" loading={join.isPending} onClick={handleJoin}>
                {t('teachers.accept')}
              </Button>
            )}
            <ButtonLink to={paths.teacherDashboard}>
              {t(isTeaching ? 'teachers.to-dashboard' : 'teachers.not-now')}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </>
  );
}
