import { documentTitle } from '@commons/contracts/front-ends/page-titles';
import { useEffect } from 'react';
import { portalName } from '../portal/portal-name.js';

/**
 * Sets the title of the tab: `usePageTitle('Job Board')` → 'Job Board · Commons'. The shell announces it to screen
 * readers.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title, portalName());
  }, [title]);
}
