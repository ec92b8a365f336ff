import { name, sections, escaped as text, title } from './parts.mjs';

const list = (lines) => `<ul>${lines.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`;

const heading = (person, kind, content) =>
  `<section><h2>${text(person.headings[kind])}</h2>${content}</section>`;

/** A section of entries, each written by a function. */
const jobs = (person, write) => heading(person, 'experience', person.jobs.map(write).join(''));
const courses = (person, write) =>
  heading(person, 'education', person.education.map(write).join(''));

const lines = (person) =>
  ['phone', 'email', 'place'].map((field) => `<div>${text(person[field])}</div>`).join('');

const side = ['skills', 'languages', 'certifications'];

/** Layouts like those of well-known web sites and word processors. */
export const printedLayouts = {
  'printed: employer above title, years in brackets': {
    css: 'body { display: grid; grid-template-columns: 150pt 1fr; gap: 16pt; } .entry { margin-bottom: 6pt; }',
    body: (p) =>
      `<aside>${lines(p)}${sections(p, side, { skill: 'list' })}</aside><main>${name(p)}${title(p)}` +
      sections(p, ['summary']) +
      jobs(
        p,
        (job) =>
          `<div class="entry"><div>${text(job.employer)}</div><div>${text(job.title)}</div><div>${text(job.dates)}</div>${list(job.lines)}</div>`,
      ) +
      courses(
        p,
        (one) =>
          `<div>${text(one.school)}</div><div>${text(one.degree)} · (${text(one.dates)})</div>`,
      ) +
      '</main>',
  },
  'printed: dates in square brackets, labels': {
    css: 'h2 { text-transform: uppercase; font-size: 12pt; border-bottom: 1px solid; }',
    body: (p) =>
      `${name(p)}<p>${text(p.phone)} | ${text(p.email)}</p>${sections(p, ['summary'])}` +
      jobs(
        p,
        (job) =>
          `<p>[ ${text(job.dates)} ]</p><p><b>${text(job.title)}</b></p><p>${text(job.employer)}</p>${list(job.lines)}`,
      ) +
      courses(
        p,
        (one) =>
          `<p>[ ${text(one.dates)} ]</p><p><b>${text(one.degree)}</b></p><p>${text(one.school)}</p>`,
      ) +
      sections(p, side),
  },
  'printed: dates in the left cells of a table': {
    css: 'td:first-child { width: 120pt; }',
    body: (p) =>
      `${name(p)}${lines(p)}${sections(p, ['summary'])}` +
      jobs(
        p,
        (job) =>
          `<table><tr><td>${text(job.dates)}<td><b>${text(job.employer)}</b><br>${text(job.title)}${list(job.lines)}</table>`,
      ) +
      courses(
        p,
        (one) =>
          `<table><tr><td>${text(one.dates)}<td>${text(one.degree)}<br>${text(one.school)}</table>`,
      ) +
      sections(p, side),
  },
};
