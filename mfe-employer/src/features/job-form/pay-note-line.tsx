import { Banner } from '@commons/ui/messages/banner';
import { useEffect, useState } from 'react';
import { payNote } from './pay-note';

/** Without a delay, screen readers would announce the note on every key. */
const calmMs = 400;

interface PayNoteLineProps {
  readonly text: string;
  readonly compensationType: string;
}

/** Shows how the salary range is interpreted, a moment after the last key. */
export function PayNoteLine({ text, compensationType }: PayNoteLineProps) {
  const [read, setRead] = useState({ text, compensationType });
  useEffect(() => {
    const timer = setTimeout(() => setRead({ text, compensationType }), calmMs);
    return () => clearTimeout(timer);
  }, [text, compensationType]);
  const note = payNote(read.text, read.compensationType);
  return (
    <div aria-live="polite">
      {note && (
        <Banner announce="off" tone={note.tone === 'warning' ? 'warning' : 'info'}>
          {note.text}
        </Banner>
      )}
    </div>
  );
}
