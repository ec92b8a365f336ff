import { TextArea } from '@commons/ui/text-area';
import { useEffect, useRef, useState } from 'react';

interface TextEditorProps {
  readonly label: string;
  readonly text: string;
  /** Told the edited text when the editor goes, however it goes; not when it was left blank. */
  readonly onEdited: (text: string) => void;
}

/** A text while it is edited: typed spaces and a text that is blank for a moment stay as they are. */
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
