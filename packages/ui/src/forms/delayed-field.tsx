import { useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/** Long enough to skip single letters, short enough to feel immediate. */
const typingPause = 350;

/**
 * Debounces a text: `onText` is called when typing pauses; `cancel` prevents that. A value that changes from outside
 * (Back, Clear) replaces the text of the field.
 */
export function useDelayedText(value: string, onText: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const [handedOn, setHandedOn] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Its own value coming back must not overwrite what was typed since.
    if (value !== handedOn) setText(value);
    setHandedOn(value);
  }

  const cancel = () => clearTimeout(timer.current);
  const handOn = (now: string) => {
    cancel();
    if (now === value) return;
    setHandedOn(now);
    latest.current(now);
  };
  const type = (now: string) => {
    setText(now);
    cancel();
    timer.current = setTimeout(() => handOn(now), typingPause);
  };
  return { text, type, cancel, handOn: () => handOn(text) };
}

export interface DelayedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A debounced text field for filters: reports on a pause, on Enter and on blur. */
export function DelayedField({ value, onText, ...field }: DelayedFieldProps) {
  const { text, type, handOn } = useDelayedText(value, onText);
  return (
    <TextField
      {...field}
      value={text}
      onBlur={handOn}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && handOn()}
    />
  );
}
