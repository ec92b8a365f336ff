// How near texts of the built-in writer are to what a person wrote for the same requests, which are in no training data.
// npx tsc -b services/ai && node bench/texts/nearness.mjs [--rules]; --rules: without drafts
import { readFileSync } from 'node:fs';
import { draftFor } from './drafting.mjs';

const built = (name) =>
  import(new URL(`../../services/ai/dist/tools/${name}`, import.meta.url).href);
const { writeEmail } = await built('email-assistant/email-assistant.writer.js');
const { writeContent } = await built('content-generator/content-generator.writer.js');
const { writeFreeText } = await built('free-text/free-text.writer.js');

const drafted = (tool, entry) =>
  process.argv.includes('--rules') ? undefined : draftFor({ tool, entry });

const account = { name: 'Dana Reyes', company: 'Reyes & Co.' };

const writers = {
  email: (emailPurpose) =>
    writeEmail(
      { emailPurpose, emailType: 'General', recipientType: 'Customer', tone: 'Friendly' },
      new Date(),
      account,
      drafted('email', emailPurpose),
    ).text,
  post: (topicBrief) =>
    writeContent(
      { contentType: 'Facebook Post', topicBrief, callToAction: '', desiredTone: 'Professional' },
      account,
      drafted('post', topicBrief),
    ).text.split('---VARIANT---')[0],
  text: (prompt) => writeFreeText({ prompt, topic: '' }, account, drafted('text', prompt)).text,
};

/** Lines around the body of a text, which a person left out. */
const frameLine = /^(?:Subject: .*|\{me\}|Dana Reyes|Reyes & Co\.|[\p{L}\p{M}.'’& ]{2,60},)$/u;
const frameSentence =
  /^(?:If you have any questions|Please let me know|I look forward|Thank you for your (?:time|understanding|business)\.|I hope to see|We would love|Here are the details)/;
const bodyOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !frameLine.test(line))
    .join(' ')
    .split(/(?<=[.?!]) /)
    .filter((sentence) => !frameSentence.test(sentence))
    .join(' ')
    .replace(/[•-] /g, '');

/** The words and ends of sentences of a text, in small letters. */
const tokensOf = (text) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b([ap])\.m\b\.?/g, '$1m')
    .replace(/(\d) (am|pm)\b/g, '$1$2')
    .match(/[\p{L}\d$%#]+(?:['.:,&@-][\p{L}\d]+)*|[.?!]/gu) ?? [];

/** Edit distance: tokens to insert, delete or replace, as a share of those of the other text. */
function distanceOf(one, other) {
  let row = other.map((_, at) => at + 1);
  row.unshift(0);
  for (const [nth, token] of one.entries()) {
    const next = [nth + 1];
    for (const [at, wanted] of other.entries())
      next.push(Math.min(row[at + 1] + 1, next[at] + 1, row[at] + (token === wanted ? 0 : 1)));
    row = next;
  }
  return row[other.length] / Math.max(1, other.length);
}

const folder = new URL('../../services/ai/labelled/requests/', import.meta.url);
const distances = { email: [], post: [], text: [] };
for (const file of ['held-back-1', 'held-back-2', 'held-back-3'])
  for (const line of readFileSync(new URL(`${file}.jsonl`, folder), 'utf8').split('\n')) {
    const { tool, text, sent, whole } = line ? JSON.parse(line) : {};
    if (!sent) continue;
    const written = writers[tool](text.replace(/<\/?[obw]>/g, ''));
    const wanted = bodyOf(whole ?? sent).replace(/^(?:Hi|Hello|Hey|Dear)[^,.]*,\s*/, '');
    distances[tool].push(distanceOf(tokensOf(bodyOf(written)), tokensOf(wanted)));
  }

for (const [tool, all] of Object.entries({ ...distances, all: Object.values(distances).flat() })) {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const within = (most) => all.filter((one) => one <= most).length;
  console.log(
    `${tool}: distance ${mean.toFixed(2)}; ${within(0.05)} of ${all.length} within 5 %, ${within(0.15)} within 15 %`,
  );
}
