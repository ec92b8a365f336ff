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

it('[RES-07] sets jobs bold beside their text, on US Letter, without the blue of Word', async () => {
  const parts = await docxParts(Buffer.from(await docxOf(text), 'base64'));
  const paragraphs = [...parts.document.matchAll(/<w:p>.*?<\/w:p>/g)].map(([one]) => one);
  const job = paragraphs.find((one) => one.includes('Cedar Clinic')) ?? '';
  expect(job).toMatch(/<w:keepNext\/>.*<w:b\/>/);
  const call = paragraphs.find((one) => one.includes('calls a day')) ?? '';
  expect(call).not.toMatch(/<w:keepNext\/>|<w:b\/>/);
  expect(parts.document).toContain('<w:pgSz w:w="12240" w:h="15840"');
});
