import { hasRoom, useWideScreen } from '@commons/ui/layout/use-wide-screen';
import { useNavigate, useSearchParams } from '@commons/web-kit/router';
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

export interface PaneOf {
  /** Query parameter of the record next to the list. */
  readonly name: string;
  /** The record's own page. */
  readonly pageOf: (id: string) => string;
}

/** Id of the card of a record in the document. @param name the query parameter */
export const cardId = (name: string, id: string) => `${name}-${id}`;

function focusCard(card: string | undefined): void {
  if (card) document.getElementById(card)?.querySelector('a')?.focus({ preventScroll: true });
}

const topOf = (card: string) => document.getElementById(card)?.getBoundingClientRect().top;

/** Whether the browser would follow the click in this tab; others, e.g. with Ctrl, open the record's own page. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The record shown next to its list on a wide screen, stored in the address. */
export function usePane({ name, pageOf }: PaneOf) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const roomy = useWideScreen('panes');
  const asked = query.get(name) || undefined;
  const chosen = roomy ? asked : undefined;
  const keepInPlace = useKeptPlace(chosen);
  const cardOf = (id: string | undefined) => id && cardId(name, id);

  // An address from a wide screen, opened on a narrow one.
  useEffect(() => {
    if (roomy || !asked || hasRoom('panes')) return;
    const list = new URLSearchParams(location.search);
    list.delete(name);
    const state = { list: `${location.pathname}${list.size > 0 ? `?${list}` : ''}` };
    navigate(pageOf(encodeURIComponent(asked)), { replace: true, state });
  }, [roomy, asked, name, pageOf, navigate]);

  const closing = useRef<string>(undefined);
  useEffect(() => {
    if (chosen) return;
    const card = closing.current;
    closing.current = undefined;
    // A list that has just come alive may have rendered its cards again, and then the focus is lost.
    if (document.activeElement === document.body) focusCard(card);
  }, [chosen]);

  const show = (id: string | undefined) => {
    keepInPlace(cardOf(id ?? chosen));
    const next = new URLSearchParams(query);
    if (id) next.set(name, id);
    else next.delete(name);
    setQuery(next, { preventScrollReset: true });
  };
  const openPane = useNewest((event: MouseEvent, id: string) => {
    if (!roomy || !isPlainClick(event)) return;
    event.preventDefault();
    if (id !== chosen) show(id);
  });
  return {
    chosen,
    /** For the link of a card. */
    pick: openPane,
    close: () => {
      const card = cardOf(chosen);
      closing.current = card;
      show(undefined);
      // The focus was in the pane that is closing.
      focusCard(card);
    },
  };
}

/** Always the same function, so that cards which receive it are not rendered again; it calls the newest. */
function useNewest<Given extends unknown[]>(newest: (...given: Given) => void) {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

/** Opening and closing the pane changes the height of all cards: keeps the clicked one in place. */
function useKeptPlace(chosen: string | undefined) {
  const lastOpened = useRef<{ readonly card: string; readonly top: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the pane opens, changes or closes
  useLayoutEffect(() => {
    const { card, top } = lastOpened.current ?? {};
    lastOpened.current = undefined;
    const now = card && topOf(card);
    if (top !== undefined && typeof now === 'number') globalThis.scrollBy(0, now - top);
  }, [chosen]);
  return (card: string | undefined) => {
    const top = card && topOf(card);
    lastOpened.current = card && typeof top === 'number' ? { card, top } : undefined;
  };
}
