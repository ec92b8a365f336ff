/** Rules that all HTML layouts share; a layout adds its own. */
const base = `
  * { box-sizing: border-box; }
  body { margin: 0; font: 10.5pt/1.4 "Liberation Sans", sans-serif; color: #222; }
  h1 { font-size: 22pt; margin: 0; } h2 { font-size: 13pt; margin: 14pt 0 4pt; }
  p { margin: 0 0 4pt; } ul { margin: 2pt 0 6pt; padding-inline-start: 14pt; }
  .row { display: flex; justify-content: space-between; gap: 12pt; }
  .beside { display: grid; grid-template-columns: 110pt 1fr; gap: 10pt; }
  .muted { color: #666; } .small { font-size: 8.5pt; } .entry { margin-bottom: 7pt; }
  .bar { height: 5pt; background: #ddd; } .bar i { display: block; height: 5pt; background: #357; }
  .pill { display: inline-block; border: 1px solid #999; border-radius: 8pt; padding: 1pt 7pt; margin: 2pt 0; }
  aside { font-size: 9pt; overflow-wrap: break-word; }
  table { border-collapse: collapse; width: 100%; } td { vertical-align: top; padding: 3pt 6pt; text-align: start; }
  .grid td { border: 1px solid #999; }
`;

/** A whole HTML document of a layout. */
export const htmlPage = (person, { css = '', body }) =>
  `<!doctype html><html lang="${person.language}" dir="${person.direction}"><meta charset="utf-8">
<style>${base}${css}</style><body>${body}</body></html>`;
