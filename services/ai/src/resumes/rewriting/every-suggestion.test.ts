import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { sampleResume } from '../../testing/sample-resume.js';
import { analyseBuiltIn } from '../analysis/built-in-analyser.js';
import { rewriteBuiltIn } from './built-in-rewriter.js';

const section = (kind: ResumeSectionKind, heading: string, ...lines: string[]) => ({
  kind,
  heading,
  lines,
});
function resume(
  head: string[],
  sections: ResumeStructure['sections'],
  facts: Partial<ResumeStructure> = {},
): ResumeStructure {
  const below = sections.flatMap(({ heading, lines }) => [heading, ...lines]);
  return { links: [], lines: [...head, ...below], sections, ...facts };
}
const repeat = (text: string, times: number) => Array.from({ length: times }, () => text).join(' ');
const known = { name: 'Dana', email: 'dana@example.org', phone: '1', location: 'Erie, PA' };
const nickname = 'partydude1987@example.org';

/** Résumés that cover every fault the analysis detects. */
const resumes: Readonly<Record<string, ResumeStructure>> = {
  sample: sampleResume,
  'nothing but a line': resume(['?'], []),
  'a nickname in the head': resume([`Dana · ${nickname}`], [], { ...known, email: nickname }),
  'a nickname elsewhere': resume(['Dana'], [section('other', 'Contact', nickname)], {
    ...known,
    email: nickname,
  }),
  'a hollow, short summary': resume(['Dana'], [section('summary', 'Summary', 'A team player.')]),
  'an endless summary': resume(
    ['Dana'],
    [section('summary', 'Summary', repeat('I have worked hard.', 40))],
  ),
  'one verb again and again': resume(
    ['Dana'],
    [
      section(
        'experience',
        'Work',
        ...['oven', 'till', 'floor', 'van', 'yard'].map((place) => `• Cleaned the ${place} daily`),
      ),
      section('education', 'School', 'Riverbend'),
    ],
  ),
  'a long line of sentences with signs': resume(
    ['Dana'],
    [
      section(
        'experience',
        'Work',
        `• Was responsible for ${repeat('bread', 30)}. I also ${repeat('baked', 30)} │ cakes.`,
      ),
    ],
  ),
  'a long line without a full stop': resume(
    ['Dana'],
    [section('experience', 'Work', `• Baked ${repeat('bread', 60)}`)],
  ),
  'far too many words': resume(['Dana'], [section('other', 'Life', repeat('word', 1_200))]),
};

const inEachLanguage = Object.entries(resumes).flatMap(([name, whole]) =>
  ['en', 'es'].map((language) => [name, language, whole] as const),
);

describe.each(inEachLanguage)(
  '[RES-06] the suggestions for %s, in %s',
  (_name, language, whole) => {
    const { action_items, advice = [] } = analyseBuiltIn(whole, language);
    const untouched = rewriteBuiltIn(whole, []).content;

    it('change the text, each on its own', () => {
      for (const action of action_items) {
        const { content, applied_suggestions } = rewriteBuiltIn(whole, [action]);
        expect([action, applied_suggestions]).toEqual([action, [action]]);
        expect([action, content === untouched]).toEqual([action, false]);
      }
    });

    it('are advice where no text can be written', () => {
      for (const action of advice) {
        const written = rewriteBuiltIn(whole, [action]);
        expect(written).toEqual({ content: untouched, applied_suggestions: [], changes: [] });
      }
      expect(action_items.filter((action) => advice.includes(action))).toEqual([]);
    });
  },
);

it('[RES-06] applies all suggestions of the sample together, also several on one line', () => {
  const { action_items } = analyseBuiltIn(sampleResume);
  const { applied_suggestions } = rewriteBuiltIn(sampleResume, action_items);
  expect([...applied_suggestions].sort()).toEqual([...action_items].sort());
});

/** Every kind of suggestion, with words that identify it. */
const kinds = [
  ['to tick', /^Add your name|^Add an email|^Add a phone|^Add the town/],
  ['to tick', /^Write “.*” instead of/],
  ['to tick', /^Add a number to/],
  ['to tick', /^Leave “I” out of/],
  ['to tick', /^Give the months and years/],
  ['to tick', /^Cut “.*” into two/],
  ['to tick', /without special signs/],
  ['to tick', /^Add a section with the heading/],
  ['to tick', /^Put your experience before/],
  ['to tick', /^Say in the summary what you (?:do|are looking for)/],
  ['advice', /^Replace “.*” in the summary/],
  ['to tick', /^Name at least five skills/],
  ['to tick', /^Name the degree/],
  ['to tick', /^Give the years of your education/],
  ['advice', /^Begin fewer lines with/],
  ['advice', /^Say more about what you did/],
  ['advice', /^Shorten your resume/],
  ['advice', /^Shorten the summary/],
  ['advice', /^Use an email address made of your name/],
  ['advice', /^Cut “.*” into two/],
] as const;

it.each(kinds)('[RES-06] is covered above: %s, %p', (list, words) => {
  const all = Object.values(resumes).map((resume) => analyseBuiltIn(resume));
  const texts = all.flatMap(({ action_items, advice = [] }) =>
    list === 'advice' ? advice : action_items,
  );
  expect(texts.some((text) => words.test(text))).toBe(true);
});

/** What the findings say themselves, without lines, words and names that they quote. */
const said = (feedback: ReturnType<typeof analyseBuiltIn>) =>
  [
    ...Object.keys(feedback.section_feedback),
    ...(feedback.findings ?? []).flatMap(({ part, text, action = '' }) => [part, text, action]),
    ...(feedback.questions ?? []).flatMap(({ part, text }) => [part, text]),
  ]
    .join('\n')
    .replace(/“[^”]*”/g, '');

it.each(Object.entries(resumes))(
  '[RES-05] speaks Spanish on a Spanish page: %s',
  (_name, whole) => {
    const [english, spanish] = [analyseBuiltIn(whole), analyseBuiltIn(whole, 'es')];
    expect(spanish.findings).toHaveLength(english.findings?.length ?? 0);
    expect(spanish.overall_score).toBe(english.overall_score);
    expect(said(spanish)).not.toMatch(
      /\b(?:the|of|your?|and|with|no section|resume|lines?|words?|skills?|summary|experience)\b/i,
    );
  },
);

it('[RES-06] writes into a Spanish résumé in Spanish', () => {
  const whole = resume(
    [
      'Ana Ruiz',
      'ana@example.org',
      'Cociné en el hotel y en la fonda de mi tía con dos ayudantes.',
    ],
    [
      section(
        'experience',
        'Experiencia',
        'Cocinera, Hotel Camino Real',
        'Preparo salsas y guisados',
      ),
    ],
    { name: 'Ana Ruiz', email: 'ana@example.org' },
  );
  const { content } = rewriteBuiltIn(whole, analyseBuiltIn(whole).action_items);
  expect(content).toContain('[fill in: número de teléfono]');
  expect(content).toContain('Educación');
  expect(content).not.toMatch(/Education|phone number/);
});
