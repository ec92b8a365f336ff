import { Button } from '@commons/ui/controls/button';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { t } from '@commons/ui/text/texts';
import { useEffect, useRef } from 'react';

/** Replaces the form once the message is stored. */
export function ContactSent({ onAgain }: { readonly onAgain: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  // The focused button disappeared with the form.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1}>
      <EmptyState
        actions={<Button onClick={onAgain}>{t('sendAnotherMessage')}</Button>}
        illustration="no-applications"
        title={t('messageSentSuccessfully')}
      >
        <p>{t('readEveryMessageAnswerEmail')}</p>
      </EmptyState>
    </div>
  );
}
