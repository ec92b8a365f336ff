import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Page, PageHeader, Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { Link } from '@commons/web-kit/router';
import { useStopSearchAlert } from './alerts.api';
import { InvalidStopLink } from './invalid-stop-link';

/** The page behind the unsubscribe link of a saved search. One press stops its mails, another resumes them. */
export function StopSearchAlert({ token }: { readonly token: string }) {
  const change = useStopSearchAlert(token);
  const { data } = change;
  if (isApiError(change.error) && change.error.status === 404) return <InvalidStopLink />;
  return (
    <Page width="narrow">
      <PageHeader title={t('stopMailsSavedSearch')} />
      <Stack>
        {data && (
          <Banner tone="success">
            {data.paused
              ? t('willGetNoMoreMails', { name: data.name })
              : t('mailsAgain', { name: data.name })}
          </Banner>
        )}
        {!data && <p>{t('mailNewJobsSearchSaved')}</p>}
        {change.isError && <Banner tone="error">{errorMessage(change.error)}</Banner>}
        {data?.paused ? (
          <Row>
            <Button busy={change.isPending} onClick={() => change.mutate(false)}>
              {t('undo')}
            </Button>
            <ButtonLink as={Link} to="/jobs" variant="quiet">
              {t('browseJobs')}
            </ButtonLink>
          </Row>
        ) : (
          <Row>
            <Button busy={change.isPending} onClick={() => change.mutate(true)} variant="primary">
              {t('stopTheseMails')}
            </Button>
          </Row>
        )}
      </Stack>
    </Page>
  );
}
