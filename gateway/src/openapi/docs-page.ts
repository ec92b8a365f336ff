import { escapeHtml } from '@commons/service-kit/texts/escape-html';

/** The page at /api/docs: Swagger UI from the gateway itself, without inline scripts or styles. */
export const docsPage = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="/portal-mark.svg">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <script defer src="/api/docs/swagger-ui-bundle.js"></script>
    <script defer src="/api/docs/start.js"></script>
  </head>
  <body>
    <main id="swagger-ui"><noscript>This page needs scripts. The plain document is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript></main>
  </body>
</html>
`;

export const docsScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
});
`;
