// Trains the encoder of entries. Of requests: what is said to whom, where sentences end, whom a pronoun means, who is
// greeted, what is money; of situations: what kind of problem they are.
// npm run learn -- entries [FOLDER] (build services/ai first; needs Python with PyTorch: apt-get install python3-torch libopenblas0)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const built = (name) => import(new URL(`../../services/ai/dist/${name}`, import.meta.url).href);
const { readEncoderFile } = await built('encoder/encoder-file.js');
const { WordPieceTokenizer } = await built('encoder/word-piece-tokenizer.js');
const { sentExample, strongest } = await built('facts/requests/copy-edit/sent-examples.js');
const { typedWords } = await built('facts/typed-words/typed-words.js');
const { gapTokens, rowOfTool, tokenizedWord } = await built('encoder/tokenized-word.js');
const { labelledRequest } = await built('facts/requests/labelled-requests.js');
const { isSecond, thirdPersons } = await built('facts/requests/copy-edit/persons.js');
const { smallWordIn } = await built('facts/requests/copy-edit/small-words.js');
const { situationText } = await built('tools/business-advisor/reading/problem-kinds.js');

const labelled = (path) => new URL(`../../services/ai/labelled/${path}`, import.meta.url);
const linesOf = (file) =>
  readFileSync(labelled(file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const isSentenceStart = (gap) => /[.?!:\n"“]/.test(gap);

/** "upper" or "lower" for a word within a sentence; null where its letters do not show it. */
function capitalOf(text) {
  if (!/^\p{L}/u.test(text) || /^I(?:$|['’])/.test(text)) return null;
  return /^\p{Lu}/u.test(text) ? 'upper' : 'lower';
}

const isNumber = (text) => /^\d+(?:[.,]\d+)*$/.test(text);
const digitsOf = (text) => text.replace(/\D/g, '');
const amountOf = (text) => text.replace(/[$,]/g, '').replace(/\.00$/, '');

/** What a bare number was sent as; null where that is something else. */
function numberSent(typed, sent) {
  if (!isNumber(typed) || !sent) return null;
  if (sent === typed) return 'same';
  if (sent.startsWith('$') && amountOf(sent) === amountOf(typed)) return 'dollars';
  return /^\d+:\d\d/.test(sent) && digitsOf(sent) === digitsOf(typed) ? 'time' : null;
}

/** An example of correct text: the punctuation marks before its words and at its end, and its capitals. */
function writtenText(text, tool) {
  const words = typedWords(text);
  const end = text.slice(words.at(-1)?.end ?? 0);
  return {
    tool,
    words,
    end,
    mark: [
      ...words.map(({ gap }, at) => (at === 0 ? null : strongest(gap) || '-')),
      strongest(end) || '.',
    ],
    upper: words.map(({ text: word, gap }, at) =>
      at === 0 || isSentenceStart(gap) ? null : capitalOf(word),
    ),
  };
}

/** For each word whether it names someone who is greeted. */
function readersOf(words, typed, { tool, reader }) {
  if (tool !== 'email' || reader === undefined) return [];
  const from = reader === '' ? -1 : typed.indexOf(reader);
  const to = from < 0 ? -1 : from + reader.length;
  return words.map(({ start, end }) => (start < to && end > from ? 'reader' : 'other'));
}

/** An example of a request: the label of each word, and the form in which it was sent. */
function request(line) {
  const { request: typed, words, labels: part } = labelledRequest(line);
  const { words: said, sentWords, marks, added } = sentExample(line);
  const places = new Map(said.map(({ start }, at) => [start, at]));
  const third = new Set(thirdPersons(said));
  const place = words.map(({ start }) => (line.sent ? places.get(start) : undefined));
  const ofSaid = (told) => place.map((at, nth) => (at === undefined ? null : told(at, words[nth])));
  const hasCapitals = words.slice(1).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  return {
    tool: line.tool,
    words,
    end: typed.slice(words.at(-1)?.end ?? 0),
    part,
    mark: [
      ...ofSaid((at) => (at ? marks[at] || '-' : null)),
      line.sent ? marks.at(-1) || '.' : null,
    ],
    person: ofSaid((at) => (third.has(at) ? (isSecond(sentWords[at]) ? 'reader' : 'other') : null)),
    small: ofSaid((at) => smallWordIn(added[at]) ?? null),
    reader: readersOf(words, typed, line),
    number: ofSaid((at, { text }) => numberSent(text, sentWords[at])),
    upper: place.map((at, nth) => {
      const { text, gap } = words[nth];
      // An instruction to the writer is not sent: its capitals are those that were typed.
      if (at === undefined || said[at].isWrapper)
        return nth === 0 || !hasCapitals || isSentenceStart(gap) ? null : capitalOf(text);
      const isFirst = at === 0 || /[.?!:]/.test(marks[at]) || said[at - 1]?.isWrapper;
      return isFirst || !sentWords[at] ? null : capitalOf(sentWords[at]);
    }),
  };
}

/** An example of a situation of the Business Advisor, with its kind of problem. */
function situation(line) {
  const text = situationText(line);
  const words = typedWords(text);
  return {
    tool: 'advice',
    words,
    end: text.slice(words.at(-1)?.end ?? 0),
    kind: [line.kind],
  };
}

/** Longest example, in words. */
const longest = 200;

const linesIn = (folder) =>
  readdirSync(labelled(`${folder}/`))
    .filter((file) => file.endsWith('.jsonl') && !file.startsWith('held-back'))
    .flatMap((file) => linesOf(`${folder}/${file}`));

/** @param folder of a published encoder to fine-tune; without it, the present one is trained further */
export function learn({ folder }) {
  const requests = linesIn('requests');
  const examples = [
    ...requests.map(request),
    ...requests.filter(({ sent }) => sent).map(({ sent, tool }) => writtenText(sent, tool)),
    ...linesIn('kinds').map(situation),
  ].filter(({ words }) => words.length > 1 && words.length <= longest);
  const tokenizer = new WordPieceTokenizer(
    folder
      ? readFileSync(join(folder, 'vocab.txt'), 'utf8').trimEnd().split('\n')
      : readEncoderFile('entries').vocabulary,
  );
  const plain = examples.map(({ tool, words, end, ...labels }) => ({
    ...labels,
    tool: rowOfTool(tool),
    words: words.map((word) => tokenizedWord(tokenizer, word)),
    end: gapTokens(tokenizer, end),
  }));
  const temporary = mkdtempSync(join(tmpdir(), 'learn-entries-'));
  const file = join(temporary, 'examples.json');
  const kinds = [...new Set(examples.flatMap(({ kind = [] }) => kind))].sort();
  writeFileSync(file, JSON.stringify({ examples: plain, labels: { kind: kinds } }));
  const script = new URL('entries.py', import.meta.url).pathname;
  const weights = new URL('../../services/ai/data/encoder/entries.encoder.gz', import.meta.url);
  const { status } = spawnSync(
    '/usr/bin/python3',
    [script, file, weights.pathname, ...(folder ? [resolve(folder)] : [])],
    { stdio: 'inherit' },
  );
  rmSync(temporary, { recursive: true });
  if (status !== 0) throw new Error('entries.py failed: is python3-torch installed?');
}
