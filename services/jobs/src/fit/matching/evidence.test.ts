import { now, one, resume } from '../../testing/fit-comparison.js';
import { fitOf } from './fit-of.js';
import { personOf } from './person-text.js';

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

it('recognises short words in context', () => {
  expect(one('Measure twice and write it down', ['Ran the IT desk'])?.state).toBe('not_found');
  expect(one('Hygienist license as in Ohio', ['Paid staff'])?.missing).not.toContain('as');
});

it('does not match scattered words of a long paragraph', () => {
  const sentences = ['I measure my days in coffee', 'Friends write to me', 'I sat down twice'];
  const paragraph = sentences.map((text) => `${text} ${'and so on '.repeat(8)}.`).join(' ');
  expect(one('Measure twice and write down', [paragraph])?.state).not.toBe('found');
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

it('quotes the person’s own words, and the relevant part of a long list', () => {
  const list = `Skills: ${Array.from({ length: 60 }, (_, at) => `tool${at}`).join(', ')}, QuickBooks, ${'x'.repeat(20)}`;
  const [quote] = one('QuickBooks', [list])?.quotes ?? [];
  expect(quote?.from).toBe('resume');
  expect(quote?.text).toContain('QuickBooks');
  expect(quote?.text.length).toBeLessThan(200);
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
