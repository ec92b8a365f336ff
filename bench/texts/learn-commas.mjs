// Learns where thoughts end in notes without marks from notes whose ends are known, and writes the weights of the cues.
// node bench/texts/learn-commas.mjs [--check] (build first; --check only measures, each fifth by the other four)
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const here = (path) => new URL(path, import.meta.url);
const built = (name) => import(here(`../../services/ai/dist/facts/missing-commas/${name}`).href);
const { cuesOf } = await built('comma-cues.js');
const { noteWords } = await built('note-words.js');
const { beginnings, likelihoods, likeliestStarts, partsOf } = await built('part-notes.js');
const folder = '../../services/ai/src/facts/missing-commas/';
/** Fewest whole thoughts that show what a cue says. */
const fewestNotes = 3;
/** Weights below it are left out. */
const leastWeight = 0.03;
/** How sure an end has to be, to see what it costs. */
const surenesses = [0.5, 0.6, 0.7];

const names = { en: 'english', es: 'spanish' };

/** Open requests whose notes have commas: the words between two commas are a thought. */
function entered(language) {
  return readdirSync(here('requests'))
    .flatMap((file) => parse(readFileSync(here(`requests/${file}`), 'utf8')).requests)
    .filter((request) => !request.group && (request.language ?? 'en') === language)
    .flatMap(({ input }) => [input.emailPurpose, input.keyPoints, input.topicBrief])
    .flatMap((text) => String(text ?? '').split('\n'))
    .filter((line) => /, /.test(line) && !/[.?!] [A-Za-z]|[:;"]/.test(line))
    .map((line) =>
      line
        .replace(/, (?=(?:TN|GA|and|or|y|\d{4}\b))/g, ' ')
        .replace(/[.!?]$/, '')
        .split(', '),
    );
}

const written = (language) =>
  readFileSync(here(`${folder}fixtures/notes-${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' | '));

/** Numbers of the cues of one language. */
const numbers = new Map();
const numberOf = (cue) => {
  if (!numbers.has(cue)) numbers.set(cue, numbers.size);
  return numbers.get(cue);
};

/** The words of a note, the first ones of its thoughts, and the cues of each run of words. */
function noteOf(parts, language) {
  const begins = new Set([0]);
  let length = 0;
  for (const part of parts.slice(0, -1)) {
    length += part.length + 1;
    begins.add(length);
  }
  const words = noteWords(parts.join(' '), language);
  const cues = new Map();
  const runs = partsOf(words, (from, to) => {
    cues.set(from * 1000 + to, cuesOf(words, from, to).map(numberOf));
    return 0;
  });
  const starts = words.flatMap(({ start }, at) => (begins.has(start) ? [at] : []));
  const whole = new Set(starts.map((from, at) => from * 1000 + (starts[at + 1] ?? words.length)));
  return { words, starts, cues, runs, whole };
}

const scoreBy =
  (weights, { cues }) =>
  (from, to) =>
    cues.get(from * 1000 + to).reduce((sum, cue) => sum + weights[cue], 0);

/** Forgets the cues that fewer than so many whole thoughts have. */
function withoutRare(notes) {
  const seen = new Map();
  for (const { whole, cues } of notes)
    for (const key of whole)
      for (const cue of cues.get(key) ?? []) seen.set(cue, (seen.get(cue) ?? 0) + 1);
  for (const { cues } of notes)
    for (const [key, all] of cues)
      cues.set(
        key,
        all.filter((cue) => (seen.get(cue) ?? 0) >= fewestNotes),
      );
}

/** Gradient steps with a rate for each cue (AdaGrad); weights that few notes support stay near zero. */
function learned(notes, { rounds = 20, rate = 0.03, decay = 0.001 } = {}) {
  const weights = new Float64Array(numbers.size);
  const moved = new Float64Array(numbers.size).fill(1e-3);
  // The same order each time, so that the same notes give the same weights.
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
  for (let round = 0; round < rounds; round += 1) {
    const shuffled = notes
      .map((note) => [random(), note])
      .sort(([one], [other]) => one - other)
      .map(([, note]) => note);
    for (const note of shuffled) {
      const slope = new Map();
      const score = scoreBy(weights, note);
      const runs = note.runs.map((run) => ({ ...run, score: score(run.from, run.to) }));
      for (const { from, to, share } of likelihoods(runs, note.words.length)) {
        const key = from * 1000 + to;
        const miss = (note.whole.has(key) ? 1 : 0) - share;
        if (Math.abs(miss) < 1e-3) continue;
        for (const cue of note.cues.get(key)) slope.set(cue, (slope.get(cue) ?? 0) + miss);
      }
      for (const [cue, miss] of slope) {
        const step = miss - decay * weights[cue];
        moved[cue] += step * step;
        weights[cue] += (rate * step) / Math.sqrt(moved[cue]);
      }
    }
  }
  return weights.map((weight) =>
    Math.abs(weight) < leastWeight ? 0 : Math.round(weight * 100) / 100,
  );
}

for (const language of ['en', 'es']) {
  numbers.clear();
  const notes = [...entered(language), ...written(language)]
    .filter((parts) => parts.length > 1)
    .map((parts) => noteOf(parts, language));
  withoutRare(notes);
  const figures = new Map(surenesses.map((sureness) => [sureness, [0, 0, 0, 0]]));
  let likeliest = 0;
  for (let fifth = 0; fifth < 5; fifth += 1) {
    const weights = learned(notes.filter((_, at) => at % 5 !== fifth));
    for (const note of notes.filter((_, at) => at % 5 === fifth)) {
      const score = scoreBy(weights, note);
      const runs = note.runs.map((run) => ({ ...run, score: score(run.from, run.to) }));
      const chances = beginnings(note.words, runs);
      if (likeliestStarts(runs, note.words.length).join() === note.starts.join()) likeliest += 1;
      for (const [sureness, counts] of figures) {
        const starts = chances.flatMap((chance, at) =>
          at === 0 || chance >= sureness ? [at] : [],
        );
        counts[0] += starts.filter((at) => at > 0 && note.starts.includes(at)).length;
        counts[1] += starts.length - 1;
        counts[2] += note.starts.length - 1;
        if (starts.join() === note.starts.join()) counts[3] += 1;
      }
    }
  }
  for (const [sureness, [right, found, all, whole]] of figures)
    console.log(
      `${language}, sureness ${sureness}: ${((100 * right) / found).toFixed(1)} % of the ends told are right, ${((100 * right) / all).toFixed(1)} % of ${all} are told, ${whole} of ${notes.length} notes parted right as a whole`,
    );
  console.log(
    `${language}, the likeliest parting: ${likeliest} of ${notes.length} notes parted right as a whole`,
  );
  if (process.argv.includes('--check')) continue;
  const weights = learned(notes);
  const lines = [...numbers]
    .filter(([, number]) => weights[number] !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([cue, number]) => `${cue}\t${weights[number]}`);
  console.log(`${language}: ${lines.length} weights`);
  writeFileSync(
    here(`../../services/ai/data/missing-commas/${names[language]}.txt`),
    `# Learned by bench/texts/learn-commas.mjs: a cue, a tab and its weight on each line. Not written by hand.\n${lines.join('\n')}\n`,
  );
}
