import { useEffect } from 'react';

export const siteName = 'Commons';

/** Says in the tab where one is: `usePageTitle('Job Board')` → 'Job Board · Commons'. The shell reads it aloud. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title]);
}
