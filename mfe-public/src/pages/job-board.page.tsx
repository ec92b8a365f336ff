import { Button } from '@commons/ui/controls/button';
import { Page, PageHeader } from '@commons/ui/layout/page';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { PlusIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { employerAccountRequestPath } from '@commons/web-kit/page/dashboard-links';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { useViewInAddress } from '@commons/web-kit/page/view-in-address';
import { remote } from '@commons/web-kit/remotes/remote';
import { Link, useNavigate } from '@commons/web-kit/router';
import { useEffect, useRef } from 'react';
import { JobBoard } from '../features/jobs/board/job-board';

const JobForm = remote('mfe-employer/JobForm');

const employersOnly = t('onlyEmployerAccountsCanPost');

/** Only support can change the type of an account (decision A55). */
const askForIt = <Link to={employerAccountRequestPath}>{t('contactUs')}</Link>;

export default function JobBoardPage() {
  usePageTitle(t('jobBoard'));
  const { user, loading } = useSession();
  const navigate = useNavigate();
  const form = useViewInAddress('post');
  const posting = form.isAsked && user?.account_type === 'employer';
  const { message, showSuccess, showInfo } = useTimedMessage();
  const top = useTopAfterChange(posting);

  const post = () => {
    if (!user) navigate('/login');
    else if (user.account_type !== 'employer') showInfo(employersOnly);
    else form.open();
  };
  const posted = () => {
    form.close();
    showSuccess(t('jobPostedSuccessfully'));
  };
  const drafted = () => {
    form.close();
    showSuccess(t('draftSavedFindUnderJobs'));
  };
  return (
    <Page ref={top} tabIndex={-1}>
      <PageHeader
        size="small"
        title={t('jobBoard')}
        lead={!posting && t('workNearbyFreeReadPost')}
        actions={
          !posting && (
            <Button disabled={loading} icon={<PlusIcon />} onClick={post} variant="primary">
              {t('postJob')}
            </Button>
          )
        }
      />
      {posting ? (
        <JobForm onCancel={form.close} onDraftSaved={drafted} onPosted={posted} />
      ) : (
        <JobBoard />
      )}
      <MessageBanner action={message?.text === employersOnly && askForIt} message={message} />
    </Page>
  );
}

/** The form and the board replace each other. Scroll position and focus start at the top each time. */
function useTopAfterChange(state: unknown) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    globalThis.scrollTo?.(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [state]);
  return top;
}
