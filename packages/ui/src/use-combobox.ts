import { type KeyboardEvent, useEffect, useId, useState } from 'react';

/** What can be chosen: anything with a key of its own. */
interface Choice {
  readonly key: string;
}

interface ComboboxRules<Option extends Choice> {
  /** In the order of the screen; none closes the list. */
  readonly options: readonly Option[];
  readonly onPick: (option: Option) => void;
}

/**
 * Keyboard and state of a text field with a list of suggestions, by the WAI-ARIA combobox pattern ("list autocomplete
 * with manual selection"): focus stays in the field, so that typing goes on while the arrows walk through the list.
 */
export function useCombobox<Option extends Choice>({ options, onPick }: ComboboxRules<Option>) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  // By its key, not its place: late suggestions must not put another one under the person's finger.
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

  /** @returns true where the key was for the list alone */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    // Keys that choose a character of an input method are not for us.
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
    /** Another text was typed: its suggestions may show. */
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
  /** -1: the text itself. */
  readonly active: number;
  readonly last: number;
  readonly alt: boolean;
}

interface KeyAction {
  /** Where to: an option, back to the text, or what is done with the list. */
  readonly go: number | 'text' | 'close' | 'pick';
  /** The field must not do with the key what it does by itself. */
  readonly own: boolean;
}

/** What each key does; one that is missing is the field's. Past either end of the list comes the text again. */
function keys({ open, active, last, alt }: KeyState): Readonly<Record<string, KeyAction>> {
  const inList = active >= 0;
  if (!open) {
    // Suggestions that are still on their way must not open over what was searched for meanwhile.
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
    // A dialog around the field stays open.
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
