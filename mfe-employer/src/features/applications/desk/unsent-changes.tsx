import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import type { Changes } from './use-bulk-changes';

/** The changes that could not be sent: they wait for another attempt. */
export function UnsentChanges({ changes }: { readonly changes: Changes }) {
  const { problem, pending, isSending, retry, discard } = changes;
  if (!problem) return null;
  return (
    <Banner
      action={
        <Row gap={2}>
          <Button busy={isSending} onClick={retry} size="small">
            {t('tryAgain')}
          </Button>
          <Button disabled={isSending} onClick={discard} size="small" variant="quiet">
            {t('discardUnsent')}
          </Button>
        </Row>
      }
      tone="error"
    >
      {t('problemCountUnsent', { problem, count: pending.size })}
    </Banner>
  );
}
