import type { PageWords, PortalPage } from '@commons/contracts/portal/portal-pages';
import type { SavedPortal } from '@commons/contracts/portal/portal-settings';
import { isFirstLanguage } from './own-texts';

/** Title and text of a page as written for readers of a language; empty where those of the first language are used. */
export const writtenPage = (page: PortalPage, language: string): Required<PageWords> => {
  const { title = '', text = '' } = isFirstLanguage(language)
    ? page
    : (page.translated?.[language] ?? {});
  return { title, text };
};

/** The page with title or text changed for readers of a language. */
export const withWords = (page: PortalPage, language: string, change: PageWords): PortalPage => {
  if (isFirstLanguage(language)) {
    const { title = page.title, text = page.text } = change;
    return { ...page, title, text };
  }
  const words = { ...page.translated?.[language], ...change };
  return { ...page, translated: { ...page.translated, [language]: words } };
};

/** Pages without the translations that are empty. */
export function cleanedPages({ pages }: SavedPortal): Pick<SavedPortal, 'pages'> {
  return pages ? { pages: pages.map(cleanedPage) } : {};
}

function cleanedPage({ translated = {}, ...page }: PortalPage): PortalPage {
  const entries = Object.entries(translated).flatMap(([language, { title, text }]) => {
    const words = {
      ...(title?.trim() && { title: title.trim() }),
      ...(text?.trim() && { text: text.trim() }),
    };
    return Object.keys(words).length > 0 ? [[language, words] as const] : [];
  });
  return { ...page, ...(entries.length > 0 && { translated: Object.fromEntries(entries) }) };
}
