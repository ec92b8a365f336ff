import type { ResultPartProps } from './ai-tool';
import { EditableText } from './editable-text';

/** The text as one piece. */
export function WholeText({ writing, written }: ResultPartProps) {
  return (
    <EditableText
      copyLabel="Copy"
      isWritten={written.phase !== 'writing'}
      note={written.note}
      onChange={(text) => writing.change({ text })}
      text={written.text}
    />
  );
}
