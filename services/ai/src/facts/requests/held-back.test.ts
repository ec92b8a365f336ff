import { readFileSync } from 'node:fs';
import { packageFile } from '@commons/service-kit/guarded/package-file';
import { isSecond, readersPlaces, thirdPersons } from './copy-edit/persons.js';
import { type SentLine, sentExample } from './copy-edit/sent-examples.js';
import { marksOf } from './copy-edit/set-marks.js';
import { greetedReader } from './greeted-reader.js';
import { labelledRequest } from './labelled-requests.js';
import { requestParts } from './request-parts.js';

interface HeldBackLine extends SentLine {
  /** Of e-mails: the words that are greeted, as they were typed. */
  readonly reader?: string;
}

// AIT-04, AIT-07: what is learned again has to read fresh requests as well as this (decisions B204, B206, B207).
describe('requests that nothing was learned from', () => {
  const lines = ['held-back-1', 'held-back-2', 'held-back-3'].flatMap((name) =>
    readFileSync(packageFile('@commons/ai', `labelled/requests/${name}.jsonl`) ?? '', 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as HeldBackLine),
  );
  const examples = lines.filter(({ sent }) => sent !== '').map(sentExample);

  it('are told apart from what is said to the writer alone', () => {
    const words = lines.flatMap((line) => {
      const { request, tool, labels } = labelledRequest(line);
      const { kinds } = requestParts(request, tool);
      return labels.map((label, at) => ({
        isToGo: /[ob]/.test(label),
        isGone: /order|background/.test(kinds[at] ?? ''),
      }));
    });
    const right = words.filter(({ isToGo, isGone }) => isToGo && isGone).length;
    expect(right / words.filter(({ isGone }) => isGone).length).toBeGreaterThan(0.93);
    expect(right / words.filter(({ isToGo }) => isToGo).length).toBeGreaterThan(0.86);
  });

  it('get their sentence ends where a person sets them', () => {
    const isEnd = (mark: string | undefined) => /^[.?!]$/.test(mark ?? '');
    const whole = examples.filter(({ request, words, marks, tool }) => {
      const set = marksOf(request, words, tool);
      return words.every((_, at) => at === 0 || isEnd(set[at]?.mark) === isEnd(marks[at]));
    });
    expect(whole.length).toBeGreaterThanOrEqual(195);
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
    expect(right / meant).toBeGreaterThan(0.75);
    expect(right / found).toBeGreaterThan(0.88);
  });

  it('greet whom they name', () => {
    const plain = (name: string) =>
      name
        .toLowerCase()
        .replace(/\b(?:the|family)\b|[^a-z ]/g, '')
        .trim();
    const read = lines.flatMap(({ text, tool, reader }) =>
      tool === 'email' && reader !== undefined
        ? [
            {
              wanted: plain(reader),
              found: plain(greetedReader(text.replace(/<\/?[obw]>/g, '')) ?? ''),
            },
          ]
        : [],
    );
    const right = read.filter(({ wanted, found }) =>
      wanted === ''
        ? found === ''
        : found !== '' && (wanted.includes(found) || found.includes(wanted)),
    );
    expect(right.length / read.length).toBeGreaterThan(0.85);
  });
});
