import type { FormEvent } from 'react';
import { Button } from '../controls/button';
import { useDelayedText } from '../forms/delayed-field';
import { SuggestField, type Suggestion, type SuggestionGroup } from '../forms/suggest-field';
import { longestSearch } from '../forms/text-lengths';
import { SearchIcon } from '../pictures/icons';
import { t } from '../text/texts';
import styles from './search-box.module.css';

export interface SearchBoxProps<Item extends Suggestion = Suggestion> {
  /** Accessible name of the field, not visible: 'Search jobs'. */
  label: string;
  /** Example of what to type: 'Title, company or keyword'. */
  placeholder: string;
  value: string;
  /**
   * Parameter of the search words in the address, and all other parameters: the form works before its script has
   * started.
   */
  inAddress?: { readonly name: string; readonly query: URLSearchParams };
  /** Called with a new text: after a pause (`typing`), or by the button or Enter. */
  onText: (text: string, typing: boolean) => void;
  /** Called by the button or Enter when the text has not changed. */
  onAgain: () => void;
  /** Suggestions for the text of `onTyped`; undefined while unknown. */
  groups?: readonly SuggestionGroup<Item>[] | undefined;
  /** Called with each text as it is typed, to fetch suggestions. */
  onTyped?: (text: string) => void;
  /** Called with a chosen suggestion that is not a search text (`own`). */
  onPick?: (suggestion: Item) => void;
}

/** The search box of a list: searches after a pause in typing, and at once by the button or a suggestion. */
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
        maxLength={longestSearch}
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
