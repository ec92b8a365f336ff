import { t } from '@commons/ui/text/texts';
import type { ResultPartProps } from './ai-tool';
import { EditableText } from './editable-text';

/** The text as one piece. */
export function WholeText({ writing, written, onUsed }: ResultPartProps) {
  return (
    <EditableText
      copyLabel={t('copy')}
      isWritten={written.phase !== 'writing'}
      note={written.note}
      onCopied={onUsed}
      onChange={(text) => writing.change({ text })}
      text={written.text}
    />
  );
}
