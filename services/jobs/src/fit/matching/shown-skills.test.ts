import { one, person } from '../../testing/fit-comparison.js';
import { fitOf } from './fit-of.js';

it.each([
  ['Drain cleaning', 'Snaked sewer lines and ran the jetter'],
  ['Snow plow experience', 'Plowed parking lots in winter'],
  ['Drywall finishing', 'Taped and mudded, level 5 finish'],
  ['CNC programming', 'Wrote G-code for Haas mills'],
  ['Lockout/tagout', 'LOTO trained'],
  ['Medication administration', 'Passed meds to 24 residents'],
  ['Vital signs', 'Took blood pressure, pulse and temperature'],
  ['Sterilization of instruments', 'Ran the autoclave'],
  ['Able to work with children', 'Camp counselor for ages 6 to 10'],
  ['Bartender', 'Mixed cocktails at a 40-seat bar'],
  ['Hotel front desk', 'Checked in guests at Hampton Inn'],
  ['Order picking', 'Picked 180 lines an hour with an RF scanner'],
  ['Merchandising', 'Set planograms and built end caps'],
  ['Microsoft Office', 'Word, Excel, Outlook'],
  ['Network administration', 'Configured Cisco switches and VLANs'],
  ['Property management', 'Managed 64 apartments'],
  ['Public speaking', 'Gave talks to 200 people'],
  ['Bartending license', 'TABC certified'],
  ['Insurance license', 'Property & Casualty licensed'],
  ['Septic experience', 'Pumped tanks and ran a vac truck'],
  ['Fence installation', 'Set posts and hung gates'],
  ['Donor database experience', 'Entered gifts in Bloomerang'],
  ['Bank reconciliation', 'Reconciled six bank accounts every month'],
  ['OSHA 10', 'Completed OSHA 30-hour Construction'],
  ['Responsible alcohol service certification', 'TIPS certified'],
  ['Food handler card', 'ServSafe Manager (exp. 03/2027)'],
  ['Housekeeping experience', 'Recamarera en el Hampton Inn'],
  ['Experiencia en cocina de restaurante', 'Cocinero de línea, tres años'],
])('finds %j in what was done: %j', (requirement, line) => {
  expect(one(requirement, [line])?.state).toBe('found');
});

it.each([
  // Both give experience in hospitality, and in construction.
  ['Bartender', 'Server, Longhorn'],
  ['Roofing', 'Framed houses and hung doors'],
  // What shows a skill is not meant by it, and no licence is implied by the work.
  ['Planograms', 'Merchandising'],
  ['Personal trainer certification', 'Taught spin classes'],
  ['Paralegal certificate', 'Legal assistant at a law firm'],
  ['Excel', 'Excellent with people'],
])('does not find %j in %j', (requirement, line) => {
  expect(one(requirement, [line])?.state).not.toBe('found');
});

it.each([
  ['Greet and check in patients', 'Welcome patients and verify their coverage before the visit'],
  ['Plan the annual dinner', 'Organized the fall supper for 250'],
])('shows what is near to %j by its meaning: %j', (requirement, line) => {
  expect(one(requirement, [line])?.state).toBe('partly');
});

it('reads a heading before what is nice to have', () => {
  const { must, nice } = fitOf(
    { required_qualifications: 'Excel\nNice to have: first aid' },
    person([]),
    'en',
  );
  expect([must, nice].map((all) => all.map(({ text }) => text))).toEqual([
    ['Excel'],
    ['First aid'],
  ]);
});

it.each(['Must be 21 or older', 'Own reliable vehicle'])('asks the person about %j', (text) => {
  expect(one(text, ['Baked bread'])?.state).toBe('ask');
});
