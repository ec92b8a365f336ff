import { writeFreeText } from './free-text.writer.js';

const written = (prompt: string, context = '') =>
  writeFreeText({ topic: 'Writing help', prompt, context }).text;

// AIT-14: requests as owners type them, with who signs at their end (decision B116).
describe('free texts from requests as owners type them', () => {
  it('thank whoever left stars by name, and are signed', () => {
    const text = written(
      'thank Patty H for the 5 stars, she said Eli carried them to her car. tell her baskets come in april. Greenleaf Nursery',
      'review reply',
    );
    expect(text).toMatch(/^Hello Patty,/);
    expect(text).toContain('Eli carried them to your car');
    expect(text).toMatch(/\n\nGreenleaf Nursery$/);
  });

  it('apologize for no visit that never was, and ask for what was asked', () => {
    const text = written(
      'reply to a 1 star review from somebody we do not know. be polite, no fighting. They were never a client here. Ask them to take it down.',
    );
    expect(text).toMatch(/never a client here/);
    expect(text).toMatch(/take it down/);
    expect(text).not.toMatch(/sorry|polite|fighting/i);
  });

  it.each([
    [
      'a speech with its person',
      "Write a short speech for my employee's retirement party. Frank has worked here 27 years and never missed a Monday.",
      [
        "Thank you all for being here for our employee's retirement party.",
        'Frank has worked here 27 years and never missed a Monday.',
      ],
    ],
    [
      'a toast to two',
      "Write a toast for my sister's wedding. Ana and Ben met in my taqueria in 2019.",
      ["sister's wedding.", 'Ana and Ben met in my taqueria in 2019.'],
    ],
    [
      'an automatic reply',
      'Write an out-of-office reply. I am away December 23 to January 2. For emergencies call Dan at 501-555-0119.',
      [
        'Thank you for your message. I am away December 23 to January 2. For emergencies, call Dan at 501-555-0119.',
      ],
    ],
    [
      'a letter that something is broken',
      'Write a letter to my landlord that the heater in unit 2B is broken. It has been out since November 20.',
      ['Dear landlord,\n\nThe heater in unit 2B is broken. It has been out since November 20.'],
    ],
    [
      'a complaint with what was paid',
      'Write a complaint letter to the phone company that they billed us twice in October, $89.99 each. Customers fall on the curb.',
      ['You billed us twice in October, $89.99 each. Customers fall on the curb.'],
    ],
    [
      'a complaint to who is named behind the role',
      'Write a complaint letter to our landlord about the broken heating in our shop. Bookshop at 14 Mill Lane, landlord Mr. Gerald Finch. We ask for repair by December 2.',
      [
        'Dear Mr. Gerald Finch,',
        'the broken heating in our shop',
        'We ask for repair by December 2.',
      ],
    ],
    [
      'a speech of so many minutes',
      'Write a two-minute speech for the farewell of our foreman Walter. He retires after 31 years. He trained 17 apprentices.',
      [
        'Thank you all for being here for the farewell of our foreman Walter',
        'He retires after 31 years. He trained 17 apprentices.',
      ],
    ],
    [
      'questions of so many',
      'Write an FAQ with five questions and answers for our dog boarding kennel: Drop-off 7 to 10 am, pick-up 3 to 6 pm. Cancellation free until 72 hours before.',
      [
        '**When can I drop off and pick up?**\nDrop-off 7 to 10 am, pick-up 3 to 6 pm.',
        '**What if I have to cancel?**',
      ],
    ],
    [
      'why callers find it closed',
      "Voicemail greeting for our dental practice over the holidays: Dr. Nwosu's practice is closed from December 24 to January 3 and open again on January 4. In an emergency call the on-call dentist at 555-0170.",
      ['closed over the holidays from December 24 to January 3', 'the on-call dentist at 555-0170'],
    ],
    [
      'a proposal as an offer',
      'Write a proposal for mowing the church lawn: $65 per visit, edging and blowing included, first cut free',
      ['# Proposal: mowing the church lawn', 'Edging and blowing included.'],
    ],
  ])('write %s', (_, prompt, said) => {
    const text = written(prompt);
    for (const one of said) expect(text).toContain(one);
  });

  it('put questions that were entered above their answers', () => {
    const text = written(
      'Write an FAQ for my pool cleaning business.',
      'How often do you come? Once a week. What does it cost? $130 a month. Do I have to be home? No, just unlock the gate.',
    );
    expect(text).toContain('**How often do you come?**\nOnce a week.');
    expect(text).toContain('**Do I have to be home?**\nNo, just unlock the gate.');
    expect(text).not.toContain('What else should I know?');
  });

  it('thank for a deed before they tell of it', () => {
    const text = written(
      'Write a thank-you card to the volunteers who cleaned up our church yard.',
      'They filled three dumpsters. We will have a potluck for them on May 3 at noon.',
    );
    expect(text).toContain('Thank you for cleaning up our church yard.');
    expect(text).toMatch(
      /filled three dumpsters\. We will have a potluck for (?:you|them) on May 3 at noon\./,
    );
  });

  it('answer a quoted review in place of repeating the order', () => {
    const text = written(
      'reply to this 1 star review "Waited 50 minutes for an oil change" - say we were 2 people short that saturday, ask them to call me',
    );
    expect(text).toContain('We are sorry that you waited 50 minutes');
    expect(text).toContain('We were 2 people short that Saturday');
    expect(text).not.toContain('reply to');
  });

  it('tell who the owner is, with "I" where that is left out', () => {
    expect(
      written(
        'about us page: started in my basement 2011, learned it from my aunt, opened the shop in 2015',
      ),
    ).toBe(
      'I started this business in my basement in 2011. I learned it from my aunt. I opened the shop in 2015.',
    );
  });

  it('describe a business for a directory', () => {
    const text = written(
      'Write a short description of my business for the directory. Gearhead Small Engine in Bangor. We fix mowers.',
    );
    expect(text).toContain('Gearhead Small Engine in Bangor. We fix mowers.');
    expect(text).not.toMatch(/\*\*|directory/);
  });

  it('put prices on a board', () => {
    expect(written('price list for the wall - monthly 35, student 25 with id, day pass 8')).toBe(
      '# Prices\n\n- Monthly: $35\n- Student: $25 with ID\n- Day pass: $8',
    );
    expect(written('price board: minnows 2.50/doz, crickets 3/tube, nightcrawlers 4.25')).toBe(
      '# Prices\n\n- Minnows: $2.50 a dozen\n- Crickets: $3 a tube\n- Nightcrawlers: $4.25',
    );
  });

  it('tell a door what to do in an emergency', () => {
    const text = written(
      'sign for the door, closed mon and tues, if its an emergency call 414-555-0170. sorry!',
    );
    expect(text).toContain('call 414-555-0170.');
    expect(text).not.toMatch(/,\.|for !/);
  });

  it('say all of a message to a crew in Spanish', () => {
    const text = written(
      'mensaje de whatsapp para los muchachos: mañana empezamos en Ooltewah, traigan agua',
    );
    expect(text).toBe('Hola, muchachos:\n\nMañana empezamos en Ooltewah. Traigan agua.');
  });
});

// AIT-14: short texts that all may read.
describe('short public texts', () => {
  it('[AIT-14] congratulate with what those who are congratulated did', () => {
    expect(
      written(
        'Write a short post to congratulate our junior team, which won second place on Saturday. Coach Irene Wolfe has trained them for three years.',
      ),
    ).toBe(
      'Congratulations to our junior team, which won second place on Saturday! Coach Irene Wolfe has trained them for three years.',
    );
  });

  it('[AIT-14] say a note on a menu as a sign, and ask all who read it', () => {
    const text = written(
      'menu note about allergies: scones have wheat, eggs and milk. ask us for the gluten free list',
    );
    expect(text).toMatch(/^Scones have wheat, eggs and milk\./);
    expect(text).toContain('Ask us for the gluten free list.');
    expect(text).not.toMatch(/Hello|I would like|Menu note/);
  });
});
