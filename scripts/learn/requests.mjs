// Learns what requests say to the writer of a text and not to its reader, from labelled requests.
// npm run learn -- requests [--folds] [--check]
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { learnSequences } from './sequence-learner.mjs';
import { writeWeights } from './weights-file.mjs';

const built = (name) =>
  import(new URL(`../../services/ai/dist/facts/requests/${name}`, import.meta.url).href);
const { labelledRequest, tallied } = await built('labelled-requests.js');
const { requestCues } = await built('request-cues.js');
const { boundaries, requestWords } = await built('request-words.js');

const folder = new URL('../../services/ai/labelled/requests/', import.meta.url);
const requestsOf = (file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => labelledRequest(JSON.parse(line)));
/** A label for each word. */
const withOne = ({ labels, ...request }) => ({
  ...request,
  labels: labels.map((label) => [label]),
});
const isHeldBack = (file) => file.startsWith('held-back');

/** What is known of the words of a request of the bench: those that its text must say are for the reader. */
function partlyLabelled({ entry, tool, must, isTold }) {
  const words = requestWords(entry);
  const lower = entry.toLowerCase();
  // Who is written to stands in the first clause, which may be an order.
  const second = words.findIndex(({ boundary }, at) => at > 0 && boundary >= boundaries.mark);
  const first = isTold ? 0 : second < 0 ? words.length : second;
  const spans = must.flat().flatMap((phrase) => {
    const at = lower.indexOf(String(phrase).toLowerCase());
    return at < 0 ? [] : [[at, at + String(phrase).length]];
  });
  const isSaid = ({ start, end }) => spans.some(([from, to]) => start < to && end > from);
  const labels = words.map((word, at) =>
    at >= first && isSaid(word) ? ['s', 'w'] : ['b', 'o', 's', 'w'],
  );
  return { tool, words, labels };
}

/** Requests of bench/texts that are not held back. */
function benchRequests() {
  const requests = new URL('../../bench/texts/requests/', import.meta.url);
  const tools = { 'email-assistant': 'email', 'content-generator': 'post' };
  return readdirSync(requests)
    .flatMap((file) => parse(readFileSync(new URL(file, requests), 'utf8')).requests)
    .filter(
      ({ group, language = 'en', tool }) => !group && language === 'en' && tool !== 'job-matching',
    )
    .flatMap(({ tool, input, must = [] }) =>
      ['emailPurpose', 'keyPoints', 'topicBrief', 'prompt', 'context']
        .filter((field) => typeof input[field] === 'string' && input[field].trim())
        .map((field) =>
          partlyLabelled({
            entry: input[field],
            tool: tools[tool] ?? 'text',
            must,
            isTold: !/^(?:emailPurpose|prompt)$/.test(field),
          }),
        ),
    )
    .filter(({ labels }) => labels.some((possible) => possible.length < 4));
}

/** @param bench what is known of requests of bench/texts */
const learned = (requests, bench) =>
  learnSequences(
    [...requests.map(withOne), ...bench].map(({ words, labels, tool }) =>
      requestCues(words, tool).map((word, at) => ({ ...word, labels: labels[at] })),
    ),
  );

function print(title, { requests, right, losing, echoing, removed, found, toRemove }) {
  const share = (part, all) => `${part} of ${all} (${((100 * part) / all).toFixed(0)} %)`;
  console.log(
    `${title}: ${share(right, requests)} right, ${losing} lose what is said, ${echoing} echo; of the words removed ${share(found, removed)} are right, of those to remove ${share(found, toRemove)} are`,
  );
}

/** How certain words have to be, to see what it costs. */
const surenesses = [0.4, 0.5, 0.6].flatMap((alone) =>
  [0.3, 0.4].filter((beside) => beside < alone).map((beside) => ({ alone, beside })),
);

/** @param options `folds`: measures each fifth by what the others teach; `check`: writes nothing */
export function learn({ folds = false, check = false } = {}) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  const requests = files.filter((file) => !isHeldBack(file)).flatMap(requestsOf);
  const bench = benchRequests();
  const weights = learned(requests, bench);
  for (const file of files.filter(isHeldBack)) print(file, tallied([[requestsOf(file), weights]]));
  if (folds) {
    const fifths = [0, 1, 2, 3, 4].map((fifth) => [
      requests.filter((_, at) => at % 5 === fifth),
      learned(
        requests.filter((_, at) => at % 5 !== fifth),
        bench,
      ),
    ]);
    for (const needed of surenesses)
      print(`fifths, sureness ${needed.alone} and ${needed.beside}`, tallied(fifths, needed));
  }
  if (check) return;
  console.log(
    `${requests.length} requests, ${weights.weights.size} cues, ${writeWeights('requests', weights)} bytes`,
  );
}
