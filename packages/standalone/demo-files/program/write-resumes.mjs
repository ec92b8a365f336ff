// Writes the résumés of the demo content as PDF (printed by the browser) and DOCX: node write-resumes.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { chromium } from 'playwright-core';
import { resumes } from './resume-texts.mjs';

const out = join(import.meta.dirname, '../resumes');
mkdirSync(out, { recursive: true });
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const html = ({
  name,
  contact,
  summary,
  work,
  school,
  skills,
}) => `<!doctype html><meta charset="utf-8"><title>${escaped(name)}</title>
<style>body{font:11pt/1.45 "Liberation Serif",serif;margin:0;color:#222}h1{font-size:22pt;margin:0}h2{font-size:12pt;border-bottom:1px solid #14594a;color:#14594a;margin:16pt 0 6pt;text-transform:uppercase;letter-spacing:.06em}p{margin:0 0 4pt}ul{margin:2pt 0 8pt;padding-left:16pt}b+span{float:right}</style>
<h1>${escaped(name)}</h1><p>${escaped(contact)}</p><h2>Summary</h2><p>${escaped(summary)}</p><h2>Experience</h2>
${work.map(([title, company, dates, points]) => `<p><b>${escaped(title)}, ${escaped(company)}</b></p><p>${dates}</p><ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`).join('')}
<h2>Education</h2>${school.map(([degree, place, year]) => `<p>${escaped(degree)}, ${escaped(place)}, ${year}</p>`).join('')}
<h2>Skills</h2><p>${escaped(skills)}</p>`;

const heading = (text) =>
  new Paragraph({
    spacing: { before: 240, after: 80 },
    children: [new TextRun({ text: text.toUpperCase(), bold: true, color: '14594A' })],
  });
const plain = (text, bold = false) => new Paragraph({ children: [new TextRun({ text, bold })] });
const document = ({ name, contact, summary, work, school, skills }) =>
  new Document({
    creator: name,
    sections: [
      {
        children: [
          new Paragraph({ children: [new TextRun({ text: name, bold: true, size: 40 })] }),
          plain(contact),
          heading('Summary'),
          plain(summary),
          heading('Experience'),
          ...work.flatMap(([title, company, dates, points]) => [
            plain(`${title}, ${company}`, true),
            plain(dates),
            ...points.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
          ]),
          heading('Education'),
          ...school.map(([degree, place, year]) => plain(`${degree}, ${place}, ${year}`)),
          heading('Skills'),
          plain(skills),
        ],
      },
    ],
  });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const resume of resumes) {
  const file = join(out, resume.file);
  if (resume.file.endsWith('.docx')) {
    writeFileSync(file, await Packer.toBuffer(document(resume)));
    continue;
  }
  const page = await browser.newPage();
  await page.setContent(html(resume));
  writeFileSync(
    file,
    await page.pdf({
      format: 'Letter',
      margin: { top: '18mm', bottom: '18mm', left: '20mm', right: '20mm' },
    }),
  );
  await page.close();
}
await browser.close();
