import { TextArea } from '@commons/ui/forms/text-area';
import { useState } from 'react';

interface TextEditorProps {
  readonly label: string;
  readonly text: string;
  /** Called with each change, unless the text is blank then. */
  readonly onEdited: (text: string) => void;
}

/**
 * Text being edited. Shows trailing spaces and a temporarily blank text as typed, but follows a `text` that was changed
 * elsewhere meanwhile: the next letter would overwrite it.
 */
export function TextEditor({ label, text, onEdited }: TextEditorProps) {
  const [typed, setTyped] = useState(text);
  const [reported, setReported] = useState(text);
  // The text of a variant comes back without the spaces around it.
  if (text.trim() !== reported.trim()) {
    setReported(text);
    setTyped(text);
  }
  return (
    <TextArea
      autoFocus
      hideLabel
      label={label}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!target.value.trim()) return;
        setReported(target.value);
        onEdited(target.value);
      }}
      rows={8}
      value={typed}
    />
  );
}
