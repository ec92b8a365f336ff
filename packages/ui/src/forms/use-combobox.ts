import { type KeyboardEvent, useEffect, useId, useState } from 'react';

/** An option, identified by its key. */
interface Choice {
  readonly key: string;
}

interface ComboboxRules<Option extends Choice> {
  /** In display order; without options the list is closed. */
  readonly options: readonly Option[];
  readonly onPick: (option: Option) => void;
}

/**
 * Keyboard and state of a text field with a list of suggestions, by the WAI-ARIA combobox pattern ("list autocomplete
 * with manual selection"): the focus stays in the field, so that typing continues while the arrows move through the
 * list.
 */
export function useCombobox<Option extends Choice>({ options, onPick }: ComboboxRules<Option>) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  // Identified by its key, not its index: late suggestions must not move another one under the person's finger.
  const [activeKey, setActiveKey] = useState<string>();
  const open = wanted && options.length > 0;
  const active = open ? options.findIndex(({ key }) => key === activeKey) : -1;
  const optionId = (at: number) => `${id}-${at}`;

  const activeId = active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setWanted(false);
    setActiveKey(undefined);
  };
  const activate = (at: number) => {
    setWanted(true);
    setActiveKey(options[at]?.key);
  };
  const pick = (option: Option) => {
    close();
    onPick(option);
  };

  /** @returns true when the list handled the key */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    // Keys that select a character of an input method are ignored.
    if (event.nativeEvent.isComposing) return false;
    const done = keys({ open, active, last: options.length - 1, alt: event.altKey })[event.key];
    if (!done) return false;
    if (done.own) event.preventDefault();
    if (done.go === 'close') close();
    else if (done.go === 'text') setActiveKey(undefined);
    else if (done.go === 'pick') pick(options[active] as Option);
    else activate(done.go);
    return done.own;
  };

  return {
    open,
    active,
    close,
    pick,
    /** The text has changed: its suggestions may be shown. */
    typed: () => {
      setWanted(true);
      setActiveKey(undefined);
    },
    optionId,
    listId: `${id}-list`,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-expanded': open,
      'aria-activedescendant': activeId,
    } as const,
    onKeyDown,
  };
}

interface KeyState {
  readonly open: boolean;
  /** -1 for the text itself. */
  readonly active: number;
  readonly last: number;
  readonly alt: boolean;
}

interface KeyAction {
  /** The target of a key: an option, the text, or an action of the list. */
  readonly go: number | 'text' | 'close' | 'pick';
  /** Whether the field's default action of the key is prevented. */
  readonly own: boolean;
}

/** The action of each key; others belong to the field. Past either end of the list follows the text itself. */
function keys({ open, active, last, alt }: KeyState): Readonly<Record<string, KeyAction>> {
  const inList = active >= 0;
  if (!open) {
    // Suggestions that arrive late must not open over the results of a search.
    if (last < 0)
      return { Enter: { go: 'close', own: false }, Escape: { go: 'close', own: false } };
    return {
      ArrowDown: { go: alt ? -1 : 0, own: true },
      ArrowUp: { go: last, own: true },
    };
  }
  return {
    ArrowDown: { go: active === last ? 'text' : active + 1, own: true },
    ArrowUp: alt
      ? { go: 'close', own: true }
      : { go: active === 0 ? 'text' : (inList ? active : last + 1) - 1, own: true },
    Enter: inList ? { go: 'pick', own: true } : { go: 'close', own: false },
    // A surrounding dialog stays open.
    Escape: { go: 'close', own: true },
    Tab: { go: 'close', own: false },
    ...(inList && {
      Home: { go: 0, own: true },
      End: { go: last, own: true },
      ArrowLeft: { go: 'text', own: false },
      ArrowRight: { go: 'text', own: false },
    }),
  };
}
