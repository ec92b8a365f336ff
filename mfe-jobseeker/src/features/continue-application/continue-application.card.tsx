import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import {
  forgetApplication,
  pendingApplication,
} from '@commons/web-kit/applications/pending-application';
import { Link } from '@commons/web-kit/router';
import { useState } from 'react';

/** The job that a guest wanted to apply for or to save before signing in (decision A13). */
export function ContinueApplicationCard() {
  const [pending, setPending] = useState(pendingApplication);
  if (!pending) return null;
  const isSave = pending.wish === 'save';
  const dismiss = () => {
    forgetApplication();
    setPending(null);
  };
  return (
    <Card
      as="section"
      data-print="hide"
      tone="todo"
      aria-label={isSave ? t('jobWantedSave') : t('unfinishedApplication')}
    >
      <Row spread>
        <p>
          {isSave
            ? t('wantedSaveTitle', { title: pending.title })
            : t('continueApplicationTitle', { title: pending.title })}
        </p>
        <Row>
          <Button variant="quiet" onClick={dismiss}>
            {t('notNow')}
          </Button>
          <ButtonLink as={Link} variant="primary" to={jobPage(pending.jobId)}>
            {isSave ? t('goJob') : t('continue')}
          </ButtonLink>
        </Row>
      </Row>
    </Card>
  );
}
