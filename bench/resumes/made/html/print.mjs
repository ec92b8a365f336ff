import { writeFileSync } from 'node:fs';
import { openBrowser } from '../../../page/measure.mjs';
import { htmlPage } from './page.mjs';
import { escaped } from './parts.mjs';

const running = (text) =>
  `<div style="font-size:8pt;width:100%;padding:0 15mm;display:flex;justify-content:space-between">${text}</div>`;

const options = (person, layout) =>
  layout.running
    ? {
        displayHeaderFooter: true,
        headerTemplate: running(
          `<span>${escaped(person.shown)}</span><span>${escaped(person.email)}</span>`,
        ),
        footerTemplate: running(
          `<span>${escaped(person.documentTitle)}</span><span>${escaped(person.pageWord)} <span class="pageNumber"></span> / <span class="totalPages"></span></span>`,
        ),
        margin: { top: '22mm', bottom: '20mm', left: '15mm', right: '15mm' },
      }
    : { margin: { top: '14mm', bottom: '14mm', left: '15mm', right: '15mm' } };

/** Prints HTML résumés to PDF files, with Chromium's text layer. */
export async function openPrinter() {
  const browser = await openBrowser();
  const page = await browser.newPage();
  return {
    async print(file, person, layout) {
      const html = htmlPage(person, { css: layout.css, body: layout.body(person) });
      await page.setContent(html);
      const bytes = await page.pdf({
        format: 'A4',
        printBackground: true,
        ...options(person, layout),
      });
      writeFileSync(file, bytes);
    },
    close: () => browser.close(),
  };
}
