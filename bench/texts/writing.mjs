import { draftFor } from './drafting.mjs';

const built = (path) => import(new URL(`../../${path}`, import.meta.url).href);
const { findTool } = await built('services/ai/dist/tools/writing-tools.js');
const { tidyWords } = await built('services/ai/dist/facts/spelling/tidy-words.js');
const { splitNotes } = await built('services/ai/dist/tools/content-generator/notes/split-notes.js');
const { spanishNotice } = await built(
  'services/ai/dist/tools/content-generator/notes/spanish-notice.js',
);
const { noteItem } = await built('services/ai/dist/tools/wording/note-items.js');
export const { withWholeDays, withWholeMonths } = await built(
  'services/ai/dist/tools/wording/whole-days.js',
);
const { jobDescriptionContext, variantMarker } = await built(
  'packages/contracts/dist/tools/ai-lists.js',
);
const { jobDescriptionPrompt } = await built(
  'packages/contracts/dist/tools/job-description-prompt.js',
);

export const { spanishSpelling } = await built(
  'services/ai/dist/tools/wording/spanish-spelling.js',
);
const { termsOf } = await built('services/ai/dist/facts/grammar/grammar.js');

/** Whether a sentence has any verb. */
export const hasVerb = (sentence) => termsOf(sentence).some(({ tags }) => tags.has('Verb'));

/** An entry with its spelling corrected: "\$28 a person" for "28 a person", "Saturday" for "sat". */
export const tidied = (entry) => (typeof entry === 'string' ? tidyWords(entry) : String(entry));
/** Notes with their prices and times written out: "\$10 a stamp" for "10 a stamp". */
export const spelledAsNotes = (entry) => {
  const { heading, notes } = splitNotes(String(entry));
  const spanish = spanishNotice(String(entry));
  return [
    ...[heading ?? '', ...notes].map((note) => noteItem(note)),
    ...(spanish ? spanish.thoughts.flat() : []),
  ];
};
export const spelledOut = (entry) => withWholeDays(tidied(entry));

/** The body of the call, checked as the service checks it. */
function inputOf({ tool: id, input }) {
  if (id === 'job-matching' && !input.prompt)
    return { prompt: jobDescriptionPrompt(input), context: jobDescriptionContext };
  if (!findTool(id) || id === 'free-text') return { topic: id.replace(/[-_]+/g, ' '), ...input };
  return input;
}

/** The built-in writer's text, its variants, what it asks for along with it, and the time it took. */
export async function writeText(request) {
  const tool = findTool(request.tool) ?? findTool('free-text');
  const input = tool.request.parse(inputOf(request));
  // The first text also loads the grammar.
  tool.writeBuiltIn(input, new Date(), request.account);
  const began = performance.now();
  const draft = draftFor(tool.draftOf?.(input));
  const written = tool.writeBuiltIn(input, new Date(), request.account, undefined, draft);
  const ms = performance.now() - began;
  const { text, missing = [] } = typeof written === 'string' ? { text: written } : written;
  return { text, missing, ms, variants: text.split(new RegExp(`\n+${variantMarker}\n+`)) };
}
