import type { CurrentResume } from '@commons/contracts/resumes';
import { Breakable } from '@commons/ui/breakable';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { FileIcon, TrashIcon } from '@commons/ui/icons';
import { Row, Stack } from '@commons/ui/page';
import type { ReactNode } from 'react';
import styles from './resume-assistant.module.css';

interface FileCardProps {
  readonly resume: CurrentResume;
  /** Further actions for the uploaded résumé. */
  readonly more: ReactNode;
  readonly onExpiry: (expires: boolean) => void;
  readonly onDelete: () => void;
}

const asDate = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' });

/** The uploaded file; its owner decides when it expires or is deleted. */
export function ResumeFileCard({ resume, more, onExpiry, onDelete }: FileCardProps) {
  const { filename, created_at, expires_at } = resume;
  return (
    <Card tone="sunken" data-print="hide">
      <Stack gap={3}>
        <Row gap={4} spread>
          <p className={styles.file}>
            <FileIcon />
            <span>
              <strong>
                <Breakable>{filename}</Breakable>
              </strong>
              <span className={styles.soft}> uploaded on {asDate(created_at)}</span>
            </span>
          </p>
          <Row gap={3}>
            {more}
            <Button icon={<TrashIcon />} onClick={onDelete} size="small">
              Delete resume
            </Button>
          </Row>
        </Row>
        <CheckboxField
          checked={expires_at !== undefined}
          help={
            expires_at
              ? `The file is deleted on ${asDate(expires_at)}. Its text and the analysis stay until you delete them.`
              : 'The file is kept until you delete the resume. Only you can see it.'
          }
          label="Delete the uploaded file after 30 days"
          onChange={(event) => onExpiry(event.target.checked)}
        />
      </Stack>
    </Card>
  );
}
