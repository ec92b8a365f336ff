import { fillLetter } from '@commons/contracts/applications/letter-fields';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import type { SelectedApplication } from './desk.api';
import styles from './desk.module.css';

/** Preview of the mail for each recipient, one at a time. */
export function LetterPreview({
  chosen,
  letter,
}: {
  readonly chosen: readonly SelectedApplication[];
  readonly letter: { readonly subject: string; readonly message: string };
}) {
  const [at, setAt] = useState(0);
  const one = chosen[at];
  if (!one) return null;
  const facts = { name: one.applicant_name, job: one.job_title };
  return (
    <Stack gap={3}>
      <Row spread>
        <p role="status">
          {t('valueLengthApplicantname', {
            value: at + 1,
            length: chosen.length,
            applicantName: one.applicant_name,
          })}
        </p>
        <Row gap={2}>
          <Button disabled={at === 0} onClick={() => setAt(at - 1)} size="small">
            {t('previous')}
          </Button>
          <Button disabled={at === chosen.length - 1} onClick={() => setAt(at + 1)} size="small">
            {t('next')}
          </Button>
        </Row>
      </Row>
      <p>
        <strong>{fillLetter(letter.subject, facts)}</strong>
      </p>
      <p className={styles.letter}>{fillLetter(letter.message, facts)}</p>
    </Stack>
  );
}
