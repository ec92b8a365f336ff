import { language } from '@commons/ui/text/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { offeredLanguages } from '@commons/web-kit/portal/portal-languages';
import { useEffect } from 'react';

/**
 * The language of mails follows that of the pages (decision B43): the one that a signed-in person chooses, and before
 * any choice that of the first page they read.
 */
export function useAccountLanguage(): void {
  const api = useApi();
  const { user } = useSession();
  const id = user?.id;
  const known = user?.language;
  useEffect(() => {
    const isOnly = offeredLanguages().length < 2;
    const isChosen = 'languageChosen' in document.documentElement.dataset;
    if (!id || isOnly || known === language || (known && !isChosen)) return;
    // Mails keep their language; the next page tries again.
    api.json('PUT /auth/language', { body: { language } }).catch(() => undefined);
  }, [api, id, known]);
}
