import type { FormEvent } from 'react';
import { Button } from './button';
import { useDelayedText } from './delayed-field';
import { SearchIcon } from './icons';
import styles from './search-box.module.css';
import { SuggestField, type Suggestion, type SuggestionGroup } from './suggest-field';
import { t } from './texts';

export interface SearchBoxProps<Item extends Suggestion = Suggestion> {
  /** Name of the field, which the screen does not show: 'Search jobs'. */
  label: string;
  /** What can be typed: 'Title, company or keyword'. */
  placeholder: string;
  value: string;
  /** Name of the words in the address, and what else it has: a browser whose script has not started yet searches by it. */
  inAddress?: { readonly name: string; readonly query: URLSearchParams };
  /** Another text: when typing pauses (`typing`), by the button or by Enter. */
  onText: (text: string, typing: boolean) => void;
  /** The button or Enter with the same text as before. */
  onAgain: () => void;
  /** What could be meant by the text of `onTyped`; none while it is not known. */
  groups?: readonly SuggestionGroup<Item>[] | undefined;
  /** Each text as it is typed, to fetch suggestions for. */
  onTyped?: (text: string) => void;
  /** Does what a suggestion means that is no text to search for (`own`). */
  onPick?: (suggestion: Item) => void;
}

/** The search of a list: it searches by itself after a pause, and at once by the button or a suggestion. */
export function SearchBox<Item extends Suggestion>(props: SearchBoxProps<Item>) {
  const { label, placeholder, value, onText, onAgain, groups, onTyped, onPick, inAddress } = props;
  const { text, type, cancel } = useDelayedText(value, (now) => onText(now, true));
  const search = (now: string) => {
    cancel();
    if (now === value) onAgain();
    else onText(now, false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> means nothing yet to the oldest browsers we serve
    <form className={styles.search} onSubmit={submit} role="search">
      <SuggestField
        className={styles.field}
        label={label}
        name={inAddress?.name}
        hideLabel
        placeholder={placeholder}
        enterKeyHint="search"
        maxLength={200}
        prefix={<SearchIcon />}
        value={text}
        onText={(now) => {
          type(now);
          onTyped?.(now);
        }}
        groups={groups}
        onPick={(suggestion) => {
          type(suggestion.own ? '' : suggestion.text);
          if (!suggestion.own) return search(suggestion.text);
          cancel();
          onPick?.(suggestion);
        }}
      />
      {inAddress &&
        [...inAddress.query].map(
          ([name, kept]) =>
            name !== inAddress.name && <input key={name} name={name} type="hidden" value={kept} />,
        )}
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}
