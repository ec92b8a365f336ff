import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { PenSparkIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useLayoutEffect, useRef } from 'react';

interface GenerateRowProps {
  readonly busy: boolean;
  /** No required field is blank. */
  readonly isComplete: boolean;
  readonly onStop: () => void;
}

/** Generate, and Stop while generating. The focus moves from one to the other and back. */
export function GenerateRow({ busy, isComplete, onStop }: GenerateRowProps) {
  const generate = useRef<HTMLButtonElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef<'generate' | 'stop'>(undefined);
  useLayoutEffect(() => {
    if (busy && hadFocus.current === 'generate') stop.current?.focus();
    if (!busy && hadFocus.current === 'stop') generate.current?.focus();
  }, [busy]);
  return (
    <Row>
      <Button
        busy={busy}
        busyLabel={t('generating')}
        disabled={!isComplete}
        icon={<PenSparkIcon />}
        onBlur={() => {
          if (!busy) hadFocus.current = undefined;
        }}
        onFocus={() => {
          hadFocus.current = 'generate';
        }}
        ref={generate}
        type="submit"
        variant="primary"
      >
        {t('generate')}
      </Button>
      {busy && (
        <Button
          onBlur={() => {
            hadFocus.current = undefined;
          }}
          onClick={onStop}
          onFocus={() => {
            hadFocus.current = 'stop';
          }}
          ref={stop}
        >
          {t('stop')}
        </Button>
      )}
    </Row>
  );
}
