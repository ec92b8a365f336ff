import {
  certifications,
  contact,
  content,
  div,
  education,
  escaped,
  jobs,
  name,
  section,
  sections,
  skills,
  spoken,
  title,
} from './parts.mjs';

const all = ['summary', 'experience', 'education', 'skills', 'certifications', 'languages'];
const main = ['summary', 'experience', 'education'];
const side = ['skills', 'languages', 'certifications'];

const spaced = (text) =>
  /^[\p{Script=Latin}\s&]+$/u.test(text)
    ? escaped(
        text
          .toUpperCase()
          .split(' ')
          .map((word) => [...word].join(' '))
          .join('   '),
      )
    : escaped(text);

const contactSection = (person, options) =>
  `<section><h2>${escaped(person.headings.contact)}</h2>${contact(person, { form: 'lines', ...options })}</section>`;

const head = (person, options) => name(person) + title(person) + contact(person, options);

/**
 * HTML layouts, printed by Chromium. `body` arranges a person's data. `kinds` lists its sections unless it has all;
 * `headless` layouts have no headings.
 */
export const htmlLayouts = {
  'one column': { body: (p) => head(p) + sections(p, all) },
  'one column, centred': {
    css: 'h1, .title, .contact, h2 { text-align: center; } h2 { border-bottom: 1px solid; }',
    body: (p) => head(p) + sections(p, all, { job: 'employer first', skill: 'dots' }),
  },
  'dates left': {
    css: 'h2 { text-transform: uppercase; color: #246; }',
    body: (p) => head(p) + sections(p, all, { job: 'dates left', study: 'dates left' }),
  },
  'dates right, small': {
    css: '.dates { font-size: 8.5pt; color: #888; } h2 { font-size: 11pt; letter-spacing: .5pt; }',
    body: (p) => head(p) + sections(p, all, { job: 'title first', skill: 'list' }),
  },
  'dates above': { body: (p) => head(p) + sections(p, all, { job: 'dates above' }) },
  'dates below': {
    body: (p) => head(p) + sections(p, all, { job: 'dates below', study: 'one line' }),
  },
  'dates in brackets': {
    body: (p) => head(p) + sections(p, all, { job: 'one line', study: 'one line' }),
  },
  'header band': {
    css: 'header { background: #1f3a52; color: #fff; padding: 18pt 24pt; } main { padding: 4pt 24pt; }',
    body: (p) => `<header>${head(p)}</header><main>${sections(p, all, { job: 'bars' })}</main>`,
  },
  'sidebar left': {
    css: `body { display: grid; grid-template-columns: 165pt 1fr; min-height: 250mm; }
      aside { background: #24323f; color: #fff; padding: 14pt; } main { padding: 14pt 18pt; }`,
    body: (p) =>
      `<aside>${contactSection(p)}${sections(p, side, { skill: 'list' })}</aside>` +
      `<main>${name(p)}${title(p)}${sections(p, main)}</main>`,
  },
  'sidebar left, name in it': {
    css: `body { display: grid; grid-template-columns: 170pt 1fr; min-height: 250mm; }
      aside { background: #e8edf1; padding: 14pt; } main { padding: 14pt 18pt; } h1 { font-size: 19pt; }`,
    body: (p) =>
      `<aside>${name(p)}${title(p)}${contact(p, { form: 'lines' })}${sections(p, side, { skill: 'bars' })}</aside>` +
      `<main>${sections(p, main, { job: 'employer first' })}</main>`,
  },
  'sidebar right': {
    css: `body { display: grid; grid-template-columns: 1fr 160pt; } aside { padding: 14pt; border-inline-start: 1px solid #999; }
      main { padding: 14pt 18pt 14pt 0; } h2 { text-transform: uppercase; font-size: 11pt; }`,
    body: (p) =>
      `<main>${name(p)}${title(p)}${sections(p, main, { job: 'dates below' })}</main>` +
      `<aside>${contactSection(p, { withIcons: true })}${sections(p, side, { skill: 'circles' })}</aside>`,
  },
  'sidebar floated right, first in the file': {
    css: 'aside { float: right; width: 150pt; margin-inline-start: 16pt; background: #f3f0ea; padding: 10pt; }',
    body: (p) =>
      `<aside>${contactSection(p)}${sections(p, side, { skill: 'list' })}</aside>` +
      `<main>${name(p)}${title(p)}${sections(p, main)}</main>`,
  },
  'two columns': {
    css: 'main { columns: 2; column-gap: 24pt; } .entry { break-inside: avoid; } h2:first-child { margin-top: 0; }',
    body: (p) =>
      `${head(p)}<main>${sections(p, all, { job: 'dates above', study: 'one line' })}</main>`,
  },
  'two columns of equal width': {
    css: `main { display: grid; grid-template-columns: 1fr 1fr; gap: 26pt; } h2 { border-bottom: 2px solid #c60; }`,
    body: (p) =>
      `${head(p)}<main><div>${sections(p, ['summary', 'experience'], { job: 'dates below' })}</div>` +
      `<div>${sections(p, ['education', ...side], { study: 'one line', skill: 'list' })}</div></main>`,
  },
  'three columns below': {
    css: `footer { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 18pt; }`,
    body: (p) =>
      `${head(p)}${sections(p, main)}<footer>${sections(p, side, { skill: 'list' })}</footer>`,
  },
  'three columns': {
    css: `main { display: grid; grid-template-columns: 130pt 1fr 120pt; gap: 14pt; } h1 { font-size: 26pt; }
      h2 { font-size: 11pt; text-transform: uppercase; }`,
    body: (p) =>
      `${name(p)}${title(p)}<main><div>${contactSection(p)}${sections(p, ['skills'], { skill: 'list' })}</div>` +
      `<div>${sections(p, ['summary', 'experience'], { job: 'dates below' })}</div>` +
      `<div>${sections(p, ['education', 'languages', 'certifications'], { study: 'one line' })}</div></main>`,
  },
  'headings in a table': {
    css: 'td:first-child { width: 120pt; font-weight: bold; text-transform: uppercase; color: #357; }',
    body: (p) =>
      `${head(p)}<table>${all
        .map(
          (kind) =>
            `<tr><td>${escaped(p.headings[kind])}</td><td>${content(p, kind, { job: 'title first' })}</td></tr>`,
        )
        .join('')}</table>`,
  },
  'jobs in a table': {
    body: (p) => head(p) + sections(p, all, { job: 'table', study: 'one line' }),
  },
  'headings in the margin': {
    css: `section { display: grid; grid-template-columns: 115pt 1fr; gap: 12pt; border-top: 1px solid #bbb; padding-top: 8pt; }
      h2 { margin: 0; font-size: 11pt; text-align: end; color: #744; }`,
    body: (p) =>
      head(p) +
      all
        .map(
          (kind) =>
            `<section><h2>${escaped(p.headings[kind])}</h2><div>${content(p, kind)}</div></section>`,
        )
        .join(''),
  },
  'no headings': {
    headless: true,
    body: (p) =>
      head(p) +
      [
        `<p>${escaped(p.summary)}</p>`,
        jobs(p, 'title first'),
        education(p),
        skills(p, 'commas'),
        spoken(p, 'line'),
        certifications(p),
      ]
        .map((part) => div('block', part))
        .join('<hr>'),
  },
  'letters with spaces': {
    css: 'h2 { font-size: 11pt; font-weight: normal; color: #555; }',
    body: (p) => head(p) + sections(p, all, { decorate: spaced }),
  },
  'letter-spaced by the font': {
    css: 'h2 { letter-spacing: 5pt; text-transform: uppercase; font-weight: 400; } h1 { letter-spacing: 7pt; }',
    body: (p) => head(p) + sections(p, all, { job: 'dates below' }),
  },
  'small caps': {
    css: 'body { font-family: "Liberation Serif", serif; } h1, h2 { font-variant: small-caps; font-weight: 500; }',
    body: (p) => head(p) + sections(p, all, { job: 'employer first' }),
  },
  icons: {
    css: 'h2 { color: #0a6; }',
    body: (p) =>
      head(p, { withIcons: true }) +
      all
        .map((kind, at) =>
          section(p, kind, {
            decorate: (text) => `${['★', '⚒', '✎', '⚙', '✔', '✈'][at]} ${escaped(text)}`,
            skill: 'pills',
          }),
        )
        .join(''),
  },
  'skill bars': {
    body: (p) =>
      head(p) + sections(p, all, { skill: 'bars', job: 'dates left', study: 'dates left' }),
  },
  timeline: {
    css: `.entry { border-inline-start: 2px solid #888; padding-inline-start: 12pt; position: relative; }
      .entry::before { content: "●"; position: absolute; inset-inline-start: -5pt; font-size: 8pt; }`,
    body: (p) => head(p) + sections(p, all, { job: 'dates above' }),
  },
  cards: {
    css: 'section { border: 1px solid #ccc; border-radius: 6pt; padding: 8pt 12pt; margin-top: 10pt; } h2 { margin-top: 0; }',
    body: (p) => head(p) + sections(p, all, { skill: 'pills' }),
  },
  'LaTeX article': {
    css: `body { font: 10.5pt/1.25 "C059", "Nimbus Roman", "Liberation Serif", serif; } h1, .title, .contact { text-align: center; }
      h2 { font-size: 12pt; font-variant: small-caps; font-weight: 400; border-bottom: .6pt solid #000; } ul { font-size: 9.5pt; }`,
    body: (p) => name(p) + contact(p) + sections(p, all, { job: 'employer first', skill: 'dots' }),
  },
  'LaTeX moderncv': {
    css: `body { font: 10pt/1.3 "URW Gothic", "Liberation Sans", sans-serif; } h1 { font-weight: 300; font-size: 30pt; color: #444; }
      h2 { color: #3873b3; font-weight: 400; } h2::before { content: ""; display: inline-block; width: 100pt; height: 4pt;
      background: #3873b3; margin-inline-end: 10pt; vertical-align: middle; } header { display: flex; justify-content: space-between; }
      .beside { grid-template-columns: 100pt 1fr; } .beside .dates { text-align: end; }`,
    body: (p) =>
      `<header><div>${name(p)}${title(p)}</div><div>${contact(p, { form: 'lines' })}</div></header>` +
      sections(p, all, { job: 'dates left', study: 'dates left' }),
  },
  'label and value': {
    css: 'h2 { background: #eee; padding: 2pt 6pt; }',
    body: (p) =>
      `<h1>${escaped(p.documentTitle)}</h1><table><tr><td>•</td><td class="name">${escaped(p.shown)}</td></tr>` +
      ['email', 'phone', 'place']
        .map((field) => `<tr><td>•</td><td>${escaped(p[field])}</td></tr>`)
        .join('') +
      `</table>${sections(p, all, { job: 'dates left', study: 'dates left' })}`,
  },
  'headings of one size with the text': {
    css: 'h1 { font-size: 14pt; } h2 { font-size: 10.5pt; font-weight: bold; } section { margin-bottom: 10pt; }',
    body: (p) => head(p) + sections(p, all, { job: 'bars', study: 'one line' }),
  },
  'education first': {
    body: (p) =>
      head(p) + sections(p, ['education', 'skills', 'experience', 'languages', 'certifications']),
    kinds: ['education', 'skills', 'experience', 'languages', 'certifications'],
  },
  'running header and footer': {
    running: true,
    css: 'body { font-size: 13pt; line-height: 1.9; } h2 { margin-top: 34pt; } .entry { margin-bottom: 30pt; }',
    body: (p) => head(p) + sections(p, all),
  },
  'running footer with a sidebar on all pages': {
    running: true,
    css: `body { font-size: 12.5pt; line-height: 1.8; display: grid; grid-template-columns: 165pt 1fr; gap: 18pt; } h1 { font-size: 20pt; }
      .entry { margin-bottom: 26pt; }`,
    body: (p) =>
      `<aside>${contactSection(p)}${sections(p, side, { skill: 'list' })}</aside>` +
      `<main>${name(p)}${title(p)}${sections(p, main, { job: 'dates below' })}</main>`,
  },
};
