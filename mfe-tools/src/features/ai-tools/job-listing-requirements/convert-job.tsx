import { placeholdersIn } from '@commons/contracts/placeholders';
import { Banner } from '@commons/ui/banner';
import { Button, ButtonLink } from '@commons/ui/button';
import { BriefcaseIcon } from '@commons/ui/icons';
import { Stack } from '@commons/ui/page';
import { VisuallyHidden } from '@commons/ui/visually-hidden';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { openPlacesText } from '@commons/web-kit/open-places-note';
import { useMutation, useQueryClient } from '@commons/web-kit/query';
import { Link, useNavigate } from '@commons/web-kit/router';
import { useEffect, useId, useRef } from 'react';
import type { ResultPartProps } from '../ai-tool';
import styles from '../ai-tool.module.css';
import { jobPosting } from './job-posting';

/** Specification D2 §4. */
const published =
  'SUCCESS: Job listing has been published to the Job Board! You can view and manage it from your Jobs dashboard.';
const notPublished =
  'ERROR: Failed to create job listing. Please try again or create the job manually from your Jobs dashboard.';

/**
 * Publishes the description as a job (AIT-12, AIT-13). One with placeholders opens in the posting form as a draft
 * instead: only its owner may read them. Only employers post jobs (specification D2 §6).
 */
export function ConvertJob({ writing, written }: ResultPartProps) {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSession();
  const navigate = useNavigate();
  const body = jobPosting(written.entered, written.text);
  const open = Object.values(body).flatMap((text) => placeholdersIn(String(text))).length;
  const posting = useMutation({
    mutationFn: () => api.json(open > 0 ? 'POST /jobs/drafts' : 'POST /jobs', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/my-jobs'] }),
  });
  const convert = () => {
    writing.change({ note: '' });
    posting.mutate(undefined, {
      onSuccess: ({ id }) => {
        if (open === 0) return writing.change({ note: published });
        navigate(`/employer-dashboard?tab=jobs&edit=${encodeURIComponent(id)}`);
      },
      onError: () => writing.change({ note: notPublished }),
    });
  };
  if (user?.account_type !== 'employer')
    return (
      <p className={styles.soft}>
        With an employer account this description can be published as a live job.
      </p>
    );
  if (written.note === published) return <Published />;
  const reason = posting.error ? errorMessage(posting.error, '') : '';
  return (
    <Stack gap={3}>
      {reason && <Banner tone="error">{reason}</Banner>}
      {open > 0 && (
        <p className={styles.stale}>
          {openPlacesText(open)}, so this cannot be published yet. It is saved as a draft, and the
          job form opens and leads you from one place to the next.
        </p>
      )}
      <div>
        <Button
          busy={posting.isPending}
          busyLabel={open > 0 ? 'Opening the form...' : 'Publishing...'}
          icon={<BriefcaseIcon />}
          onClick={convert}
          variant="primary"
        >
          Convert to Live Job Listing
        </Button>
      </div>
    </Stack>
  );
}

/** The link to the job. The pressed button is gone, so this takes the focus and is announced. */
function Published() {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.querySelector('a')?.focus();
  }, []);
  return (
    <div ref={place}>
      <ButtonLink
        aria-describedby={id}
        as={Link}
        icon={<BriefcaseIcon />}
        to="/employer-dashboard?tab=jobs"
      >
        Go to your Jobs dashboard
      </ButtonLink>
      <VisuallyHidden>
        <span id={id}>The job is published.</span>
      </VisuallyHidden>
    </div>
  );
}
