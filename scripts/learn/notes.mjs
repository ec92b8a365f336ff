// Learns the network that reads notes: what is said to whom, where sentences end, whom a pronoun means.
// npm run learn -- notes (build services/ai first; needs Python with PyTorch: apt-get install python3-torch libopenblas0)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const built = (name) =>
  import(new URL(`../../services/ai/dist/facts/${name}`, import.meta.url).href);
const { sentExample, strongest } = await built('requests/copy-edit/sent-examples.js');
const { typedWords } = await built('typed-words/typed-words.js');
const { meaningOf, rowsOfWord, tools } = await built('typed-words/note-tagger.js');
const { labelledRequest } = await built('requests/labelled-requests.js');
const { isSecond, thirdPersons } = await built('requests/copy-edit/persons.js');

const labelled = (path) => new URL(`../../services/ai/labelled/${path}`, import.meta.url);
const linesOf = (file) =>
  readFileSync(labelled(file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Words of a text that is written as it should be: the marks before them, and at its end. */
function writtenText(text, tool) {
  const words = typedWords(text);
  return {
    tool,
    words,
    part: words.map(() => null),
    mark: words.map(({ gap }, at) => (at === 0 ? null : strongest(gap) || '-')),
    person: words.map(() => null),
    end: strongest(text.slice(words.at(-1)?.end ?? 0)) || '.',
  };
}

/** A request: what each of its words is, and what was made of those that are said. */
function request(line) {
  const { request: typed, words: labels, labels: parts } = labelledRequest(line);
  const { words: said, sentWords, marks } = sentExample(line);
  const words = typedWords(typed);
  const places = new Map(said.map(({ start }, at) => [start, at]));
  const third = new Set(thirdPersons(said));
  let label = 0;
  const part = words.map(({ start }) => {
    while (label < labels.length - 1 && labels[label].end <= start) label += 1;
    return parts[label] ?? 's';
  });
  const place = words.map(({ start }) => places.get(start));
  return {
    tool: line.tool,
    words,
    part,
    mark: place.map((at) => (at ? marks[at] || '-' : null)),
    person: place.map((at) =>
      at !== undefined && third.has(at) ? (isSecond(sentWords[at]) ? 'reader' : 'other') : null,
    ),
    end: line.sent ? marks.at(-1) || '.' : null,
  };
}

/** Longest text that is learned from, in words. */
const longest = 120;

/** Situations of the Business Advisor that are written in sentences: more of where those end. */
const situations = () =>
  readdirSync(labelled('advice/'))
    .filter((file) => !/held-back|spanish/.test(file))
    .flatMap((file) => linesOf(`advice/${file}`))
    .map(({ situation }) => situation.replace(/\{([^{}|]+)\|[^{}]+\}/g, '$1'))
    .filter((text) => /^[A-Z$\d].*[a-z\d]\. [A-Z].*[.!?]$/s.test(text))
    .map((text) => writtenText(text, 'text'))
    .filter(({ words }) => words.length <= longest);

export function learn() {
  const requests = readdirSync(labelled('requests/'))
    .filter((file) => file.endsWith('.jsonl') && !file.startsWith('held-back'))
    .flatMap((file) => linesOf(`requests/${file}`));
  const examples = [
    ...requests.map(request),
    ...requests.filter(({ sent }) => sent).map(({ sent, tool }) => writtenText(sent, tool)),
    ...situations(),
  ];
  const meanings = {};
  const plain = examples.map(({ words, tool, ...labels }) => {
    for (const word of words) meanings[word.word] ??= [...meaningOf(word)];
    return {
      ...labels,
      tool: tools.indexOf(tool),
      words: words.map((word) => ({ word: word.word, kind: word.pos, ...rowsOfWord(word) })),
    };
  });
  const folder = mkdtempSync(join(tmpdir(), 'learn-notes-'));
  const file = join(folder, 'examples.json');
  writeFileSync(
    file,
    JSON.stringify({ end: rowsOfWord(undefined), meanings, examples: plain, tools: tools.length }),
  );
  const script = new URL('notes.py', import.meta.url).pathname;
  const output = new URL('../../services/ai/data/labelling/notes.tagger.gz', import.meta.url);
  const { status } = spawnSync('/usr/bin/python3', [script, file, output.pathname], {
    stdio: 'inherit',
  });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error('notes.py failed: is python3-torch installed?');
}
