import { readFileSync } from 'node:fs';
import { packageFile } from '@commons/service-kit/guarded/package-file';
import { isSecond, readersPlaces, thirdPersons } from './persons.js';
import { type SentExample, type SentLine, sentExample } from './sent-examples.js';
import { marksOf } from './set-marks.js';

const isEnd = (mark: string | undefined) => /^[.?!]$/.test(mark ?? '');

const examples = ['held-back-1', 'held-back-2', 'held-back-3'].flatMap((name): SentExample[] =>
  readFileSync(packageFile('@commons/ai', `labelled/requests/${name}.jsonl`) ?? '', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SentLine)
    .filter(({ sent }) => sent !== '')
    .map(sentExample),
);

// AIT-04, AIT-07: what is learned again has to edit fresh requests as well as this (decision B206).
describe('requests that nothing was learned from', () => {
  it('get their sentence ends where a person sets them', () => {
    const all = examples.map(({ request, words, marks, tool }) => {
      const set = marksOf(request, words, tool);
      return words.every((_, at) => at === 0 || isEnd(set[at]?.mark) === isEnd(marks[at]));
    });
    expect(all.filter(Boolean).length).toBeGreaterThanOrEqual(190);
  });

  it('speak to their reader, and of nobody else so', () => {
    let [meant, found, right] = [0, 0, 0];
    for (const { request, words, sentWords, tool } of examples) {
      if (tool === 'post') continue;
      const places = readersPlaces(request, words, tool);
      for (const at of thirdPersons(words)) {
        const is = isSecond(sentWords[at] ?? '');
        meant += is ? 1 : 0;
        found += places.includes(at) ? 1 : 0;
        right += is && places.includes(at) ? 1 : 0;
      }
    }
    expect(right / meant).toBeGreaterThan(0.72);
    expect(right / found).toBeGreaterThan(0.88);
  });
});
