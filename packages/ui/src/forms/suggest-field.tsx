import { useId, useRef } from 'react';
import { classNames } from '../elements/class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { t } from '../text/texts';
import styles from './suggest-field.module.css';
import { TextField, type TextFieldProps } from './text-field';
import { useCombobox } from './use-combobox';

export interface Suggestion {
  /** Unique in the list. */
  readonly key: string;
  readonly text: string;
  /** Muted, after the text: the place of a business. */
  readonly note?: string | undefined;
  /** True for a suggestion that is not a text to search for, e.g. a page or a filter. */
  readonly own?: boolean | undefined;
}

/** Suggestions of one kind with their label. */
export interface SuggestionGroup<Item extends Suggestion = Suggestion> {
  readonly label: string;
  readonly suggestions: readonly Item[];
}

export interface SuggestFieldProps<Item extends Suggestion>
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'role'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Suggestions for the text; undefined while unknown. */
  readonly groups?: readonly SuggestionGroup<Item>[] | undefined;
  readonly onPick: (suggestion: Item) => void;
  /** A press on the field opens the list too: for a few suggestions that are known beforehand. */
  readonly openByPress?: boolean;
}

/** A text field with suggestions. Any other text is accepted as well. */
export function SuggestField<Item extends Suggestion>({
  value,
  onText,
  groups = [],
  onPick,
  openByPress = false,
  className,
  ...field
}: SuggestFieldProps<Item>) {
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const box = useCombobox({ options, onPick });
  // Pasted or dictated text is complete already: a list over the results would only be in the way.
  const byKey = useRef(false);
  return (
    <div className={classNames(styles.box, className)}>
      <TextField
        // Not type "search", which browsers do not allow as a combobox.
        type="text"
        inputMode="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        {...box.field}
        onBlur={(event) => {
          box.close();
          field.onBlur?.(event);
        }}
        onClick={() => openByPress && box.typed()}
        onKeyDown={(event) => {
          // Text set by Enter is not typed: the shell restores what was typed before hydration.
          byKey.current = !event.ctrlKey && !event.metaKey && event.key !== 'Enter';
          if (!box.onKeyDown(event)) field.onKeyDown?.(event);
        }}
        value={value}
        onChange={(event) => {
          if (byKey.current) box.typed();
          else box.close();
          byKey.current = false;
          onText(event.target.value);
        }}
      />
      {box.open && <List box={box} groups={groups} options={options} />}
      <VisuallyHidden aria-live="polite">
        {box.open && t('suggestionsCount', { count: options.length })}
      </VisuallyHidden>
    </div>
  );
}

interface ListProps<Item extends Suggestion> {
  readonly box: ReturnType<typeof useCombobox<Item>>;
  readonly groups: readonly SuggestionGroup<Item>[];
  readonly options: readonly Item[];
}

function List<Item extends Suggestion>({ box, groups, options }: ListProps<Item>) {
  const id = useId();
  return (
    <div
      aria-label={t('suggestions')}
      className={styles.list}
      id={box.listId}
      // A press must not take the focus, and with it a phone's keyboard, away from the field.
      onMouseDown={(event) => event.preventDefault()}
      role="listbox"
      tabIndex={-1}
    >
      {groups.map((group, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div aria-labelledby={`${id}-${at}`} key={group.label} role="group">
          <div className={styles.group} id={`${id}-${at}`} role="presentation">
            {group.label}
          </div>
          {group.suggestions.map((suggestion) => {
            const place = options.indexOf(suggestion);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                aria-selected={place === box.active}
                className={styles.option}
                id={box.optionId(place)}
                key={suggestion.key}
                onClick={() => box.pick(suggestion)}
                role="option"
                tabIndex={-1}
              >
                <span className={styles.text}>{suggestion.text}</span>
                {suggestion.note && <span className={styles.note}>{suggestion.note}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
