import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { rewriteBuiltIn } from '../rewriting/built-in-rewriter.js';
import { analyseBuiltIn } from './built-in-analyser.js';
import { ResumeView } from './resume-view.js';
import { heldCredentials, shownSkills } from './shown-skills.js';

function resume(done: readonly string[], skills: readonly string[] = []): ResumeStructure {
  const lines = ['Experience', ...done, ...(skills.length > 0 ? ['Skills', ...skills] : [])];
  const at = done.map((_, index) => index + 1);
  const own = skills.map((_, index) => done.length + 2 + index);
  return {
    links: [],
    lines,
    sections: [
      { kind: 'experience', heading: 'Experience', line: 0, at, lines: [...done] },
      ...(skills.length > 0
        ? [
            {
              kind: 'skills' as const,
              heading: 'Skills',
              line: done.length + 1,
              at: own,
              lines: [...skills],
            },
          ]
        : []),
    ],
    entries: [],
    skills: [...skills],
  };
}

const done = [
  '• Supervised five officers at a distribution center',
  '• De-escalated conflicts in the emergency department',
  '• Counted the drawer and made the bank deposits each night',
];
const skillsOf = (structure: ResumeStructure) => {
  const { action_items, areas_for_improvement, advice = [] } = analyseBuiltIn(structure);
  const all = [...areas_for_improvement, ...action_items, ...advice];
  return rewriteBuiltIn(structure, all).content.split('\n');
};

describe('[RES-06] skills that the jobs show', () => {
  it('are named as a list names them, each once', () => {
    expect(shownSkills(new ResumeView(resume(done)))).toEqual([
      'Team leadership',
      'Conflict resolution',
      'Cash handling',
    ]);
  });

  it('begin a missing section, with a place for more', () => {
    expect(skillsOf(resume(done))).toContain(
      'Team leadership, Conflict resolution, Cash handling, [fill in: more skills]',
    );
  });

  it('do not mix with the tools that a person owns', () => {
    const tools = resume(done, ['Own hand tools']);
    const sections = tools.sections.map((section) =>
      section.kind === 'skills' ? { ...section, heading: 'Tools' } : section,
    );
    const lines = tools.lines.map((line) => (line === 'Skills' ? 'Tools' : line));
    const text = skillsOf({ ...tools, lines, sections });
    expect(text[text.indexOf('Tools') + 1]).toBe('Own hand tools');
    expect(text[text.indexOf('Skills') + 1]).toMatch(/^Team leadership/);
  });

  it('complete a short list without repeating it, and then leave nothing to fill in', () => {
    const text = skillsOf(resume(done, ['Cash handling', 'CCTV', 'Report writing']));
    expect(text).toContain('Team leadership, Conflict resolution');
    expect(text.join('\n')).not.toContain('[fill in: more skills');
  });

  it('begin with licences, without their states, numbers and dates', () => {
    const driver = {
      ...resume(['• Drove a dry van in 48 states', '• Drove a sanitation truck']),
      certifications: [
        'CDL Class A, TN, endorsements H N T, medical card good to 11/2026',
        'TWIC – TSA',
      ],
    };
    expect(skillsOf(driver)).toContain('CDL Class A, TWIC, [fill in: more skills]');
  });

  it('takes no issuer, place or endorsement of a licence for a skill', () => {
    const certifications = [
      'CDL Class A, State of Louisiana, Endorsements H, N, T, No. 008841-27',
      'CPR/First Aid, American Red Cross, exp. 05/2027',
      'OSHA 30, 2022',
      'Forklift 10K, OSHA compliant, Army license OF-346',
      'No. 22871904',
      'Own hand tools. Will travel.',
      'TIPS 2024, Cash handling',
    ];
    expect(heldCredentials(new ResumeView({ ...resume([]), certifications }))).toEqual([
      'CDL Class A',
      'CPR/First Aid',
      'OSHA 30',
      'Forklift 10K',
      'Cash handling',
    ]);
  });

  it('are none where nothing shows any, or words mean something else', () => {
    const other = ['• Was good for my word and never missed an order of patients'];
    expect(shownSkills(new ResumeView(resume(other)))).toEqual([]);
    expect(skillsOf(resume(other))).toContain('[fill in: skills]');
  });
});

// RES-06
it('takes a registered nurse for no cashier', () => {
  expect(
    shownSkills(new ResumeView(resume(['Registered patients as a registered nurse']))),
  ).toEqual([]);
});

it('[RES-06] shows no skill in the trades of people who are led', () => {
  const led = [
    'Supervised 16 mechanics and groundskeepers',
    'In charge of 3 technicians and a groundskeeper',
  ];
  expect(shownSkills(new ResumeView(resume(led)))).not.toContain('Landscaping');
});

it('takes no other word for the name of a product', () => {
  const view = new ResumeView(
    resume(['• Excellent record', '• Reacted to alarms within a minute']),
  );
  expect(shownSkills(view)).toEqual([]);
});

it('asks for a real skill in the place of what everybody says of themselves', () => {
  const { findings = [] } = analyseBuiltIn(
    resume(done, ['Excel, payroll, filing, phones, hard worker, people person']),
  );
  expect(findings.map(({ action }) => action)).toContain(
    'Replace “hard worker” among the skills by one that the job asks for and you have.',
  );
});
