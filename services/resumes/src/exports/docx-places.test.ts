import { docxParts } from '../extraction/docx/docx-parts.js';
import { docxOf } from './docx.export.js';

const text = [
  'Maya Lindgren',
  'Experience',
  'Office Manager, Cedar Clinic, 2021 - present',
  '- Handled [fill in: number] calls a day',
].join('\n');

it('[RES-07] highlights in a DOCX what is still to be filled in', async () => {
  const { document } = await docxParts(Buffer.from(await docxOf(text), 'base64'));
  const runs = [...document.matchAll(/<w:r>.*?<\/w:r>/g)].map(([run]) => ({
    text: /<w:t[^>]*>([^<]*)/.exec(run)?.[1],
    isMarked: run.includes('<w:highlight w:val="yellow"/>'),
  }));
  expect(runs.filter(({ isMarked }) => isMarked)).toEqual([
    { text: '[fill in: number]', isMarked: true },
  ]);
  expect(runs.map((run) => run.text).join('|')).toMatch(
    /Handled \|\[fill in: number\]\| calls a day$/,
  );
});

it('[RES-07] links the addresses of a DOCX', async () => {
  const head = 'maya@lindgren.example | linkedin.com/in/mayal | www.lindgren.example';
  const parts = await docxParts(
    Buffer.from(await docxOf(text.replace('\n', `\n${head}\n`)), 'base64'),
  );
  const links = [...parts.document.matchAll(/<w:hyperlink [^>]*r:id="([^"]+)".*?<\/w:hyperlink>/g)];
  const targets = links.map(([whole, id]) => [
    /<w:t[^>]*>([^<]*)/.exec(whole)?.[1],
    new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(parts.relations)?.[1],
  ]);
  expect(targets).toEqual([
    ['maya@lindgren.example', 'mailto:maya@lindgren.example'],
    ['linkedin.com/in/mayal', 'https://linkedin.com/in/mayal'],
    ['www.lindgren.example', 'https://www.lindgren.example'],
  ]);
});

it('[RES-07] sets jobs bold next to their text, on US Letter, without the blue of Word', async () => {
  const parts = await docxParts(Buffer.from(await docxOf(text), 'base64'));
  const paragraphs = [...parts.document.matchAll(/<w:p>.*?<\/w:p>/g)].map(([one]) => one);
  const job = paragraphs.find((one) => one.includes('Cedar Clinic')) ?? '';
  expect(job).toMatch(/<w:keepNext\/>.*<w:b\/>/);
  const call = paragraphs.find((one) => one.includes('calls a day')) ?? '';
  expect(call).not.toMatch(/<w:keepNext\/>|<w:b\/>/);
  expect(parts.document).toContain('<w:pgSz w:w="12240" w:h="15840"');
});
