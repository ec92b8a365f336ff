import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { EditIcon, TickIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { OpenPlacesNote } from '@commons/web-kit/forms/open-places-note';
import { type ReactNode, useState } from 'react';
import { CopyButton } from '../../writing/copy-button';
import { FormattedText } from '../../writing/formatted-text';
import styles from './ai-tool.module.css';
import { TextEditor } from './text-editor';

interface EditableTextProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Shows Copy and Edit once the text is complete. */
  readonly isWritten: boolean;
  readonly copyLabel: string;
  /** Which of several texts: 'variant 2'. */
  readonly which?: string;
  readonly note?: string;
  readonly onCopied?: (() => void) | undefined;
  readonly afterTable?: ReactNode;
}

/** A generated text to read, copy and edit. */
export function EditableText(props: EditableTextProps) {
  const { text, onChange, isWritten, copyLabel, which, note, afterTable, onCopied } = props;
  const [isEditing, setIsEditing] = useState(false);
  const editing = isEditing && isWritten;
  const name = (verb: string) => (which ? `${verb}: ${which}` : undefined);
  return (
    <Stack gap={4}>
      {editing ? (
        <TextEditor
          label={which ? t('editWhich', { which }) : t('editText')}
          onEdited={onChange}
          text={text}
        />
      ) : (
        <div>
          <FormattedText afterTable={afterTable} text={text} />
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
      {isWritten && <OpenPlacesNote advice={t('fillThemBeforeUse')} text={text} />}
      {isWritten && (
        <Row>
          <CopyButton label={name(copyLabel)} onCopied={onCopied} text={text}>
            {copyLabel}
          </CopyButton>
          <Button
            aria-label={name(editing ? t('done') : t('edit'))}
            icon={editing ? <TickIcon /> : <EditIcon />}
            onClick={() => setIsEditing(!editing)}
          >
            {editing ? t('done') : t('edit')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
