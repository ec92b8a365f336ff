import type { AccountType } from '@commons/contracts/account/account-lists';
import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { DownloadIcon, TrashIcon } from '@commons/ui/pictures/icons';
import { dayText } from '@commons/ui/text/day';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { saveFile } from '@commons/web-kit/page/save-file';
import { portalName } from '@commons/web-kit/portal/portal-name';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { downloadMyData, keepAccount, useKeepProfile } from './account-settings.api';
import { DeleteAccountDialog } from './delete-account.dialog';

interface YourDataProps {
  readonly profile: AccountProfile;
  readonly notify: Notify;
}

const contents: Record<AccountType, string> = {
  employer: t('accountListingJobsMessagesFiles'),
  job_seeker: t('accountProfileApplicationsReviewsFiles'),
};

/** "Delete" and "Keep my account" replace each other. Moves the focus to the one that is shown. */
function useNextButton(pending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(pending);
  useEffect(() => {
    const changed = before.current !== pending;
    before.current = pending;
    if (changed && document.activeElement === document.body) button.current?.focus();
  }, [pending]);
  return button;
}

/** What the privacy policy promises: a copy of your data, and deletion of the account (decision A54). */
export function YourData({ profile, notify }: YourDataProps) {
  const [deleting, setDeleting] = useState(false);
  const dueAt = profile.deletion_due_at;
  const next = useNextButton(dueAt !== undefined);
  return (
    <Stack gap={4}>
      {dueAt && <PendingDeletion dueAt={dueAt} button={next} notify={notify} />}
      <p>
        {t('oneArchiveEverythingKeeps', {
          portalName: portalName(),
          accountType: contents[profile.account_type],
        })}
      </p>
      <Row gap={3}>
        <DownloadButton notify={notify} />
        {!dueAt && (
          <Button
            variant="danger"
            icon={<TrashIcon />}
            ref={next}
            onClick={() => setDeleting(true)}
          >
            {t('deleteMyAccount')}
          </Button>
        )}
      </Row>
      <DeleteAccountDialog
        open={deleting}
        accountType={profile.account_type}
        days={profile.deletion_days}
        onClose={() => setDeleting(false)}
        notify={notify}
      />
    </Stack>
  );
}

function DownloadButton({ notify }: { readonly notify: Notify }) {
  const api = useApi();
  const { busy, act } = useAct({ notify, failed: t('dataCouldNotBeDownloaded') });
  const download = () =>
    act(
      async () => {
        const { blob, filename } = await downloadMyData(api);
        saveFile(blob, filename ?? `${t('myDataFile')}.zip`);
      },
      { done: t('dataHasBeenDownloaded') },
    );
  return (
    <Button icon={<DownloadIcon />} busy={busy} busyLabel={t('preparingData')} onClick={download}>
      {t('downloadMyData')}
    </Button>
  );
}

interface PendingDeletionProps {
  readonly dueAt: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly notify: Notify;
}

function PendingDeletion({ dueAt, button, notify }: PendingDeletionProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const { busy, act } = useAct({ notify, failed: t('accountCouldNotBeKept') });
  const cancelDeletion = () =>
    act(
      async () => {
        await keepAccount(api);
        await keep({ deletion_due_at: undefined });
      },
      { done: t('accountStays') },
    );
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" ref={button} busy={busy} onClick={cancelDeletion}>
          {t('keepMyAccount')}
        </Button>
      }
    >
      {t('accountWillBeDeletedUntil', { dueAt: dayText(dueAt, 'long') })}
    </Banner>
  );
}
