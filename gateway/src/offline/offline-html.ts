import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { Translate } from '@commons/service-kit/texts/package-texts';

/** The page is never framed. */
export const offlineRules =
  'main{max-width:40rem;margin:8vh auto}p{margin:0 0 16px}h2{margin:32px 0 8px;font-size:1rem}';

/** The service worker of the shell replaces the comment with the list of stored pages. */
export const offlineHtml = (language: string, portal: string, style: string, t: Translate) =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${t('offline')} · ${portal}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(t('offline'))}</h1>
<p>${escapeHtml(t('offlineNotRead'))}</p>
<p class="all"><a href="">${escapeHtml(t('tryAgain'))}</a></p>
<!--pages ${escapeHtml(t('offlineRead'))}-->
</main>
</body>
</html>
`;
