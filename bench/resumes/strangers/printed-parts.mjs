// Parts of printed pages: what the layouts put together.
import { escaped as t } from '../made/html/parts.mjs';
import { contactHeadings, labels } from './labels.mjs';
import { jobsOf } from './person.mjs';

const list = (lines = []) =>
  lines.length > 0 ? `<ul>${lines.map((line) => `<li>${t(line)}</li>`).join('')}</ul>` : '';
export const joined = (parts, sign) => parts.filter(Boolean).map(t).join(sign);
export const contact = (p) => [p.phone, p.email, p.place, p.link].filter(Boolean);
export const contactLines = (p) =>
  contact(p)
    .map((line) => `<div>${t(line)}</div>`)
    .join('');

/** Ways to write a job. */
export const job = {
  margin: (j) =>
    `<div class="beside"><div>${t(j.dates)}</div><div><b>${t(j.title)}</b>, <i>${joined([j.employer, j.place], ', ')}</i>${list(j.lines)}</div></div>`,
  document: (j) =>
    `<h3><b>${t(j.employer)}</b>${j.place ? `, ${t(j.place)}` : ''} — <i>${t(j.title)}</i></h3><p class="when">${t(j.dates)}</p>${list(j.lines)}`,
  stacked: (j) =>
    `<div class="entry"><b>${t(j.title)}</b><div>${joined([j.employer, j.place], ' | ')}</div><div class="when">${t(j.dates)}</div>${list(j.lines)}</div>`,
  right: (j) =>
    `<div class="row"><b>${t(j.title)}</b><span>${t(j.dates)}</span></div><div><i>${joined([j.employer, j.place], ', ')}</i></div>${list(j.lines)}`,
  dot: (j) =>
    `<div class="dot"><div class="when">${t(j.dates)}</div><b>${t(j.title)}</b><div>${joined([j.employer, j.place], ' · ')}</div>${list(j.lines)}</div>`,
  cells: (j) =>
    `<tr><td class="narrow">${t(j.dates)}</td><td>${t(j.employer)}</td><td>${t(j.title)}</td></tr><tr><td colspan="3">${(j.lines ?? []).map(t).join('<br>')}</td></tr>`,
  european: (j, w) =>
    [
      [w[0], j.dates],
      [w[1], joined([j.employer, j.place], ', ')],
      [w[2], t(j.title)],
      [w[3], (j.lines ?? []).map(t).join('; ')],
    ]
      .filter(([, text]) => text)
      .map(([label, text]) => `<tr><td class="label">${label}</td><td>${text}</td></tr>`)
      .join(''),
  labelled: (j, w) =>
    `<div class="entry"><div>${w[0]}: ${t(j.dates)}</div><div>${w[1]}: ${t(j.title)}</div>${j.employer ? `<div>${w[2]}: ${joined([j.employer, j.place], ', ')}</div>` : ''}${list(j.lines)}</div>`,
};

/** A course as a job, so that both are written alike. */
export const asJob = ({ degree, school, place, dates, lines }) => ({
  title: degree,
  employer: school,
  place,
  dates,
  lines,
});

const items = {
  list,
  commas: (all) => `<p>${all.map(t).join(', ')}</p>`,
  lines: (all) => all.map((one) => `<div>${t(one)}</div>`).join(''),
  bars: (all) =>
    all
      .map(
        (one, at) =>
          `<div>${t(one)}</div><div class="bar"><i style="width:${90 - 9 * at}%"></i></div>`,
      )
      .join(''),
  pills: (all) => all.map((one) => `<span class="pill">${t(one)}</span>`).join(' '),
};

/** The items of a section; those of groups keep their label. */
export const itemsOf = ({ items: own, groups = {} }) =>
  own ?? Object.entries(groups).map(([label, text]) => `${label}: ${text}`);

/** A section: its heading and its content in the forms of a layout. */
export const section = (
  s,
  { write = job.stacked, course = write, item = 'list', heading = t } = {},
) =>
  `<section><h2>${heading(s.heading)}</h2>${
    s.text
      ? `<p>${t(s.text)}</p>`
      : s.courses
        ? s.courses
            .map(asJob)
            .map((one) => course(one))
            .join('')
        : s.items || s.groups
          ? items[s.kind === 'skills' && s.items ? item : 'list'](itemsOf(s))
          : jobsOf(s)
              .map((one) => write(one))
              .join('')
  }</section>`;

export const all = (p, forms, filter = () => true) =>
  p.sections
    .filter(filter)
    .map((s) => section(s, forms))
    .join('');
export const side = (s) => s.side === true;
export const main = (s) => s.side !== true;

export const formRows = (s, comma) =>
  `<tr><th colspan="3">${t(s.heading)}</th></tr>${
    s.text || s.items || s.groups
      ? `<tr><td colspan="3">${s.text ? t(s.text) : itemsOf(s).map(t).join(comma)}</td></tr>`
      : (s.courses?.map(asJob) ?? jobsOf(s)).map(job.cells).join('')
  }`;

export const labelsOf = (p) => labels[p.language] ?? labels.en;
export const contactHeading = (p) => contactHeadings[p.language];

export const nested = ({ employer, span, jobs }) =>
  `<div class="entry"><div><b>${t(employer)}</b></div>${span ? `<div>${t(span)}</div>` : ''}${jobs
    .map(
      (j) =>
        `<div>${t(j.title)}</div><div class="when">${t(j.dates)}</div><div class="when">${t(j.place)}</div>${j.lines.map((line) => `<p>${t(line)}</p>`).join('')}`,
    )
    .join('')}</div>`;
