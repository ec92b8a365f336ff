import { hasRoom, useWideScreen } from '@commons/ui/use-wide-screen';
import { useNavigate, useSearchParams } from '@commons/web-kit/router';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** Query parameter of the job beside the list. */
const name = 'job';

/** Id of the card of a job in the document. */
export const cardId = (jobId: string) => `job-${jobId}`;

const topOf = (jobId: string) =>
  document.getElementById(cardId(jobId))?.getBoundingClientRect().top;

/** Whether the browser would follow the click in this tab; others, e.g. with Ctrl, open the job's own page. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The job shown beside the list on a wide screen, stored in the address. */
export function useJobPane() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const roomy = useWideScreen('panes');
  const asked = query.get(name) || undefined;
  const jobId = roomy ? asked : undefined;
  const keepInPlace = useKeptPlace(jobId);

  // An address from a wide screen, opened on a narrow one.
  useEffect(() => {
    if (roomy || !asked || hasRoom('panes')) return;
    const list = new URLSearchParams(location.search);
    list.delete(name);
    const state = { list: `${location.pathname}${list.size > 0 ? `?${list}` : ''}` };
    navigate(`/jobs/${encodeURIComponent(asked)}`, { replace: true, state });
  }, [roomy, asked, navigate]);

  const show = (id: string | undefined) => {
    keepInPlace(id ?? jobId);
    const next = new URLSearchParams(query);
    if (id) next.set(name, id);
    else next.delete(name);
    setQuery(next, { preventScrollReset: true });
  };
  return {
    jobId,
    /** Props for the link of a job. */
    pick: (event: MouseEvent, id: string) => {
      if (!roomy || !isPlainClick(event)) return;
      event.preventDefault();
      if (id !== jobId) show(id);
    },
    close: () => {
      const id = jobId;
      show(undefined);
      // The focus was in the pane that is closing.
      if (id)
        document.getElementById(cardId(id))?.querySelector('a')?.focus({ preventScroll: true });
    },
  };
}

/** Opening and closing the pane changes the height of all cards: keeps the clicked one in place. */
function useKeptPlace(jobId: string | undefined) {
  const kept = useRef<{ readonly id: string; readonly top: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the pane opens, changes or closes
  useLayoutEffect(() => {
    const { id, top } = kept.current ?? {};
    kept.current = undefined;
    const now = id && topOf(id);
    if (top !== undefined && typeof now === 'number') globalThis.scrollBy(0, now - top);
  }, [jobId]);
  return (id: string | undefined) => {
    const top = id && topOf(id);
    kept.current = id && typeof top === 'number' ? { id, top } : undefined;
  };
}
