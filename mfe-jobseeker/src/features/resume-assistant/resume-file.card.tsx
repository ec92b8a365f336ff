import type { CurrentResume } from '@commons/contracts/resumes/resumes';
import { Button } from '@commons/ui/controls/button';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { FileIcon, TrashIcon } from '@commons/ui/pictures/icons';
import { Breakable } from '@commons/ui/text/breakable';
import { dayText } from '@commons/ui/text/day';
import { t } from '@commons/ui/text/texts';
import type { ReactNode } from 'react';
import styles from './resume-assistant.module.css';

interface FileCardProps {
  readonly resume: CurrentResume;
  /** Further actions for the uploaded résumé. */
  readonly more: ReactNode;
  readonly onExpiry: (expires: boolean) => void;
  readonly onDelete: () => void;
}

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
              <span className={styles.soft}>
                {' '}
                {t('uploadedAsdate', { asDate: dayText(created_at, 'long') })}
              </span>
            </span>
          </p>
          <Row gap={3}>
            {more}
            <Button icon={<TrashIcon />} onClick={onDelete} size="small">
              {t('deleteResume2')}
            </Button>
          </Row>
        </Row>
        <CheckboxField
          checked={expires_at !== undefined}
          help={
            expires_at
              ? t('fileDeletedAsdateText', { asDate: dayText(expires_at, 'long') })
              : t('fileKeptUntilDelete')
          }
          label={t('deleteUploadedFileAfter')}
          onChange={(event) => onExpiry(event.target.checked)}
        />
      </Stack>
    </Card>
  );
}
