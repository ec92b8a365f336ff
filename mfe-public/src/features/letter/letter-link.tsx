import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Page, PageHeader, Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { OutcomePage } from '@commons/web-kit/page/outcome-page';
import { Link } from '@commons/web-kit/router';
import { useLetterLink } from './letter-link.api';

const links = {
  confirm: {
    title: t('letterConfirmTitle'),
    lead: t('letterConfirmLead'),
    act: t('letterConfirm'),
    done: t('letterConfirmed'),
  },
  stop: {
    title: t('letterStopTitle'),
    lead: t('letterStopLead'),
    act: t('letterStop'),
    done: t('letterStopped'),
  },
} as const;

interface LetterLinkProps {
  readonly kind: keyof typeof links;
  readonly token: string;
}

/** The page behind the links of the letter's mails. Requires a click, since link scanners open links too. */
export function LetterLink({ kind, token }: LetterLinkProps) {
  const { title, lead, act, done } = links[kind];
  const press = useLetterLink(kind, token);
  if (isApiError(press.error) && press.error.status === 404) return <InvalidLetterLink />;
  return (
    <Page width="narrow">
      <PageHeader title={title} />
      <Stack>
        {press.isSuccess ? (
          <>
            <Banner tone="success">{done}</Banner>
            <Row>
              <ButtonLink as={Link} to="/">
                {t('toStart')}
              </ButtonLink>
            </Row>
          </>
        ) : (
          <>
            <p>{lead}</p>
            {press.isError && <Banner tone="error">{errorMessage(press.error)}</Banner>}
            <Row>
              <Button busy={press.isPending} onClick={() => press.mutate()} variant="primary">
                {act}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Page>
  );
}

/** No button: the address was not confirmed in time, or the link is incomplete. */
export function InvalidLetterLink() {
  return (
    <OutcomePage
      actions={
        <ButtonLink as={Link} to="/letter" variant="primary">
          {t('letterAsk')}
        </ButtonLink>
      }
      title={t('linkNotValid')}
      width="narrow"
    >
      <p role="alert">{t('letterBadLink')}</p>
    </OutcomePage>
  );
}
