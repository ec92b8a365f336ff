import type { Claim } from '@commons/contracts/businesses/claims';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import styles from './claim.module.css';
import { CodeForm } from './code.form';
import { NoteForm } from './note.form';
import { Withdrawal } from './withdrawal';

interface OpenClaimProps {
  readonly id: string;
  readonly claim: Claim;
  readonly code: string;
  readonly onTyping: (typing: boolean) => void;
}

/** An undecided claim: enter the code, or take further actions. */
export function OpenClaim({ id, claim, code, onTyping }: OpenClaimProps) {
  const [writing, setWriting] = useState(false);
  return (
    <Stack>
      {claim.email && <CodeForm code={code} email={claim.email} id={id} onTyping={onTyping} />}
      {claim.text ? (
        <>
          <Banner announce="off" tone="info">
            {t('lookNoteAnswerMail')}
          </Banner>
          <p className={styles.words}>{claim.text}</p>
        </>
      ) : writing ? (
        <NoteForm id={id} onTyping={onTyping} />
      ) : null}
      <Row>
        {claim.email && !claim.text && !writing && (
          <Button onClick={() => setWriting(true)} variant="quiet">
            {t('mailNotCome')}
          </Button>
        )}
        <Withdrawal claimed={id} shownOn={id} />
      </Row>
    </Stack>
  );
}
