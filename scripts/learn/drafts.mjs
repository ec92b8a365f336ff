// Trains the model that drafts texts, on entries with the text that was sent: npm run learn -- drafts [MODEL.gguf] (build services/ai
// first). MODEL.gguf is the published model to fine-tune; without it, the present one is trained further. Needs Python with PyTorch
// and gguf (pip install torch gguf), 12 GB of memory and some hours; a third fewer with LD_PRELOAD=libtcmalloc_minimal.so.4
// (apt-get install libtcmalloc-minimal4), which keeps the memory of one step for the next.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const built = (name) => import(new URL(`../../services/ai/dist/${name}`, import.meta.url).href);
const { BytePairs } = await built('draft-model/byte-pairs.js');
const { promptTokens, turn, writtenDraft } = await built('draft-model/draft-format.js');
const { EntryWords, wordsIn } = await built('draft-model/entry-words.js');
const { GgufFile } = await built('draft-model/gguf-file.js');
const { greetingForm } = await built('facts/requests/greeted-reader.js');
const { labelledRequest } = await built('facts/requests/labelled-requests.js');

const ai = (path) => new URL(`../../services/ai/${path}`, import.meta.url).pathname;

const linesIn = (folder) =>
  readdirSync(ai(`labelled/${folder}/`))
    .filter((file) => file.endsWith('.jsonl') && !file.startsWith('held-back'))
    .flatMap((file) => readFileSync(ai(`labelled/${folder}/${file}`), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** A request that was labelled word by word; of free texts, the whole text counts. */
const fromRequest = ({ sent, whole, reader, ...line }) => ({
  ...line,
  reader: reader && greetingForm(reader),
  typed: labelledRequest(line).request,
  text: whole ?? sent,
});

/** Longest example that is learned from, in tokens. */
const longest = 700;
/** Words that at least this many drafts added to what was typed are allowed in any draft. */
const minAdded = 4;
/** Facts: never added to what was typed. */
const neverAdded =
  /^(?:\p{N}.*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|two|three|four|second|third|(?:to)?night|christmas|\p{L})$/u;

function addedWords(examples) {
  const counts = new Map();
  for (const { tool, typed, ...draft } of examples) {
    const entry = new EntryWords(typed);
    for (const word of new Set(wordsIn(writtenDraft(tool, draft)))) {
      const plain = word.replaceAll("'", '');
      if (!entry.says(plain)) counts.set(plain, (counts.get(plain) ?? 0) + 1);
    }
  }
  const often = [...counts].filter(([, count]) => count >= minAdded).map(([word]) => word);
  return ['a', 'i', ...often.filter((word) => !neverAdded.test(word)), 'd', 'm', 's', 't'].sort();
}

/** So much of the weights stays as it was where a model that has learned drafts learns on: new examples are of few kinds. */
const keptShare = 0.4;

/** @param folder the published model to begin with */
export function learn({ folder }) {
  const model = ai('data/draft-model/draft.gguf');
  const known = folder ? resolve(folder) : model;
  const file = new GgufFile(known);
  const pairs = new BytePairs(
    file.texts('tokenizer.ggml.tokens'),
    file.texts('tokenizer.ggml.merges'),
  );
  const examples = [
    ...linesIn('requests')
      .filter(({ sent }) => sent)
      .map(fromRequest),
    ...linesIn('drafts'),
  ];
  writeFileSync(ai('data/draft-model/added-words.txt'), `${addedWords(examples).join('\n')}\n`);
  const end = pairs.numberOf(turn.end);
  const tokens = examples
    .map(({ tool, typed, ...draft }) => ({
      prompt: promptTokens(pairs, tool, typed),
      answer: [...pairs.encode(writtenDraft(tool, draft)), end],
    }))
    .filter(({ prompt, answer }) => prompt.length + answer.length <= longest);
  const temporary = mkdtempSync(join(tmpdir(), 'learn-drafts-'));
  const list = join(temporary, 'examples.json');
  writeFileSync(list, JSON.stringify(tokens));
  const script = new URL('drafts.py', import.meta.url).pathname;
  const written = `${model}.new`;
  const share = String(folder ? 0 : keptShare);
  const { status } = spawnSync('python3', [script, list, known, written, share], {
    stdio: 'inherit',
  });
  rmSync(temporary, { recursive: true });
  if (status !== 0) throw new Error('drafts.py failed: are torch and gguf installed?');
  renameSync(written, model);
}
