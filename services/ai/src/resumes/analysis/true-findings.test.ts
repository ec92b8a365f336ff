import type { ResumeEntry, ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { rewriteBuiltIn } from '../rewriting/built-in-rewriter.js';
import { analyseBuiltIn } from './built-in-analyser.js';
import { quote } from './finding.js';

type Kind = ResumeStructure['sections'][number]['kind'];

/** A résumé as the résumés service reads it; a heading is marked with its kind and "#". */
function read(text: string, entries: ResumeEntry[] = [], facts: Partial<ResumeStructure> = {}) {
  const lines: string[] = [];
  const sections: ResumeStructure['sections'] = [];
  for (const line of text.trim().split('\n')) {
    const [, kind, heading] = /^(\w+)# (.*)$/.exec(line) ?? [];
    const own = heading ?? line;
    const index = lines.push(own) - 1;
    const last = sections.at(-1);
    if (kind) {
      const section = { kind: kind as Kind, heading: own, line: index, at: [], lines: [] };
      sections.push({ ...section, confidence: 0.95 });
    } else if (last) {
      last.lines.push(own);
      last.at?.push(index);
    }
  }
  const contact_lines = [0, 1];
  const known = { name: 'Dana Fields', email: 'dana@fields.example', contact_lines };
  return { links: [], lines, sections, entries, ...known, ...facts } satisfies ResumeStructure;
}

it('quotes of a result the words around its number', () => {
  const long = `Baked the bread of the early shift for the shops of the harbour and the “Old Town”, ${'every day and every week, '.repeat(2)}and raised sales by 40 % in a year`;
  expect(quote(long, '40 %')).toMatch(/^“… [^“]*raised sales by 40 %[^”]*”$/);
  expect(quote(long)).toContain('‘Old Town’');
});

it('praises a course described in a sentence by quoting its first line, never an empty one', () => {
  const resume = read(
    'Dana Fields\ndana@fields.example\neducation# Education\nIn 2014 I finished a diploma at Central High.',
    [
      {
        ...job(3, []),
        kind: 'education',
        title: 'Diploma',
        organization: 'Central High',
        dates: '2014',
        named: [],
      },
    ],
  );
  const { strengths } = analyseBuiltIn(resume);
  expect(strengths.join('\n')).toContain('“In 2014 I finished a diploma at Central High”');
  expect(strengths.join('\n')).not.toContain('“”');
});

it('does not take what is before the experience for a sidebar, and begins with the name', () => {
  const jobs = ['Baker', 'Baked rye', 'Sold rye', 'Led six', 'Opened at five', 'Cut waste', 'Paid'];
  const lines = ['EDUCATION', 'Diploma, 2014', 'Dana Fields', 'Baker', 'EXPERIENCE', ...jobs];
  const section = (kind: Kind, line: number, at: number[]) => ({
    kind,
    heading: lines[line] ?? '',
    line,
    at,
    lines: at.map((index) => lines[index] ?? ''),
    confidence: 0.95,
  });
  const resume: ResumeStructure = {
    name: 'Dana Fields',
    links: [],
    lines,
    sections: [
      section('education', 0, [1]),
      section(
        'experience',
        4,
        jobs.map((_, at) => 5 + at),
      ),
    ],
    entries: [],
  };
  expect(analyseBuiltIn(resume).areas_for_improvement.join('\n')).not.toContain('stands before');
  expect(rewriteBuiltIn(resume, []).content).toMatch(/^Dana Fields\nBaker\n/);
});

const job = (line: number, details: number[]): ResumeEntry => ({
  kind: 'experience',
  section: 0,
  title: 'Baker',
  organization: 'Morning Loaf',
  dates: 'Sep. 2023 Mar. 2024',
  start: '2023-09',
  end: '2024-03',
  named: [line],
  details,
  confidence: 0.9,
});

const baker = read(
  `Dana Fields
dana@fields.example
experience# Work
Baker, Morning Loaf
Sep. 2023 Mar. 2024
• Responsible for managing the oven line of the early shift
• Kept the shelves of the market tidy and full
• Basic knowledge of C, x86 and Windows 10
• Had 5 years of experience with rye
• Wrote the plan of the week for the team
skills# Skills
Baking`,
  [{ ...job(3, [5, 6, 7, 8, 9]), named: [3, 4] }],
);

describe('[RES-04] the points of an analysis', () => {
  const feedback = analyseBuiltIn(baker);
  const { findings = [], strengths } = feedback;

  it('name the lines that they are about', () => {
    expect(findings.length).toBeGreaterThan(5);
    for (const { text, lines } of findings) {
      expect([text, lines.length > 0]).toEqual([text, true]);
      for (const { index, text: line } of lines) expect(baker.lines[index]).toBe(line);
    }
    const weak = findings.find(({ text }) => text.includes('begins with words that say little'));
    expect(weak?.lines.map(({ index }) => index)).toEqual([5]);
  });

  it('praise no number that is no result', () => {
    expect(strengths.join('\n')).not.toContain('in numbers');
    const result = read(
      `Dana Fields\ndana@fields.example\nexperience# Work\nBaker, 2019 - 2021\n• Raised sales by 12%\n• Trained 6 bakers`,
      [job(3, [4, 5])],
    );
    const praise = analyseBuiltIn(result).findings?.find(({ text }) => text.includes('in numbers'));
    expect(praise?.lines.map(({ index }) => index)).toEqual([4, 5]);
  });

  it('deny no number in words', () => {
    const text = `Dana Fields\ndana@fields.example\nexperience# Work\nBaker, 2019 - 2021\n• Trained six bakers in the trade\n• Cut the waste of flour by a third`;
    const denied = analyseBuiltIn(read(text, [job(3, [4, 5])])).areas_for_improvement;
    expect(denied.join('\n')).not.toContain('names no number');
  });

  it('deny no dates that are there, however they are written', () => {
    expect(feedback.areas_for_improvement.join('\n')).not.toContain('from when to when');
    expect(strengths.join('\n')).toContain('Sep. 2023 Mar. 2024” tells when');
  });

  it('let students and scholars begin with their education', () => {
    const course = { ...job(3, []), kind: 'education' as const, start: undefined, end: '2027' };
    const lines = 'Baker, 2024 - 2025\n• Sold rye\n• Baked\n• Swept\n• Opened\n• Closed';
    const young = read(
      `Dana Fields\ndana@fields.example\neducation# School\nDiploma, Central High, 2027\nexperience# Jobs\n${lines}`,
      [course, job(5, [6, 7, 8, 9, 10])],
    );
    const order = (resume: typeof young) =>
      analyseBuiltIn(resume).areas_for_improvement.join('\n').includes('before your experience');
    expect(order(young)).toBe(false);
    expect(order({ ...young, entries: [{ ...course, end: '2012' }, job(5, [6])] })).toBe(true);
  });

  it('apply rules about English words to English only', () => {
    const german = read(
      `Dana Fields\ndana@fields.example\nexperience# Berufserfahrung\nBäckerin, Brothaus, 2019 - 2021\n• Leitung der Backstube und der Ausbildung\n• Einkauf für die Filialen und das Lager\neducation# Ausbildung\nGesellenbrief, Berufsschule Erfurt, 2018`,
      [job(3, [4, 5])],
    );
    const { areas_for_improvement } = analyseBuiltIn(german);
    expect(areas_for_improvement.join('\n')).not.toMatch(/names no (?:number|degree)/);
  });
});

describe('[RES-04] what is not certain', () => {
  const unclear = read(
    `Dana Fields\ndana@fields.example\nother# The road so far\nMorning Loaf 2019 - 2021\nBaked bread for six markets\nskills# Skills\nBaking, rye, cakes, hygiene, ovens`,
  );

  it('is asked with the lines where it may begin, and not scored', () => {
    const {
      questions = [],
      section_feedback,
      areas_for_improvement,
      overall_score,
    } = analyseBuiltIn(unclear);
    expect(questions).toContainEqual({
      part: 'Experience',
      kind: 'experience',
      text: 'We could not find where your experience begins: is it here?',
      candidates: [
        { index: 2, text: 'The road so far' },
        { index: 3, text: 'Morning Loaf 2019 - 2021' },
      ],
    });
    expect(section_feedback.Experience).toBeUndefined();
    expect(areas_for_improvement.join('\n')).not.toContain('“Experience”');
    expect(overall_score).toBeLessThan(10);
  });

  it('is scored when the person says that there is none', () => {
    const { questions = [], areas_for_improvement } = analyseBuiltIn({
      ...unclear,
      absent: ['experience'],
    });
    expect(questions.map(({ kind }) => kind)).not.toContain('experience');
    expect(areas_for_improvement.join('\n')).toContain('no section that reads as “Experience”');
  });
});

describe('[RES-06] a rewriting', () => {
  const { action_items } = analyseBuiltIn(baker);
  const { content, changes } = rewriteBuiltIn(baker, action_items);
  const lines = content.split('\n');

  it('keeps names, headings, titles, employers, dates and contact data word for word', () => {
    for (const fact of [0, 1, 2, 3, 4, 10]) expect(lines).toContain(baker.lines[fact]);
  });

  it('adds places to fill in to sentences of a job, or on their own lines', () => {
    const open = lines.filter((line) => line.includes('[fill in'));
    expect(open.length).toBeGreaterThan(2);
    for (const line of open) expect(line).toMatch(/^(?:- .*|\[fill in: [^\]]*\])$/);
    expect(content).not.toMatch(/2024 \[fill in/);
  });

  it('names each change with its line before and after', () => {
    expect(changes).toContainEqual({
      line: 5,
      at: lines.findIndex((line) => line.startsWith('- Managed the oven line')),
      before: '- Responsible for managing the oven line of the early shift',
      after: expect.stringMatching(/^- Managed the oven line of the early shift/),
      why: expect.stringContaining('instead of'),
    });
    const reverted = [...lines];
    for (const { at = 0, line, before } of changes) if (line !== undefined) reverted[at] = before;
    const added = changes.filter(({ line }) => line === undefined).map(({ after }) => after);
    const rest = reverted.filter((line) => line && !added.includes(line));
    expect(rest).toEqual(baker.lines.map((line) => line.replace(/^• /, '- ')));
  });
});

describe('what the reading did not find but may be there', () => {
  it('is asked about where it did not distinguish title and employer, or says how long', () => {
    const jobs = (line: string, names: Partial<ResumeEntry>) =>
      analyseBuiltIn(
        read(`Dana Fields\ndana@fields.example\nexperience# Experience\n${line}`, [
          { kind: 'experience', section: 0, named: [3], details: [], confidence: 0.4, ...names },
        ]),
      ).findings?.find(({ action }) => action?.startsWith('Give the months'));
    const names = { title: 'Baker', organization: 'Morning Loaf' };
    expect(jobs('Baker, Morning Loaf', names)?.text).toBe(
      'Under “Experience” no job says from when to when.',
    );
    for (const asked of [
      jobs('Baker, Morning Loaf, 3 years', names),
      jobs('Since the spring with the loaves', { title: 'Since the spring with the loaves' }),
    ]) {
      expect(asked?.kind).toBe('improvement');
      expect(asked?.text).toMatch(/^We could not find .*\?$/);
    }
  });

  const skillsOf = (rest: string) =>
    analyseBuiltIn(
      read(`Dana Fields
dana@fields.example
education# Education
Diploma, Scappi College
${rest}`),
    );
  it.each([
    ['a list below a short line', 'other# Hobbies\nRye\nWhat ovens obey\n- Sourdough\n- Rye'],
    ['a heading whose text is elsewhere', 'skills# Abilities'],
  ])('is a section: %s', (_case, rest) => {
    const { areas_for_improvement: faults, section_feedback: parts } = skillsOf(rest);
    expect(faults.join(' ')).not.toContain('reads as “Skills”');
    expect(Object.keys(parts)).not.toContain('Skills');
    expect(skillsOf('').areas_for_improvement.join(' ')).toContain('reads as “Skills”');
  });

  const education = (school: string, rest: string) =>
    analyseBuiltIn(
      read(
        `Dana Fields
dana@fields.example
education# Education
${school}
other# Interests
Rye
${rest}`,
        [
          {
            kind: 'education',
            section: 0,
            title: 'Diploma',
            organization: 'Scappi College',
            named: [3],
            details: [],
            confidence: 0.6,
          },
        ],
      ),
    );
  const deniesYears = ({ findings = [] }: ReturnType<typeof analyseBuiltIn>) =>
    findings.some(({ text }) => text.endsWith('has no year.'));

  it('are years in another place', () => {
    expect(deniesYears(education('Diploma, Scappi College', 'Sourdough'))).toBe(true);
    expect(deniesYears(education('Diploma, Scappi College', 'Marathon 2016'))).toBe(true);
    expect(deniesYears(education('Diploma, Scappi College', '2009 — 2012'))).toBe(false);
  });

  it('is a section whose heading is next to another', () => {
    const { findings = [], questions = [] } = education(
      'Diploma, Scappi College',
      'Skills | Spoken Languages | Licenses and',
    );
    expect(findings.filter(({ text }) => text.includes('reads as “Skills”'))).toEqual([]);
    expect(questions.find(({ kind }) => kind === 'skills')?.candidates[0]?.text).toBe(
      'Skills | Spoken Languages | Licenses and',
    );
  });
});

it('[RES-04] believes the dates that the reading found, whatever their form', () => {
  const entry: ResumeEntry = {
    ...job(3, [4]),
    title: 'Analyst',
    organization: 'Northwind',
    dates: 'Sep 15 - NOW',
  };
  const resume = read(
    'Dana Fields\ndana@fields.example\nexperience# EXPERIENCE\nAnalyst, Northwind | Sep 15 - NOW\nCounted stock',
    [entry],
  );
  expect(analyseBuiltIn(resume).areas_for_improvement.join('\n')).not.toContain(
    'from when to when',
  );
});

// RES-04: what is under another heading counts.
it('denies no skills that were read below "Languages & IT"', () => {
  const text = 'Dana Fields\ndana@fields.example\nlanguages# Languages & IT\nEnglish fluent';
  const advice = (skills: string[]) =>
    analyseBuiltIn(read(text, [], { skills })).areas_for_improvement.join('\n');
  expect(advice([])).toContain('reads as “Skills”');
  expect(advice(['SAP', 'Excel'])).not.toContain('reads as “Skills”');
});

describe('[RES-06] what is there', () => {
  const withSummary = (summary: string) =>
    read(`Dana Fields\ndana@fields.example\nsummary# Profile\n${summary}`);
  it.each([
    'פקידת קבלה עם 9 שנות ניסיון בקבלת קהל',
    'Hygiéniste dentaire, 12 ans de pratique',
    'محاسبة لديها ٧ سنوات خبرة',
  ])('asks for no years of experience that the summary tells: %s', (summary) => {
    const resume = withSummary(summary);
    const { content } = rewriteBuiltIn(resume, analyseBuiltIn(resume).action_items);
    expect(content).toContain('[fill in: your best result]');
    expect(content).not.toContain('years of experience');
    expect(analyseBuiltIn(resume).areas_for_improvement.join(' ')).not.toContain('your years');
  });
});

describe('[RES-06] the first person', () => {
  const job = (...lines: string[]) =>
    read(`Dana Fields\ndana@fields.example\nexperience# Jobs\n${lines.join('\n')}`);

  it('is left out of all sentences at once, in small letters too', () => {
    const resume = job(
      '- i work the grill and the fryer',
      '- I trained two cooks, and I closed at night. I made the schedule',
      '- made sauces',
    );
    const { findings = [], action_items } = analyseBuiltIn(resume);
    const found = findings.find(({ text }) => text.includes('leave the person out'));
    expect(found?.lines.map(({ index }) => index)).toEqual([3, 4]);
    const { content } = rewriteBuiltIn(
      resume,
      action_items.filter((text) => text.startsWith('Leave')),
    );
    expect(content).toContain(
      '- work the grill and the fryer\n- Trained two cooks, and closed at night. Made the schedule',
    );
  });

  it('is no numeral', () => {
    const { findings = [] } = analyseBuiltIn(job('- Staffed the bay of a Level I trauma center'));
    expect(findings.some(({ text }) => text.includes('leave the person out'))).toBe(false);
  });

  it.each([
    ['- Responsible for cleaning rooms and lobbies', '- Cleaned rooms and lobbies'],
    ['- Responsible for billing questions', '- Handled billing questions'],
    ['- Responsible for supplying the 3 sites', '- Supplied the 3 sites'],
  ])('%s', (line, better) => {
    const resume = job(line);
    const { action_items } = analyseBuiltIn(resume);
    const { content } = rewriteBuiltIn(
      resume,
      action_items.filter((text) => text.startsWith('Write')),
    );
    expect(content).toContain(better);
  });
});

describe('[RES-04] what a section of another kind contains', () => {
  const asked = (text: string, kind: Kind) =>
    (analyseBuiltIn(read(text)).questions ?? []).find((question) => question.kind === kind);
  const denied = (text: string) => analyseBuiltIn(read(text)).areas_for_improvement.join('\n');

  it('is asked about, by its heading where most of its lines do, and not denied', () => {
    const text = `
Dana Fields
dana@fields.example
summary# ACADEMIC OVERVIEW
B.Tech in civil engineering, Hill College
HSC in 2009
certifications# Professional qualifications
Worked as a site engineer with Rock Builders for two years
Autocad course
interests# Hobbies
Chess`;
    expect(asked(text, 'education')?.candidates[0]?.text).toBe('ACADEMIC OVERVIEW');
    expect(asked(text, 'experience')?.candidates[0]?.text).toContain('Worked as a site engineer');
    expect(denied(text)).not.toMatch(/reads as “(?:Education|Experience)”/);
  });

  it('is still missing when nothing mentions it', () => {
    const text = `
Dana Fields
dana@fields.example
summary# Objective
To work in a place where I can learn
interests# Hobbies
Teaching basic skills to neighbors`;
    expect(asked(text, 'experience')).toBeUndefined();
    expect(denied(text)).toMatch(/reads as “Experience”/);
    expect(denied(text)).toMatch(/reads as “Skills”/);
  });
});

it.each([
  ['cooldriver1987@mail.example', true],
  ['hotdana@mail.example', true],
  ['dana1987@mail.example', false],
  ['dfields2001@mail.example', false],
  ['nguy3185@college.edu', false],
  ['1227640624@mail.example', false],
])('[RES-04] calls %s a nickname: %s', (email, isOne) => {
  const { areas_for_improvement } = analyseBuiltIn(read(`Dana Fields\n${email}`, [], { email }));
  expect(areas_for_improvement.some((text) => text.includes('nickname'))).toBe(isOne);
});

it('quotes a line without its bullet and its full stop, which would meet that of the sentence', () => {
  expect(quote('•  Provided instruction to the staff.')).toBe(
    '“Provided instruction to the staff”',
  );
  expect(quote('- Baker, Rye & Co.')).toBe('“Baker, Rye & Co.”');
});

describe('[RES-05] advice fits the person', () => {
  const said = (resume: ResumeStructure) => {
    const {
      areas_for_improvement,
      action_items,
      advice = [],
      questions = [],
    } = analyseBuiltIn(resume);
    const asked = questions.flatMap(({ text, candidates }) => [
      text,
      ...candidates.map((one) => one.text),
    ]);
    return [...areas_for_improvement, ...action_items, ...advice, ...asked].join('\n');
  };
  const words = 'Helped with the food bank at Christmas and in the nursery of the church. '.repeat(
    5,
  );

  it('speaks of no jobs to a person who has none', () => {
    const pupil = read(`Dana Fields\ndana@fields.example\nexperience# Volunteer\n${words}`);
    expect(said(pupil)).toContain('as a volunteer would show what you can do');
    expect(said(pupil)).not.toMatch(/each job|on each job/);
    const cook = read(`Dana Fields\ndana@fields.example\nexperience# Work\n${words}`);
    expect(said(cook)).toContain('a line or two on each job');
  });

  it('lets a person say whose children they cared for', () => {
    const parent = read(
      'Dana Fields\ndana@fields.example\nexperience# Work\nCareer break, 2018 – 2024\nCared for my two children and my father',
    );
    expect(said(parent)).not.toContain('“my”');
    const clerk = read(
      'Dana Fields\ndana@fields.example\nexperience# Work\nClerk, 2018 – 2024\nKept my desk and my files in order',
    );
    expect(said(clerk)).toContain('“my”');
  });

  it('leaves "I was the lead" as a sentence', () => {
    const lead = read(
      'Dana Fields\ndana@fields.example\nexperience# Work\nI was the lead of the last year\nI kept the saws of the shop sharp',
    );
    const { content } = rewriteBuiltIn(lead, analyseBuiltIn(lead).action_items);
    expect(content).toContain('\nWas the lead of the last year');
    expect(content).toContain('\nKept the saws of the shop sharp');
  });

  it('takes a title below the name for no heading, and asks in correct English', () => {
    const welder = {
      ...read(
        'Dana Fields\nWELDER / FABRICATOR\nsummary# About\n• Weld columns\nCapabilities\n• MIG, TIG, stick, plasma',
      ),
      contact_lines: [0],
    };
    expect(said(welder)).not.toContain('WELDER');
    expect(said(welder)).toContain('where your skills begin: is it here?');
  });
});
