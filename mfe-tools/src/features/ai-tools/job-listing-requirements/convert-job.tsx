import { placeholdersIn } from '@commons/contracts/text/placeholders';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Stack } from '@commons/ui/layout/page';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { Banner } from '@commons/ui/messages/banner';
import { BriefcaseIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useSession } from '@commons/web-kit/app-context';
import { openPlacesText } from '@commons/web-kit/forms/open-places-note';
import { Link, useNavigate } from '@commons/web-kit/router';
import { useEffect, useId, useRef } from 'react';
import type { ResultPartProps } from '../ai-tool';
import styles from '../ai-tool.module.css';
import { usePostJob } from './convert-job.api';
import { jobPosting } from './job-posting';

/** Specification D2 §4. */
const published = t('successJobListingHas');
const notPublished = t('errorFailedCreateJob');

/**
 * Publishes the description as a job (AIT-12, AIT-13). One with placeholders opens in the posting form as a draft
 * instead: only its owner may read them. Only employers post jobs (specification D2 §6).
 */
export function ConvertJob({ writing, written }: ResultPartProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const body = jobPosting(written.entered, written.text);
  const open = Object.values(body).flatMap((text) => placeholdersIn(String(text))).length;
  const posting = usePostJob(body, open > 0);
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
    return <p className={styles.soft}>{t('employerAccountDescriptionCan')}</p>;
  if (written.note === published) return <Published />;
  const reason = posting.error ? errorMessage(posting.error, '') : '';
  return (
    <Stack gap={3}>
      {reason && <Banner tone="error">{reason}</Banner>}
      {open > 0 && (
        <p className={styles.stale}>{t('openPlacesDraft', { places: openPlacesText(open) })}</p>
      )}
      <div>
        <Button
          busy={posting.isPending}
          busyLabel={open > 0 ? t('openingForm') : t('publishing')}
          icon={<BriefcaseIcon />}
          onClick={convert}
          variant="primary"
        >
          {t('convertLiveJobListing')}
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
        {t('goJobsDashboard')}
      </ButtonLink>
      <VisuallyHidden>
        <span id={id}>{t('jobPublished')}</span>
      </VisuallyHidden>
    </div>
  );
}
