// Learns how notes become the sentences that their owners would send: where sentences end, who is spoken to, which small
// words are missing.
// npm run learn -- copy-edit [--folds] [--check]
import { readdirSync, readFileSync } from 'node:fs';
import { learnSegments } from './segment-learner.mjs';
import { learnSequences } from './sequence-learner.mjs';
import { learnLabels } from './softmax.mjs';
import { writeWeights } from './weights-file.mjs';

const built = (name) =>
  import(new URL(`../../services/ai/dist/facts/requests/copy-edit/${name}`, import.meta.url).href);
const { sentExample } = await built('sent-examples.js');
const { MarkCues } = await built('mark-cues.js');
const { markLabels, marksOf } = await built('set-marks.js');
const { isSecond, personCues, readersPlaces, thirdPersons } = await built('persons.js');
const { missingWords, smallWordCues, smallWordIn } = await built('small-words.js');

const folder = new URL('../../services/ai/labelled/requests/', import.meta.url);
const examplesOf = (file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ sent }) => sent)
    .map(sentExample)
    .filter(({ words }) => words.length > 1);

/** The runs between the marks of an example. */
function segmentsOf({ words, marks }) {
  const segments = [];
  let from = 0;
  let kind = 0;
  for (let to = 1; to <= words.length; to += 1) {
    const mark = to === words.length ? marks[to] || '.' : marks[to];
    const end = markLabels.ends.indexOf(mark);
    if (end < 0) continue;
    segments.push({ from, to, kind, end });
    from = to;
    kind = markLabels.following[end];
  }
  return segments;
}

const isLearnable = (example) =>
  segmentsOf(example).every(({ from, to }) => to - from <= markLabels.longest);

const learnedMarks = (examples) =>
  learnSegments(
    examples.filter(isLearnable).map((example) => ({
      cues: new MarkCues(example.words),
      length: example.words.length,
      segments: segmentsOf(example),
    })),
    markLabels,
  );

/** What a word for a third person was: the reader, or somebody else. */
const personAt = ({ sentWords }, at) => (isSecond(sentWords[at]) ? 'reader' : 'other');

const learnedPersons = (examples) =>
  learnSequences(
    examples.map((example) => {
      const places = thirdPersons(example.words);
      return personCues(example.request, example.words, example.tool).map((word, nth) => ({
        ...word,
        labels: [personAt(example, places[nth])],
      }));
    }),
    { rounds: 20, first: 6 },
  );

const learnedWords = (examples) =>
  learnLabels(
    examples.flatMap(({ words, marks, added, tool }) =>
      words.flatMap((_, at) => {
        const label = smallWordIn(added[at]);
        return label === undefined ? [] : [{ cues: smallWordCues(words, marks, at, tool), label }];
      }),
    ),
    { fewest: 3 },
  );

const learned = (examples) => ({
  marks: learnedMarks(examples),
  persons: learnedPersons(examples),
  'small-words': learnedWords(examples),
});

const isEnd = (mark) => /^[.?!]$/.test(mark);

function tally(title, sets) {
  const counts = { ends: [0, 0, 0], readers: [0, 0, 0], 'small words': [0, 0, 0] };
  const count = (what, is, was, isRight = is && was) => {
    counts[what][0] += was ? 1 : 0;
    counts[what][1] += is ? 1 : 0;
    counts[what][2] += isRight ? 1 : 0;
  };
  let [all, whole] = [0, 0];
  for (const [examples, weights] of sets)
    for (const example of examples) {
      const { words, marks, added, tool } = example;
      const set = marksOf(example.request, words, tool, weights.marks).map(({ mark }) => mark);
      let isRight = true;
      for (let at = 1; at < words.length; at += 1) {
        count('ends', isEnd(set[at]), isEnd(marks[at]));
        isRight &&= isEnd(set[at]) === isEnd(marks[at]);
      }
      const readers = readersPlaces(example.request, words, tool, '', weights.persons);
      for (const at of thirdPersons(words))
        count('readers', readers.includes(at), personAt(example, at) === 'reader');
      const put = missingWords(words, marks, tool, weights['small-words']);
      for (const [at, word] of put.entries()) {
        const label = smallWordIn(added[at]);
        if (label !== undefined)
          count('small words', word !== '', label !== 'none', word !== '' && word === label);
      }
      all += 1;
      whole += isRight ? 1 : 0;
    }
  const share = (part, of) => `${part} of ${of} (${((100 * part) / of).toFixed(0)} %)`;
  const told = Object.entries(counts).map(
    ([what, [was, is, right]]) => `${what} ${share(right, was)} found, ${share(right, is)} right`,
  );
  console.log(`${title}: ${told.join('; ')}; ${share(whole, all)} texts with all ends right`);
}

/** @param options `folds`: measures each fifth by what the others teach; `check`: writes nothing */
export function learn({ folds = false, check = false } = {}) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  const isHeldBack = (file) => file.startsWith('held-back');
  const examples = files.filter((file) => !isHeldBack(file)).flatMap(examplesOf);
  const weights = learned(examples);
  for (const file of files.filter(isHeldBack)) {
    const of = examplesOf(file);
    const isUnmarked = ({ words }) =>
      words.slice(1).filter(({ gap }) => gap).length < words.length / 25;
    tally(file, [[of, weights]]);
    tally(`${file} without marks`, [[of.filter(isUnmarked), weights]]);
  }
  if (folds)
    tally(
      'fifths',
      [0, 1, 2, 3, 4].map((fifth) => [
        examples.filter((_, at) => at % 5 === fifth),
        learned(examples.filter((_, at) => at % 5 !== fifth)),
      ]),
    );
  if (check) return;
  const bytes = Object.entries(weights).map(
    ([name, of]) => `${name} ${of.weights.size} cues, ${writeWeights(name, of)} bytes`,
  );
  console.log(`${examples.length} texts: ${bytes.join('; ')}`);
}
