import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';

const kinds = ['summary', 'experience', 'education', 'skills', 'certifications', 'languages'];
const left = 54;
const width = 595 - 2 * left;

const fonts = {
  sans: { plain: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
  serif: { plain: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
};

/** A column of text, written from top to bottom. */
function column(pdf, { x, y, width, font = fonts.sans, size = 10, color = '#222' }) {
  pdf.x = x;
  pdf.y = y;
  const write = (text, { style = 'plain', at = size, gap = 2, ...options } = {}) => {
    pdf
      .font(font[style])
      .fontSize(at)
      .fillColor(options.color ?? color);
    pdf.text(text, x, pdf.y, { width, lineGap: 1.5, ...options });
    pdf.y += gap;
  };
  return {
    write,
    heading: (text, options) => {
      pdf.y += 10;
      write(text, { style: 'bold', at: size + 2, gap: 4, ...options });
    },
    /** Text on the left and on the right of the same line. */
    row: (before, behind, options = {}) => {
      const { y } = pdf;
      write(before, { style: 'bold', gap: 0, ...options });
      const below = pdf.y;
      pdf.y = y;
      write(behind, { align: 'right', gap: 0 });
      pdf.y = Math.max(below, pdf.y) + 1;
    },
    bullets: (lines) => {
      for (const line of lines) write(`• ${line}`, { indent: 8 });
      pdf.y += 4;
    },
  };
}

function section(into, person, kind, { decorate = (text) => text, form = 'dates right' } = {}) {
  into.heading(decorate(person.headings[kind]));
  if (kind === 'summary') into.write(person.summary);
  if (kind === 'skills') into.write(person.skills.join(', '));
  if (kind === 'certifications') into.bullets(person.certifications);
  if (kind === 'languages') for (const pair of person.languages) into.write(pair.join(' - '));
  if (kind === 'experience') {
    for (const { title, employer, place, dates, lines } of person.jobs) {
      if (form === 'dates right') {
        into.row(title, dates);
        into.write(`${employer}, ${place}`, { style: 'italic' });
      } else {
        into.write(title, { style: 'bold', gap: 0 });
        into.write(`${employer} | ${dates}`);
      }
      into.bullets(lines);
    }
  }
  if (kind === 'education') {
    for (const { degree, school, dates } of person.education) {
      if (form === 'dates right') {
        into.row(degree, dates);
        into.write(school);
      } else {
        into.write(degree, { style: 'bold', gap: 0 });
        into.write(`${school}, ${dates}`);
      }
    }
  }
}

const contact = ({ email, phone, place }) => [email, phone, place];

function head(into, person, options = {}) {
  into.write(person.shown, { style: 'bold', at: 22, ...options });
  into.write(person.title, { at: 12, ...options });
  into.write(contact(person).join('  •  '), { at: 9, ...options });
}

/** Draws each word on its own, without spaces, as some PDF producers do. */
function wordByWord(pdf, person) {
  let y = 60;
  const line = (text, { bold = false, size = 10, x = left } = {}) => {
    pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
    let at = x;
    for (const word of text.split(' ')) {
      pdf.text(word, at, y, { lineBreak: false });
      at += pdf.widthOfString(word) + size * 0.28;
    }
    y += size * 1.45;
  };
  line(person.shown, { bold: true, size: 20 });
  line(contact(person).join(' | '));
  for (const kind of kinds) {
    y += 8;
    line(person.headings[kind].toUpperCase(), { bold: true, size: 12 });
    if (kind === 'summary')
      for (const part of person.summary.match(/.{1,80}(?:\s|$)/g)) line(part.trim());
    if (kind === 'skills') line(person.skills.join(', '));
    if (kind === 'certifications') for (const text of person.certifications) line(`- ${text}`);
    if (kind === 'languages') line(person.languages.map((pair) => pair.join(': ')).join('; '));
    if (kind === 'experience') {
      for (const { title, employer, dates, lines } of person.jobs) {
        line(`${title}, ${employer}`, { bold: true });
        line(dates);
        for (const text of lines) line(`- ${text}`, { x: left + 10 });
      }
    }
    if (kind === 'education') {
      for (const { degree, school, dates } of person.education)
        line(`${degree}, ${school}, ${dates}`);
    }
  }
}

function footers(pdf, person) {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.font('Helvetica').fontSize(8).fillColor('#777');
    pdf.text(`${person.name} – ${person.email}`, left, 810, { lineBreak: false });
    pdf.text(`${person.pageWord} ${page + 1} / ${count}`, 480, 810, { lineBreak: false });
  }
}

/** Layouts drawn with pdfkit in the standard fonts: for languages in Latin letters. `draw` draws into a document. */
export const drawnLayouts = {
  'drawn: one column': {
    draw: (pdf, p) => {
      const into = column(pdf, { x: left, y: 54, width, font: fonts.serif, size: 11 });
      head(into, p, { align: 'center' });
      for (const kind of kinds) section(into, p, kind);
    },
  },
  'drawn: sidebar after the main column': {
    draw: (pdf, p) => {
      const main = column(pdf, { x: 220, y: 54, width: 321 });
      head(main, p);
      for (const kind of ['summary', 'experience', 'education'])
        section(main, p, kind, { form: 'below' });
      pdf.rect(0, 0, 195, 842).fill('#e4eaf0');
      const side = column(pdf, { x: 24, y: 60, width: 150, size: 9.5 });
      side.heading(p.headings.contact);
      for (const line of contact(p)) side.write(line);
      for (const kind of ['skills', 'languages', 'certifications']) section(side, p, kind);
    },
  },
  'drawn: sidebar right, before the main column': {
    draw: (pdf, p) => {
      const side = column(pdf, { x: 400, y: 130, width: 150, size: 9 });
      for (const kind of ['skills', 'languages', 'certifications']) section(side, p, kind);
      const main = column(pdf, { x: left, y: 54, width: 320 });
      head(main, p);
      for (const kind of ['summary', 'experience', 'education'])
        section(main, p, kind, { form: 'below' });
    },
  },
  'drawn: word by word': { draw: wordByWord },
  'drawn: lines between sections, capitals': {
    draw: (pdf, p) => {
      const into = column(pdf, { x: left, y: 54, width });
      head(into, p);
      for (const kind of kinds) {
        pdf
          .moveTo(left, pdf.y + 6)
          .lineTo(left + width, pdf.y + 6)
          .stroke('#888');
        section(into, p, kind, { decorate: (text) => text.toUpperCase(), form: 'below' });
      }
    },
  },
  'drawn: many pages with footers': {
    paged: true,
    draw: (pdf, p) => {
      const into = column(pdf, { x: left, y: 54, width, size: 15 });
      head(into, p);
      for (const kind of kinds) section(into, p, kind);
    },
  },
};

/** Writes one drawn résumé. */
export async function drawPdf(file, person, layout) {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 54, bottom: 60, left, right: left },
    bufferPages: true,
    info: { CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const out = createWriteStream(file);
  pdf.pipe(out);
  // The standard fonts have no dotless i.
  layout.draw(pdf, JSON.parse(JSON.stringify(person).replaceAll('ı', 'i')));
  if (layout.paged) footers(pdf, person);
  pdf.end();
  await finished(out);
}
