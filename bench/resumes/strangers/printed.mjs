import { escaped as t } from '../made/html/parts.mjs';
import { european } from './labels.mjs';
import { jobsOf } from './person.mjs';
import {
  all,
  asJob,
  contact,
  contactHeading,
  contactLines,
  formRows,
  itemsOf,
  job,
  joined,
  labelsOf,
  main,
  nested,
  section,
  side,
} from './printed-parts.mjs';

/** Layouts that Chromium prints, each after a kind of template that people use. */
export const printedLayouts = {
  'margin dates': {
    css: `body { font-family: "Liberation Serif"; } h2 { font-weight: normal; font-variant: small-caps; color: #2a4f8f; border-bottom: 1px solid #2a4f8f; }
      header { text-align: end; }`,
    body: (p) =>
      `<header><h1>${t(p.shown)}</h1><i>${t(p.title)}</i><div class="small">${joined(contact(p), ' ⋄ ')}</div></header>` +
      all(p, { write: job.margin, item: 'commas' }),
  },
  'document with sidebar': {
    css: `body { display: grid; grid-template-columns: 1fr 130pt; gap: 22pt; font-family: "Noto Sans"; font-size: 9pt; }
      h2 { font-size: 9pt; color: #2079c7; } h3 { font-size: 11pt; margin: 8pt 0 0; font-weight: normal; } .when { font-size: 8pt; color: #666; }`,
    body: (p) =>
      `<div><h1>${t(p.shown)}</h1><p>${t(p.title)}</p></div><div class="small" style="overflow-wrap:break-word">${contactLines(p)}</div>` +
      `<main>${all(p, { write: job.document }, main)}</main><aside>${all(p, { item: 'lines' }, side)}</aside>`,
  },
  'coloured sidebar': {
    css: `body { display: grid; grid-template-columns: 165pt 1fr; } aside { background: #254441; color: #fff; padding: 16pt; }
      main { padding: 16pt; } h2 { letter-spacing: 2pt; text-transform: uppercase; font-size: 11pt; } .photo { width: 90pt; height: 90pt; border-radius: 50%; background: #9bb; }`,
    body: (p) =>
      `<aside><div class="photo"></div><h2>${t(contactHeading(p))}</h2>${contactLines(p)}${all(p, { item: 'bars' }, side)}</aside>` +
      `<main><h1>${t(p.shown)}</h1><p>${t(p.title)}</p>${all(p, { write: job.stacked }, main)}</main>`,
  },
  'skills first': {
    css: `.two { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 16pt; } h1 { text-align: center; } .head { text-align: center; }
      h2 { background: #e9e2f3; padding: 2pt 6pt; }`,
    body: (p) =>
      `<h1>${t(p.shown)}</h1><p class="head">${t(p.title)}<br>${joined(contact(p), ' – ')}</p>` +
      all(
        p,
        { write: job.right },
        ({ kind }) => !['skills', 'languages', 'interests'].includes(kind),
      ) +
      `<div class="two">${p.sections
        .filter(({ kind }) => ['skills', 'languages', 'interests'].includes(kind))
        .map((s) => section(s))
        .join('')}</div>`,
  },
  timeline: {
    css: `.dot { border-inline-start: 2pt solid #c63; padding: 0 0 8pt 12pt; margin-inline-start: 4pt; } .when { color: #c63; font-size: 9pt; }
      header { display: flex; justify-content: space-between; }`,
    body: (p) =>
      `<header><div><h1>${t(p.shown)}</h1>${t(p.title)}</div><div class="small">${contactLines(p)}</div></header>` +
      all(p, { write: job.dot, item: 'pills' }),
  },
  form: {
    css: `td, th { border: 1px solid #555; font-size: 10pt; padding: 4pt; } th { background: #eee; text-align: center; } .narrow { width: 62pt; }`,
    body: (p) => {
      const [comma, colon] = p.language.startsWith('zh') ? ['、', '：'] : [', ', ': '];
      const rows = [
        [labelsOf(p)[3], p.name],
        ...(p.personal ?? []),
        [labelsOf(p)[4], p.phone],
        ['E-mail', p.email],
      ].map((pair) => `<td>${pair.map(t).join(colon)}</td>`);
      return (
        `<h1 style="text-align:center">${labelsOf(p)[5]}</h1><table><tr>${rows.slice(0, 2).join('')}</tr><tr>${rows.slice(2).join('')}</tr><tr><td colspan="3">${t(p.place)}</td></tr></table>` +
        `<table>${p.sections.map((s) => formRows(s, comma)).join('')}</table>`
      );
    },
  },
  article: {
    css: `body { font: 12.5pt/2 "DejaVu Serif"; } h2 { font-size: 15pt; margin-top: 30pt; } .row i { font-style: normal; } li { margin-bottom: 8pt; }`,
    running: true,
    documentTitle: 'Curriculum Vitae',
    pageWord: 'Page',
    body: (p) =>
      `<h1>${t(p.shown)}</h1><p>${t(p.title)}<br>${joined(contact(p), '<br>')}</p>` +
      all(p, { write: job.right }),
  },
  'european form': {
    css: `td.label { width: 165pt; text-align: end; border-inline-end: 1px solid #333; font-size: 9pt; } h2 { text-transform: uppercase; font-size: 11pt; width: 165pt; text-align: end; }
      table { margin-bottom: 8pt; }`,
    body: (p) =>
      `<h1>${labelsOf(p)[5]}</h1><h2>${t(contactHeading(p))}</h2><table>${[
        [labelsOf(p)[3], p.name],
        [labelsOf(p)[4], p.phone],
        ['E-mail', p.email],
        ['', p.place],
      ]
        .map(([label, text]) => `<tr><td class="label">${label}</td><td>${t(text)}</td></tr>`)
        .join('')}</table>` +
      p.sections
        .map((s) => {
          const entries = s.courses?.map(asJob) ?? jobsOf(s);
          const words = (european[p.language] ?? european.en)[
            s.courses ? 'education' : 'experience'
          ];
          const own =
            s.text || s.items || s.groups
              ? `<table><tr><td class="label"></td><td>${s.text ? t(s.text) : itemsOf(s).map(t).join('<br>')}</td></tr></table>`
              : entries.map((one) => `<table>${job.european(one, words)}</table>`).join('');
          return `<h2>${t(s.heading)}</h2>${own}`;
        })
        .join(''),
  },
  'labelled lines': {
    css: 'h2 { color: #b33; border-top: 1px solid #b33; padding-top: 3pt; }',
    body: (p) =>
      `<p class="small">${labelsOf(p)[5]}</p><h1>${t(p.shown)}</h1><p>${t(p.place)}<br>${labelsOf(p)[4]}: ${t(p.phone)}<br>E-mail: ${t(p.email)}</p>` +
      all(p, {
        write: (j) => job.labelled(j, labelsOf(p)),
        course: (c) => `<div>${t(c.dates)}: ${t(c.title)}, ${t(c.employer)}</div>`,
        item: 'commas',
      }),
  },
  'header band and sidebar': {
    css: `header { background: #7a3b5e; color: #fff; padding: 14pt; text-align: center; } .beside2 { display: grid; grid-template-columns: 150pt 1fr; gap: 20pt; }
      h2 { text-transform: uppercase; letter-spacing: 1.5pt; font-size: 11pt; }`,
    body: (p) =>
      `<header><h1>${t(p.shown.toUpperCase())}</h1><div>${t(p.title)}</div><div class="small">${joined(contact(p), '   |   ')}</div></header>` +
      `<div class="beside2"><aside>${all(p, {}, side)}</aside><main>${all(p, { write: job.right }, main)}</main></div>`,
  },
  'plain lines': {
    css: 'body { font-family: "Noto Naskh Arabic", "DejaVu Sans"; } h1, .head { text-align: center; } h2 { border-bottom: 1px solid; }',
    body: (p) =>
      `<h1>${t(p.shown)}</h1><p class="head">${t(p.title)}</p><p class="head">${joined(contact(p), ' | ')}</p>` +
      all(p, { write: job.right, item: 'commas' }),
  },
  'right rail': {
    css: `body { display: grid; grid-template-columns: 1fr 140pt; gap: 20pt; } aside { border-inline-start: 1px solid #aaa; padding-inline-start: 12pt; }
      .photo { width: 80pt; height: 100pt; background: #ccd; } h2 { color: #177; }`,
    body: (p) =>
      `<main><h1>${t(p.shown)}</h1><p>${t(p.title)}</p>${all(p, { write: job.stacked }, main)}</main>` +
      `<aside><div class="photo"></div><h2>${t(contactHeading(p))}</h2>${contactLines(p)}${all(p, {}, side)}</aside>`,
  },
  'network export': {
    css: `body { display: grid; grid-template-columns: 155pt 1fr; } aside { background: #293e49; color: #ddd; padding: 20pt 12pt; } main { padding: 20pt; }
      h2 { font-size: 14pt; font-weight: normal; } aside h2 { font-size: 12pt; } h1 { font-weight: normal; font-size: 24pt; } .when { color: #777; font-size: 9.5pt; }`,
    body: (p) =>
      `<aside><h2>${t(contactHeading(p))}</h2>${contactLines(p)}${all(p, { item: 'lines' }, side)}</aside><main><h1>${t(p.shown)}</h1><div>${t(p.title)}</div><div class="when">${t(p.place)}</div>` +
      p.sections
        .filter(main)
        .map((s) =>
          s.employers
            ? `<section><h2>${t(s.heading)}</h2>${s.employers.map(nested).join('')}</section>`
            : section(s, {
                course: (c) =>
                  `<div><b>${t(c.employer)}</b></div><div>${t(c.title)} · (${t(c.dates)})</div>`,
              }),
        )
        .join('') +
      '</main>',
  },
  'document one column': {
    css: 'body { font: 11pt/1.5 "Liberation Sans"; } h2 { font-size: 16pt; font-weight: normal; color: #666; } .when { color: #666; }',
    body: (p) =>
      `<h1>${t(p.shown)}</h1><p>${joined([p.place, p.phone, p.email], ' | ')}</p>` +
      all(p, { write: job.document }),
  },
};
