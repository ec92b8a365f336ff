import { documentTitle } from '@commons/contracts/front-ends/page-titles';
import { useEffect } from 'react';
import { portalName } from './portal-name.js';

/** Says in the tab where one is: `usePageTitle('Job Board')` → 'Job Board · Commons'. The shell reads it aloud. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title, portalName());
  }, [title]);
}
