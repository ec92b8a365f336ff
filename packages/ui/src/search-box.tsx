import type { FormEvent } from 'react';
import { Button } from './button';
import { useDelayedText } from './delayed-field';
import { SearchIcon } from './icons';
import styles from './search-box.module.css';
import { TextField } from './text-field';

export interface SearchBoxProps {
  /** Name of the field, which the screen does not show: 'Search jobs'. */
  label: string;
  /** What can be typed: 'Title, company or keyword'. */
  placeholder: string;
  value: string;
  /** Another text: when typing pauses (`typing`), by the button or by Enter. */
  onText: (text: string, typing: boolean) => void;
  /** The button or Enter with the same text as before. */
  onAgain: () => void;
}

/** The search of a list: it searches by itself after a pause, and at once by the button. */
export function SearchBox({ label, placeholder, value, onText, onAgain }: SearchBoxProps) {
  const { text, type, cancel } = useDelayedText(value, (now) => onText(now, true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    cancel();
    if (text === value) onAgain();
    else onText(text, false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> means nothing yet to the oldest browsers we serve
    <form className={styles.search} onSubmit={submit} role="search">
      <TextField
        className={styles.field}
        label={label}
        hideLabel
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        prefix={<SearchIcon />}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
