import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { useEffect, useRef, useState } from 'react';

/**
 * Announces the title of a new page, as a browser does after a full page load. It waits for the title to change,
 * because the linked page may still be loading.
 */
export function RouteAnnouncer({ pathname }: { readonly pathname: string }) {
  const first = useRef(pathname);
  const navigated = useRef(false);
  const [text, setText] = useState('');
  useEffect(() => {
    if (pathname !== first.current) navigated.current = true;
  }, [pathname]);
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return;
    const observer = new MutationObserver(() => {
      if (navigated.current) setText(document.title);
    });
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div aria-live="polite" role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
