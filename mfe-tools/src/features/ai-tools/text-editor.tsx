import { TextArea } from '@commons/ui/forms/text-area';
import { useEffect, useRef, useState } from 'react';

interface TextEditorProps {
  readonly label: string;
  readonly text: string;
  /** Called with the edited text on unmount, unless it is blank. */
  readonly onEdited: (text: string) => void;
}

/** Text being edited. Keeps trailing spaces and a temporarily blank text as typed. */
export function TextEditor({ label, text, onEdited }: TextEditorProps) {
  const [typed, setTyped] = useState(text);
  const end = useRef(() => {});
  useEffect(() => {
    end.current = () => {
      if (typed !== text && typed.trim()) onEdited(typed);
    };
  });
  useEffect(() => () => end.current(), []);
  return (
    <TextArea
      autoFocus
      hideLabel
      label={label}
      onChange={({ target }) => setTyped(target.value)}
      rows={8}
      value={typed}
    />
  );
}
