import { escapeHtml } from '@commons/service-kit/texts/escape-html';

interface PlainPage {
  readonly language: string;
  readonly title: string;
  readonly style: string;
  /** HTML of the main element. */
  readonly main: string;
}

/** A page without scripts and without the shell, e.g. an embedded list. */
export const plainPage = ({ language, title, style, main }: PlainPage): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
