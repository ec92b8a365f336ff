import { Banner } from '@commons/ui/banner';
import { useEffect, useState } from 'react';
import { payNote } from './pay-note';

/** A note that changes with every key would be read aloud with every key. */
const calmMs = 400;

interface PayNoteLineProps {
  readonly text: string;
  readonly compensationType: string;
}

/** Says how the salary range is understood, a moment after the last key. */
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
