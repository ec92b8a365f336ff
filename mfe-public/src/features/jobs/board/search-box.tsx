import { Button } from '@commons/ui/button';
import { SearchIcon } from '@commons/ui/icons';
import { TextField } from '@commons/ui/text-field';
import type { FormEvent } from 'react';
import { useDelayedText } from './delayed-field';
import styles from './search-box.module.css';

interface SearchBoxProps {
  readonly className: string | undefined;
  readonly value: string;
  /** Called when typing pauses. */
  readonly onText: (text: string) => void;
  /** Called by the button and Enter, also when the text is the same. */
  readonly onSearch: (text: string) => void;
}

/** The search of the board: it searches by itself after a pause, and at once by the button. */
export function SearchBox({ className, value, onText, onSearch }: SearchBoxProps) {
  const { text, type, cancel } = useDelayedText(value, onText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    cancel();
    onSearch(text);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> means nothing yet to the oldest browsers we serve
    <form className={`${styles.search} ${className}`} onSubmit={submit} role="search">
      <TextField
        className={styles.field}
        label="Search jobs"
        hideLabel
        type="search"
        placeholder="Title, company or keyword"
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
