import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { fitOf } from './fit-of.js';
import { joined, letterText, personOf } from './person-text.js';
import type { PostingTexts } from './requirements.js';

const now = new Date('2026-11-22T12:00:00Z');

/** A résumé whose experience has these lines. */
const resume = (
  experience: readonly string[],
  others: readonly string[] = [],
): ResumeStructure => ({
  links: [],
  lines: [...experience, ...others],
  sections: [{ kind: 'experience', heading: 'Experience', lines: [...experience] }],
});

const person = (experience: readonly string[], others: readonly string[] = []) =>
  personOf(resume(experience, others), 'resume', now);

/** The comparison of a single requirement. */
function one(requirement: string, lines: readonly string[], others: readonly string[] = []) {
  const { must, nice } = fitOf(
    { required_qualifications: requirement },
    person(lines, others),
    'en',
  );
  return [...must, ...nice][0];
}

it.each([
  ['Registered nurse', 'RN at Riverbend Hospital', 'found'],
  ['Registered nurse', 'Certified Nursing Assistant at Maple Grove', 'not_found'],
  ['RN license', 'Registered Nurse, State of Oregon', 'found'],
  ['LPN', 'Registered Nurse, State of Oregon', 'not_found'],
  ['CDL', 'Commercial driver’s license, class B', 'found'],
  ['Class A CDL', 'CDL Class A with hazmat endorsement', 'found'],
  ['Excel', 'Kept the budget in spreadsheets', 'found'],
  ['Experience with spreadsheets', 'Excel, Word', 'found'],
  ['Electronic medical records', 'Charted in Epic', 'found'],
  ['Experience with Cerner', 'Charted in Epic', 'not_found'],
  ['QuickBooks or Xero', 'Moved the ledger to QuickBooks', 'found'],
  ['QuickBooks and payroll', 'Moved the ledger to QuickBooks', 'partly'],
  ['ServSafe certification', 'Passed every inspection', 'not_found'],
  ['Node.js', 'Built services in NodeJS', 'found'],
  ['C# experience', 'Built services in C++', 'not_found'],
  ['TIG welding', 'GTAW root passes on pipe', 'found'],
  ['Blueprint reading', 'Read blueprints and ordered material', 'found'],
  ['Opening and closing the bakery', 'Opened the bakery at five and closed it on Sundays', 'found'],
  ['Selling antique clocks', 'Baked bread', 'not_found'],
  ['Experience with Dentrix or Eaglesoft', 'Charted in Dentrix', 'found'],
  ['Knowledge of OSHA regulations', 'OSHA 30', 'found'],
  ['Dental hygienist license', 'Dental Assistant, Smiles of Dalton', 'not_found'],
  ['Journeyman electrician license', 'Electrician helper', 'not_found'],
  ['Electrical license', 'Journeyman electrician, city card', 'found'],
  ['Valid driver’s license', 'CDL A with tanker', 'found'],
  ['Cash handling', 'Counted the drawer and made bank deposits', 'found'],
  ['Retail experience', 'Sales associate at a shoe store', 'found'],
  ['Supervisory experience', 'Shift Manager, Chicken Corner', 'found'],
  ['Classroom management', 'Case manager for 18 students', 'not_found'],
  ['Engraving trophies', 'Engraved watches for a jeweler', 'partly'],
  ['Bilingual English/Spanish preferred', 'Fluent in Spanish', 'found'],
  ['Must have reliable transportation', 'Own car', 'found'],
  // What people did, in their words, with a count in between.
  ['Answer phones', 'Took 70 calls a day', 'found'],
  ['Housekeeping experience', 'Turned over 14 rooms a day', 'found'],
  ['Construction experience', 'Poured concrete for two summers', 'found'],
  ['Babysitting experience', 'Nanny for three boys', 'found'],
  ['CPR', 'American Heart BLS', 'found'],
  ['Commercial driver’s license', 'CDL Class B', 'found'],
  ['CDL Class A', 'CDL Class B', 'not_found'],
  ['Wound care', 'Home health aide', 'not_found'],
  // A licence is not implied by the work, and a letter names an endorsement.
  ['CDL Class A required', 'Tanker Driver', 'not_found'],
  ['Hazmat endorsement', 'CDL Class A, Endorsements H, N, T', 'found'],
  ['Welding certification (AWS D1.1)', 'AWS (Certified Developer – Associate)', 'not_found'],
  ['AWS certification', 'AWS Certified Developer', 'found'],
  ['Customer service experience', 'United States Postal Service, Signal Mountain', 'not_found'],
  ['Customer service experience', 'Built a map for 180,000 customers', 'not_found'],
  ['Wound care', 'Customer care', 'not_found'],
  ['Answer phones', 'Run 6 to 8 service calls a day', 'not_found'],
  ['Inspect the vehicle before each trip', 'Investigated complaints', 'partly'],
  ['Supervisory experience', 'Lead man over 3 apprentices', 'found'],
  ['Supervisory experience', 'In charge of 4 employees', 'found'],
  // Other words for the same thing.
  ['Clean driving record', 'No accidents in 12 years', 'found'],
  ['Clean driving record', '410,000 miles without a preventable accident', 'found'],
  ['AWS certification', 'TIG and stick, 6G cert (2015)', 'found'],
  ['Accounts payable', 'A/P and A/R for a tile shop', 'found'],
  ['Knowledge of payroll', 'Gusto for 31 people', 'found'],
  ['Experience in healthcare', 'Help desk, Lenox Medical Group', 'found'],
  ['TB screening', 'TB test 2025', 'found'],
  ['Office experience', 'Legal secretary at Grant & Howe', 'found'],
  ['Lead a crew', 'Cuadrilla de 4 personas', 'found'],
  // A quality and "manage" beside something that is there are not missing; what qualifies a skill is.
  ['Friendly on the phone', 'Answered 40 calls a day', 'found'],
  ['Manage inventory', 'Inventory of 1,100 devices', 'found'],
  ['Robotic welding', 'Welding since 2010', 'partly'],
  // Degrees in short, and schools without one.
  ['Bachelor degree', 'BA Psychology, UT Chattanooga, 2020', 'found'],
  ['Associate degree', 'AAS Nursing, Miller-Motte', 'found'],
  ['Master’s degree', 'Good with MS Word', 'not_found'],
  ['High school diploma or GED', 'Nine years in med-surg', 'not_found'],
  ['Master’s degree', 'M.Ed., Elementary Education', 'found'],
  ['Bachelor’s degree', 'B.S. Computer Science, Tennessee Tech', 'found'],
  ['High school diploma', 'Soddy Daisy High, auto shop, 2015', 'found'],
  ['High school diploma', 'Tennessee Technology Center, 2010', 'ask'],
  ['BSN', 'BA Psychology, UT Chattanooga, 2020', 'ask'],
  ['Bachelor’s degree in accounting or finance', 'B.S. in Accounting, MTSU', 'found'],
  ['2 years retail supervision', 'Supervisor, Lenox Labs, 2019 - 2024', 'partly'],
  ['2 years customer service or reception', 'Host, Public House, 2019 - 2024', 'found'],
  ['Steel toe boots', 'Welding since 2010', 'ask'],
])('compares %j with %j: %s', (requirement, line, state) => {
  expect(one(requirement, [line])?.state).toBe(state);
});

it.each([
  ['3+ years of baking experience', ['Baker, Stone Bread, 2019 - 2023'], 'found'],
  [
    'Five years of experience',
    ['Baker, Stone Bread, Mar 2019 – Feb 2023', 'Cook, Diner, 2017 - 2019'],
    'found',
  ],
  [
    'Five years of experience',
    ['Baker, Stone Bread, 2021 - 2023', 'Cook, Diner, 2020 - 2022'],
    'partly',
  ],
  ['Two years in a warehouse', ['Forklift Operator, Harvest Foods, 05/2022 - present'], 'partly'],
  ['Two years in a warehouse', ['Warehouse Associate, Harvest Foods, 05/2022 - present'], 'found'],
  ['Two years in a warehouse', ['Baker, Stone Bread, 2015 - 2023'], 'not_found'],
  ['One year in a bakery', ['Line Cook, Riverfront Kitchen, 2020 - 2023'], 'not_found'],
  ['Three years of TypeScript', ['Clerk, Inn, 2019 - 2023', 'Wrote TypeScript'], 'found'],
  ['Two years in a warehouse', ['Baker at Stone Bread'], 'not_found'],
  // A career break is no work, whatever is told of it; unpaid care is care.
  ['5 years of work experience', ['Career break, 2016 - present'], 'not_found'],
  [
    '2 years of bookkeeping',
    ['Stay-at-home parent, 2016 - 2024', 'Kept the books of the PTA'],
    'not_found',
  ],
  ['2 years as a caregiver', ['Full-time caregiver for my mother, 2016 - 2024'], 'found'],
  ['A year of leading a crew', ['Squad Leader, United States Army, 2019 - 2023'], 'found'],
  ['2 years of truck driving', ['Tanker Driver, Gulf Bulk, 2017 - 2023'], 'found'],
  ['2 years of nursing', ['LPN, Life Care Center, 2016 - 2021'], 'found'],
])('computes years for %j', (requirement, lines, state) => {
  expect(one(requirement, lines)?.state).toBe(state);
});

it('counts overlapping months once, and states the sum', () => {
  const found = one('10 years of experience', [
    'Baker, Stone Bread, Jan 2015 - Dec 2019',
    'Cook, Diner, Jan 2018 - Dec 2020',
  ]);
  expect(found?.note).toContain('about 6 years');
});

it.each([
  ['Bachelor’s degree in nursing', 'BSN, Wright State University, 2015', 'found'],
  ['Bachelor’s degree', 'Master of Education, 2012', 'found'],
  ['Bachelor’s degree', 'Associate Degree in Business, 2012', 'partly'],
  ['High school diploma or GED', 'B.A. in Mathematics', 'found'],
  ['High school diploma or GED', 'Painted houses', 'not_found'],
  ['Associate or bachelor’s degree', 'Associate of Applied Science', 'found'],
])('compares education: %j with %j is %s', (requirement, line, state) => {
  expect(one(requirement, [], [line])?.state).toBe(state);
});

it.each([
  ['Bilingual (Spanish)', 'Spanish, fluent', 'found'],
  ['Fluent in Spanish', 'English, German', 'not_found'],
  ['Bilingual (English/Spanish)', 'English (native), Igbo (fluent)', 'partly'],
  ['Good English', 'Baker since 2015', 'ask'],
])('compares languages: %j with %j is %s', (requirement, line, state) => {
  expect(one(requirement, [], [line])?.state).toBe(state);
});

it('recognises short words in context', () => {
  expect(one('Measure twice and write it down', ['Ran the IT desk'])?.state).toBe('not_found');
  expect(one('Hygienist license as in Ohio', ['Paid staff'])?.missing).not.toContain('as');
});

it('does not match scattered words of a long paragraph', () => {
  const sentences = ['I measure my days in coffee', 'Friends write to me', 'I sat down twice'];
  const paragraph = sentences.map((text) => `${text} ${'and so on '.repeat(8)}.`).join(' ');
  expect(one('Measure twice and write down', [paragraph])?.state).not.toBe('found');
});

it('does not take a driving record for experience', () => {
  expect(one('Clean for three years', ['Courier, Quickwheel, 2013 - 2020'])?.state).toBe(
    'not_found',
  );
});

it.each([
  'Able to work weekends and holidays',
  'Lift 50 lbs',
  'Reliable transportation',
  'Must pass a background check',
  'Authorized to work in the US',
  '18 years of age or older',
  'Friendly and punctual',
])('asks instead of denying: %j', (requirement) => {
  expect(one(requirement, ['Baked bread'])?.state).toBe('ask');
});

it('finds availability and qualities that the person mentions', () => {
  expect(one('Weekend and night shifts', ['Worked weekend and night shifts'])?.state).toBe('found');
  expect(one('Punctual', ['Delivered 99 of 100 loads on time'])?.state).toBe('found');
});

describe('the requirements of a posting', () => {
  const textsOf = (posting: PostingTexts) => {
    const { must, nice, work } = fitOf(posting, person([]), 'en');
    const texts = (some: typeof must) => some.map(({ text }) => text);
    return { must: texts(must), nice: texts(nice), work: texts(work) };
  };

  it('are lines, sentences, and parts that need separate answers', () => {
    const required_qualifications =
      'Requirements:\n• High school diploma, valid driver’s license, and able to lift 50 lbs.\n• Two years in a kitchen. Knife skills.\n• Flour, water and salt';
    expect(textsOf({ required_qualifications }).must).toEqual([
      'High school diploma',
      'Valid driver’s license',
      'Able to lift 50 lbs',
      'Two years in a kitchen',
      'Knife skills',
      'Flour, water and salt',
    ]);
  });

  it('called preferred are nice to have', () => {
    const required_qualifications = 'Baking bread\nFrench is a plus\nNice to have:\nPastry';
    const preferred_qualifications = 'Sugar work';
    expect(textsOf({ required_qualifications, preferred_qualifications })).toMatchObject({
      must: ['Baking bread'],
      nice: ['French is a plus', 'Pastry', 'Sugar work'],
    });
  });

  it('exclude what the posting offers', () => {
    const required_qualifications = 'We teach the rest. You will learn to bake. We need patience.';
    expect(textsOf({ required_qualifications }).must).toEqual(['We need patience']);
  });

  it('come from all its fields, without empty ones and duplicates', () => {
    const posting = {
      required_qualifications: 'High School diploma. We are an equal opportunity employer.',
      key_responsibilities: 'Bake bread. Serve guests.',
      experience_required: 'Entry Level',
      education_required: 'High School',
      physical_requirements: 'Standing for long hours',
      work_schedule: 'Saturdays',
    };
    expect(textsOf(posting)).toEqual({
      must: ['High School diploma', 'Standing for long hours', 'Saturdays'],
      nice: [],
      work: ['Bake bread', 'Serve guests'],
    });
    expect(textsOf({ experience_required: 'Mid (3-5)' }).must).toEqual(['Experience: Mid (3-5)']);
    expect(textsOf({ education_required: 'No formal requirement' }).must).toEqual([]);
  });
});

it('quotes the person’s own words, and the relevant part of a long list', () => {
  const list = `Skills: ${Array.from({ length: 60 }, (_, at) => `tool${at}`).join(', ')}, QuickBooks, ${'x'.repeat(20)}`;
  const [quote] = one('QuickBooks', [list])?.quotes ?? [];
  expect(quote?.from).toBe('resume');
  expect(quote?.text).toContain('QuickBooks');
  expect(quote?.text.length).toBeLessThan(200);
});

it('names the synonyms it matched, and what it did not find', () => {
  expect(one('Registered nurse license', ['RN since 2017'])?.note).toBe(
    'The posting says “Registered nurse license”, you say “RN”. Using both helps a quick reader.',
  );
  expect(one('BLS and ACLS', ['BLS, 2025'])).toMatchObject({ state: 'partly', missing: ['ACLS'] });
});

it('gives an employer quotes only, without advice', () => {
  const texts = [
    person(['Baker, Stone Bread, 2019 - 2023']),
    letterText('I speak Spanish. I am 20.'),
  ];
  const posting = { required_qualifications: '2 years of baking\nSpanish\nForklift certification' };
  const { must } = fitOf(posting, joined(texts));
  expect(must.map(({ state, quotes }) => [state, quotes[0]?.from])).toEqual([
    ['found', 'resume'],
    ['found', 'letter'],
    ['not_found', undefined],
  ]);
  expect(must.some((requirement) => 'note' in requirement)).toBe(false);
});

it('mentions neither chances nor scores', () => {
  const { must } = fitOf(
    {
      required_qualifications:
        '5 years of nursing\nRN\nBSN\nSpanish\nExcel\nFriendly\nNight shifts',
    },
    person(['Baker, Stone Bread, 2019 - 2023']),
    'en',
  );
  const notes = must.map(({ note = '' }) => note).join('\n');
  expect(notes).not.toMatch(/score|chance|percent|%|unqualified|fail|weak|lack|poor|!/i);
});

it('advises in the language of the page', () => {
  const required_qualifications = 'Fluent in Vietnamese\nPunctual';
  const { must } = fitOf({ required_qualifications }, person(['Baked bread']), 'es');
  expect(must.map(({ note }) => note)).toContain(
    'Es difícil de ver en un currículum. Un ejemplo de su trabajo lo muestra mejor que la palabra.',
  );
  expect(must.map(({ note }) => note).join(' ')).not.toMatch(/\b(?:you|the)\b/);
});

it('bounds the work for a long text', () => {
  const lines = Array.from(
    { length: 600 },
    (_, at) => `Did thing ${at} with ${'many words '.repeat(80)}`,
  );
  const required_qualifications = Array.from(
    { length: 60 },
    (_, at) => `Skill ${at} and Excel`,
  ).join('\n');
  const long = person(lines);
  expect(long.lines.length).toBeLessThan(40);
  expect(fitOf({ required_qualifications }, long, 'en').must).toHaveLength(30);
});

it.each([
  ['Manejo de caja', 'Cuadre de caja cada noche en el supermercado', 'found'],
  ['Cash handling', 'Corte de caja y atención al cliente', 'found'],
  ['Atención al cliente', 'Customer service at a front desk', 'found'],
  ['Licencia de conducir', 'Driver’s license, clean record', 'found'],
  ['Certificado de manipulador de alimentos', 'Cociné para 80 personas', 'not_found'],
  ['Inglés y español', 'Idiomas: español (nativo), inglés (B2)', 'found'],
  ['Bilingual in Spanish', 'Español nativo', 'found'],
  ['Disponibilidad los fines de semana', 'Cociné para 80 personas', 'ask'],
  ['Bachelor’s degree', 'Licenciatura en Enfermería, Universidad de Puebla', 'found'],
  ['Licenciatura', 'High School Diploma', 'partly'],
  ['Registered nurse', 'Enfermera titulada, Hospital General', 'found'],
  ['Lectura de planos', 'Lectura de planos y pedido de material', 'found'],
])('compares Spanish %j with %j: %s', (requirement, line, state) => {
  expect(one(requirement, [line])?.state).toBe(state);
});

it.each([
  ['Tres años de experiencia como cocinero', ['Cocinero, Fonda Lupita, 2019 - 2023'], 'found'],
  ['3+ years of experience as a cook', ['Cocinero, Fonda Lupita, 2019 - 2023'], 'found'],
  ['Al menos 5 años de experiencia', ['Cocinero, Fonda Lupita, 2021 - 2023'], 'partly'],
])('computes years in Spanish for %j', (requirement, lines, state) => {
  expect(one(requirement, lines)?.state).toBe(state);
});

it('says why a degree in another subject, or a school without one, is asked about', () => {
  expect(one('BSN', ['BA Psychology, UT Chattanooga, 2020'])?.note).toBe(
    'You name a bachelor’s degree, in another subject than the posting. If it is close, say in one sentence why.',
  );
  expect(one('High school diploma', ['Tennessee Technology Center, 2010'])?.note).toBe(
    'You name a school, but no diploma or degree. If you finished, name it.',
  );
});

it('names a degree in the language of the page', () => {
  const posting = { required_qualifications: 'Maestría' };
  const { must } = fitOf(posting, person(['Licenciatura en Historia, UNAM, 2015']), 'es');
  expect(must[0]?.note).toMatch(/^Usted nombra una licenciatura\. /);
});

it('does not split a requirement behind a short form', () => {
  const { must } = fitOf(
    { required_qualifications: 'Computer skills incl. Excel. Typing' },
    person([]),
  );
  expect(must.map(({ text }) => text)).toEqual(['Computer skills incl. Excel', 'Typing']);
});

it('takes a text in Spanish for speaking it', () => {
  const lines = [
    'Trabajo con una cuadrilla de cuatro en los jardines de la ciudad',
    'Manejo de camioneta y riego por goteo',
  ];
  expect(one('Bilingual Spanish', lines)?.quotes[0]?.text).toBe(lines[0]);
  expect(one('Bilingual Spanish', ['Worked in La Paz, Casa de Oro and El Toro'])?.state).toBe(
    'not_found',
  );
});

it('adds the jobs that were read as no entry to the years', () => {
  const named = 'Accounts clerk, Dixie Tile Supply, 2004 - 2006';
  const structure = resume([named, '2012 to date: Krol Office Help. I keep the books for 9 firms']);
  const entries = [
    {
      kind: 'experience' as const,
      section: 0,
      title: 'Accounts clerk',
      organization: 'Dixie Tile Supply',
      dates: '2004 - 2006',
      start: '2004',
      end: '2006',
      named: [0],
      details: [],
      confidence: 0.9,
    },
  ];
  const read = personOf({ ...structure, entries }, 'resume', now);
  const { must } = fitOf({ required_qualifications: '5+ years bookkeeping' }, read, 'en');
  expect(must[0]).toMatchObject({
    state: 'found',
    note: expect.stringContaining('about 16 years'),
  });
});

it('quotes the list of licences for a licence, and the line that names the thing itself', () => {
  const licence = 'Registered Nurse, State of Tennessee, License RN0000214578';
  const done = ['Charge nurse every other weekend', 'Helped the RN'];
  const structure = resume(done, [licence]);
  const certificates = { kind: 'certifications' as const, heading: 'Licenses', lines: [licence] };
  const sections = [...structure.sections, certificates];
  const read = personOf({ ...structure, sections }, 'resume', now);
  const { must } = fitOf({ required_qualifications: 'Current RN license' }, read, 'en');
  expect(must[0]?.quotes.map(({ text }) => text)).toEqual([licence]);
});

it('takes no hobby for experience', () => {
  const structure = resume(['Postmaster, 1998 - 2021'], ['Model trains, choir']);
  const interests = {
    kind: 'interests' as const,
    heading: 'Interests',
    lines: ['Model trains, choir'],
  };
  const sections = [...structure.sections, interests];
  const read = personOf({ ...structure, sections }, 'resume', now);
  const { must } = fitOf({ required_qualifications: 'Experience training employees' }, read, 'en');
  expect(must[0]?.quotes).toEqual([]);
});

it('does not ask who writes in English whether they speak it', () => {
  expect(one('Bilingual (English/Spanish)', ['Haul crude and diesel'])).toMatchObject({
    state: 'not_found',
    missing: ['spanish'],
  });
});

it('does not call years of work that is only near too few', () => {
  expect(one('2 years as a baker', ['Line Cook, Easy Bistro, 2015 - 2023'])?.note).not.toContain(
    'can count too',
  );
});

it('does not ask for the posting’s words where the person’s are among them', () => {
  expect(one('Experience with children', ['Cared for children'])?.note).toBeUndefined();
});
