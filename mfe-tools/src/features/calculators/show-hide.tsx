import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { type ReactNode, useId, useState } from 'react';

interface ShowHideProps {
  /** 'payment schedule': Show payment schedule, Hide payment schedule. */
  readonly what: string;
  readonly children: ReactNode;
}

/** A collapsible part of the result, mounted only while open. */
export function ShowHide({ what, children }: ShowHideProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div>
      <Button aria-controls={id} aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? t('hideWhat', { what }) : t('showWhat', { what })}
      </Button>
      <div hidden={!shown} id={id}>
        {shown && children}
      </div>
    </div>
  );
}
