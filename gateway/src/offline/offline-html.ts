import { escapeHtml } from '@commons/service-kit/texts/escape-html';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { plainPage } from '../pages/plain-page.js';

/** The page is never framed. */
export const offlineRules =
  'main{max-width:40rem;margin:8vh auto}p{margin:0 0 16px}h2{margin:32px 0 8px;font-size:1rem}';

/** The service worker of the shell replaces the comment with the list of stored pages. */
export const offlineHtml = (language: string, portal: string, style: string, t: Translate) =>
  plainPage({
    ...{ language, style, title: `${t('offline')} · ${portal}` },
    main: `<h1>${escapeHtml(t('offline'))}</h1>
<p>${escapeHtml(t('offlineNotRead'))}</p>
<p class="all"><a href="">${escapeHtml(t('tryAgain'))}</a></p>
<!--pages ${escapeHtml(t('offlineRead'))}-->`,
  });
