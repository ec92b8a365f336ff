import { MessageBanner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { PlusIcon } from '@commons/ui/icons';
import { Page, PageHeader } from '@commons/ui/page';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { useSession } from '@commons/web-kit/app-context';
import { askForEmployerAccount } from '@commons/web-kit/dashboard-links';
import { usePageTitle } from '@commons/web-kit/page-title';
import { remote } from '@commons/web-kit/remote';
import { Link, useNavigate } from '@commons/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { JobBoard } from '../features/jobs/board/job-board';

const JobForm = remote('mfe-employer/JobForm');

const employersOnly =
  'Only employer accounts can post jobs. Please create an employer account or switch your account type.';

/** Only support can change the type of an account (decision A55). */
const askForIt = <Link to={askForEmployerAccount}>Contact us</Link>;

export default function JobBoardPage() {
  usePageTitle('Job Board');
  const { user, loading } = useSession();
  const navigate = useNavigate();
  const [posting, setPosting] = useState(false);
  const { message, showSuccess, showInfo } = useTimedMessage();
  const top = useTopAfterChange(posting);

  const post = () => {
    if (!user) navigate('/login');
    else if (user.account_type !== 'employer') showInfo(employersOnly);
    else setPosting(true);
  };
  const posted = () => {
    setPosting(false);
    showSuccess('Job posted successfully!');
  };
  const drafted = () => {
    setPosting(false);
    showSuccess('Draft saved. You find it under Jobs in your dashboard.');
  };
  return (
    <Page ref={top} tabIndex={-1}>
      <PageHeader
        title="Job Board"
        lead={!posting && 'Work nearby, free to read and to post.'}
        actions={
          !posting && (
            <Button disabled={loading} icon={<PlusIcon />} onClick={post} variant="primary">
              Post a Job
            </Button>
          )
        }
      />
      {posting ? (
        <JobForm onCancel={() => setPosting(false)} onDraftSaved={drafted} onPosted={posted} />
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
