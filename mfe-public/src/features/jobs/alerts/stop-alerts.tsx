import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Page, PageHeader, Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { Link, useSearchParams } from '@commons/web-kit/router';
import { useStopAlerts } from './alerts.api';
import { InvalidStopLink } from './invalid-stop-link';

/** The page behind the unsubscribe link of the weekly mail. One press unsubscribes, also without signing in. */
export function StopAlerts() {
  const token = useSearchParams()[0].get('token');
  const stop = useStopAlerts(token ?? '');
  const isBadLink = !token || (isApiError(stop.error) && stop.error.status === 404);
  if (isBadLink) return <InvalidStopLink />;
  return (
    <Page width="narrow">
      <PageHeader title={t('stopWeeklyMail')} />
      <Stack>
        {stop.isSuccess ? (
          <>
            <Banner tone="success">{t('willGetNoMoreWeekly')}</Banner>
            <p>{t('canSwitchThemAgainAccount')}</p>
            <Row>
              <ButtonLink as={Link} to="/jobs">
                {t('browseJobs')}
              </ButtonLink>
            </Row>
          </>
        ) : (
          <>
            <p>{t('mailNewJobsFitJob')}</p>
            {stop.isError && <Banner tone="error">{errorMessage(stop.error)}</Banner>}
            <Row>
              <Button busy={stop.isPending} onClick={() => stop.mutate()} variant="primary">
                {t('stopMail')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Page>
  );
}
