import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { FileField } from '@commons/ui/forms/file-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { FindingsFields } from './findings.fields';
import { usePresentProfile, useResumeFindings } from './profile-findings.api';
import { type Offer, useChoice } from './use-choice';
import { useJsonResume } from './use-json-resume';

interface ProfileFindingsDialogProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What the résumé or a JSON Resume file adds to the profile. Nothing is stored until it is accepted. */
export function ProfileFindingsDialog({ onClose, onSaved }: ProfileFindingsDialogProps) {
  const profile = usePresentProfile();
  const resume = useResumeFindings();
  const json = useJsonResume();
  const found = json.imported?.found ?? resume.data;
  const source = json.imported?.filename ?? t('yourResume');
  const offer = profile.data && found ? { profile: profile.data, found, source } : undefined;
  const choice = useChoice(offer, onSaved);
  const failed = [profile, ...(json.imported ? [] : [resume])].find(({ isError }) => isError);
  const isWithout = profile.data && !json.imported && resume.data === null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('fillMyProfile')}
      keepOnOutsidePress
      footer={
        <Stack gap={3}>
          {choice.failure && <Banner tone="error">{choice.failure.text}</Banner>}
          <Row>
            <Button onClick={onClose}>{t('cancel')}</Button>
            {choice.groups.length > 0 && (
              <Button
                variant="primary"
                disabled={choice.isNothingPicked}
                busy={choice.busy}
                busyLabel={t('saving')}
                onClick={choice.apply}
              >
                {t('applyAcceptedFields')}
              </Button>
            )}
          </Row>
        </Stack>
      }
    >
      <Stack gap={6}>
        {offer ? (
          <Offered {...offer} choice={choice} />
        ) : failed ? (
          <Failed {...failed} />
        ) : isWithout ? (
          <p>{t('thereNoResumeYet')}</p>
        ) : (
          <Spinner room="panel" label={t('readingResume')} />
        )}
        <JsonResumeField {...json} />
      </Stack>
    </Dialog>
  );
}

type Choice = ReturnType<typeof useChoice>;

function Offered({ found, source, choice }: Offer & { readonly choice: Choice }) {
  if (Object.keys(found).length === 0) return <p>{t('nothingProfileWasFound', { source })}</p>;
  if (choice.groups.length === 0) return <p>{t('profileAlreadyHasEverything', { source })}</p>;
  return (
    <>
      <p>{t('foundSourceOnlyWhat', { source })}</p>
      <FindingsFields {...choice} refused={choice.failure?.refused ?? {}} />
    </>
  );
}

type FailedProps = Pick<ReturnType<typeof useResumeFindings>, 'error' | 'isFetching'> & {
  readonly refetch: () => Promise<unknown>;
};

function Failed({ error, isFetching, refetch }: FailedProps) {
  return (
    <RetryBanner onRetry={refetch} busy={isFetching}>
      {errorMessage(error)}
    </RetryBanner>
  );
}

function JsonResumeField({ imported, problem, busy, choose }: ReturnType<typeof useJsonResume>) {
  return (
    <FileField
      label={t('importJsonResume')}
      help={t('jsonFileFormatJsonresume')}
      prompt={busy ? t('reading') : t('chooseJsonFileDrop')}
      accept=".json,application/json"
      chosen={imported ? [imported.filename] : []}
      disabled={busy}
      onFiles={(files) => void choose(files)}
      {...(problem && { error: problem })}
    />
  );
}
