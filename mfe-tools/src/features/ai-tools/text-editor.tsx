import { TextArea } from '@commons/ui/forms/text-area';
import { useState } from 'react';

interface TextEditorProps {
  readonly label: string;
  readonly text: string;
  /** Called with each change, unless the text is blank then. */
  readonly onEdited: (text: string) => void;
}

/** Text being edited. Shows trailing spaces and a temporarily blank text as typed. */
export function TextEditor({ label, text, onEdited }: TextEditorProps) {
  const [typed, setTyped] = useState(text);
  return (
    <TextArea
      autoFocus
      hideLabel
      label={label}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value.trim()) onEdited(target.value);
      }}
      rows={8}
      value={typed}
    />
  );
}
