import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { useEffect, useRef } from 'react';

/** Replaces the form once the message is stored. */
export function ContactSent({ onAgain }: { readonly onAgain: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  // The focused button disappeared with the form.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1}>
      <EmptyState
        actions={<Button onClick={onAgain}>Send another message</Button>}
        illustration="no-applications"
        title="Message sent successfully"
      >
        <p>We read every message and answer by email.</p>
      </EmptyState>
    </div>
  );
}
