import { writeFreeText } from './free-text.writer.js';

const account = { name: 'Dana Whitlock', company: 'Whitlock Tile' };
const write = (prompt: string) =>
  writeFreeText({ prompt, topic: 'free text' }, new Date(0), account).text;

it.each([
  [
    'Can you write a response to a 1-star review? The customer, Brenda, says we never showed up. Truth is she gave us the wrong address.',
    ['Hello Brenda,', 'you gave us the wrong address'],
    'The customer, Brenda',
  ],
  [
    'About us page: Whitlock Tile started in 1988 by my dad Ray. My sister and I took over in 2015.',
    ['Whitlock Tile was started in 1988 by my dad Ray.'],
    'Tile started',
  ],
  [
    'out of office reply, gone until Jan 3, urgent call Lupe 501-555-0133',
    ['I am away until January 3.'],
    'Gone until',
  ],
  [
    'care instructions for a cast iron skillet we sell: no soap, dry right away',
    ['# Care instructions', '- No soap.\n- Dry right away.'],
    'instructions for a cast iron skillet we sell: no soap',
  ],
  [
    'thank you card for our regular Mr. Oakes who brought the crew donuts on our busiest day',
    ['Dear Mr. Oakes,', 'Thank you for bringing the crew donuts on our busiest day.'],
    'our regular Mr',
  ],
  [
    'reply to yelp review: "Finally got my truck back, runs great." we were moving phones that week sorry',
    ['We were moving phones that week.'],
    'week sorry',
  ],
  [
    'sign for the door: closed thursday, order pies by tuesday 501-555-0117',
    ['Please order pies by Tuesday: 501-555-0117.'],
    'Tuesday 501',
  ],
  [
    'staff bio for Lena Ortiz, our new hygienist, 9 years experience, graduated UAMS, speaks spanish',
    [
      "Lena Ortiz is our new hygienist and has 9 years' experience. Lena graduated from UAMS and speaks Spanish.",
    ],
    'Staff bio',
  ],
  [
    'need a sign for tip jar at coffee counter, tips this week go to Benny who broke his arm',
    ['Tips this week go to Benny who broke his arm.'],
    'For tip jar',
  ],
  [
    'letter to our landlord Mr. Haskins asking to fix the roof leak over the back office, water got on two boxes of files',
    ['Dear Mr. Haskins,', 'Could you fix the roof leak over the back office?'],
    'team',
  ],
  [
    'short help wanted post for facebook: weekend dishwasher, $14 plus tips, free meal, apply in person',
    ['Now hiring: weekend dishwasher'],
    'Facebook',
  ],
  [
    'text reminding clients that we moved to 418 Main starting monday same phone',
    ['starting Monday. Same phone number.'],
    'same phone.',
  ],
])('reads a hurried order: %s', (prompt, said, never) => {
  const text = write(prompt);
  for (const part of said) expect(text).toContain(part);
  expect(text).not.toContain(never);
});

it('answers questions that were entered with a short answer', () => {
  const text = write(
    'questions and answers about our tree trimming: do you haul it off yes, free estimates, do you do stumps yes $4 an inch',
  );
  expect(text).toContain('**Do you haul it off?**\nYes.');
  expect(text).toContain('**Do you do stumps?**\nYes: $4 an inch.');
});

it('tells under its question that no dogs are allowed, and what to bring', () => {
  const text = write(
    'FAQ for our strawberry farm. $3.25 a pound. Dogs no. Bring your own container or buy a box for $2.',
  );
  expect(text).toMatch(/\*\*Can I bring my dog\?\*\*\nNo dogs/);
  expect(text).toMatch(/\*\*What should I bring\?\*\*\nBring your own container/);
});

it('greets whom it thanks without the firm, and joins what is said of a person', () => {
  expect(write('thank you note to Jim at Acme Supply for rushing the grout')).toContain(
    'Dear Jim,',
  );
  expect(
    write('letter of recommendation for Hannah Cole, always on time, great with kids, ran the bar'),
  ).toContain('Hannah was always on time and great with kids. Hannah ran the bar.');
});
