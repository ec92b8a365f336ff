/** Pieces of an HTML résumé that layouts arrange. */
export const escaped = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (name, className, content) =>
  `<${name}${className ? ` class="${className}"` : ''}>${content}</${name}>`;

export const div = (className, ...content) => tag('div', className, content.join(''));

const list = (lines) => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

/** How an entry of experience shows title, employer, place and dates. */
const jobForms = {
  'title first': ({ title, employer, place, dates }) =>
    div('row', tag('b', '', escaped(title)), tag('span', 'dates', escaped(dates))) +
    div('muted', `${escaped(employer)}, ${escaped(place)}`),
  'employer first': ({ title, employer, place, dates }) =>
    div('row', tag('b', '', escaped(employer)), tag('span', '', escaped(place))) +
    div('row', tag('i', '', escaped(title)), tag('i', 'dates', escaped(dates))),
  'one line': ({ title, employer, dates }) =>
    div('', `${tag('b', '', escaped(title))}, ${escaped(employer)} (${escaped(dates)})`),
  bars: ({ title, employer, dates }) =>
    div('', `${tag('b', '', escaped(title))} | ${escaped(employer)} | ${escaped(dates)}`),
  'dates below': ({ title, employer, dates }) =>
    div('', tag('b', '', escaped(title))) +
    div('', escaped(employer)) +
    div('small muted', escaped(dates)),
  'dates above': ({ title, employer, place, dates }) =>
    div('small muted', escaped(dates)) +
    div('', tag('b', '', escaped(title))) +
    div('', `${escaped(employer)} · ${escaped(place)}`),
};

/** Dates and text side by side, as in a grid of two columns. */
const beside = (dates, content) =>
  div('entry beside', div('dates', escaped(dates)), div('', content));

export function jobs(person, form) {
  return person.jobs
    .map((job) => {
      if (form === 'dates left') {
        const { title, employer, place, lines } = job;
        return beside(
          job.dates,
          div('', tag('b', '', escaped(title))) +
            div('muted', `${escaped(employer)}, ${escaped(place)}`) +
            list(lines),
        );
      }
      return div('entry', jobForms[form](job), list(job.lines));
    })
    .join('');
}

/** Jobs as rows of a table with borders. */
const jobTable = (person) =>
  `<table class="grid">${person.jobs
    .map(
      ({ dates, title, employer, lines }) =>
        `<tr><td>${escaped(dates)}</td><td><b>${escaped(title)}</b><br>${escaped(employer)}${list(lines)}</td></tr>`,
    )
    .join('')}</table>`;

export function education(person, form) {
  return person.education
    .map(({ degree, school, dates }) => {
      const text = `${tag('b', '', escaped(degree))}${form === 'one line' ? ', ' : '<br>'}${escaped(school)}`;
      if (form === 'dates left') return beside(dates, text);
      if (form === 'one line') return div('', `${text}, ${escaped(dates)}`);
      return div('entry row', div('', text), tag('span', 'dates', escaped(dates)));
    })
    .join('');
}

const levels = ['●●●●●', '●●●●○', '●●●○○'];

export function skills(person, form) {
  const { skills: all } = person;
  if (form === 'list') return list(all);
  if (form === 'bars') {
    return all
      .map((skill, at) =>
        div('', escaped(skill), div('bar', `<i style="width:${60 + at * 4}%"></i>`)),
      )
      .join('');
  }
  if (form === 'circles') {
    return all
      .map((skill, at) => div('row', escaped(skill), tag('span', '', levels[at % 3])))
      .join('');
  }
  if (form === 'pills') return all.map((skill) => tag('span', 'pill', escaped(skill))).join(' ');
  const separator = { commas: ', ', dots: ' · ', bars2: ' | ' }[form] ?? ', ';
  return div('', escaped(all.join(separator)));
}

export const spoken = (person, form) =>
  form === 'line'
    ? div('', escaped(person.languages.map(([name, level]) => `${name} (${level})`).join(', ')))
    : person.languages
        .map(([name, level]) => div('', `${escaped(name)} – ${escaped(level)}`))
        .join('');

export const certifications = (person) => list(person.certifications);

/** The content of a section without its heading. */
export function content(person, kind, { job = 'title first', study, skill, language } = {}) {
  if (kind === 'summary') return tag('p', '', escaped(person.summary));
  if (kind === 'experience') return job === 'table' ? jobTable(person) : jobs(person, job);
  if (kind === 'education') return education(person, study);
  if (kind === 'skills') return skills(person, skill);
  if (kind === 'languages') return spoken(person, language);
  return certifications(person);
}

/** A section with heading. `decorate` changes the heading's text. */
export const section = (person, kind, { decorate = escaped, level = 'h2', ...forms } = {}) =>
  `<section>${tag(level, '', decorate(person.headings[kind]))}${content(person, kind, forms)}</section>`;

export const sections = (person, kinds, forms) =>
  kinds.map((kind) => section(person, kind, forms)).join('');

const icons = { email: '✉', phone: '☎', place: '⌂', link: '🔗' };

/** Contact data, on one line or several, with icons or labels if wanted. */
export function contact(person, { form = 'line', withIcons = false } = {}) {
  // A narrow column breaks a long address at its @.
  const parts = ['email', 'phone', 'place', 'link'].map(
    (field) =>
      `${withIcons ? `${icons[field]} ` : ''}${escaped(person[field]).replace('@', '@<wbr>')}`,
  );
  return form === 'line'
    ? div('contact', parts.join(' | '))
    : parts.map((part) => div('', part)).join('');
}

export const name = (person) => tag('h1', '', escaped(person.shown));
export const title = (person) => div('title', escaped(person.title));
