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
