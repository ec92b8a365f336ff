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
    expect(text).toMatch(/^Hello Patty H,/);
    expect(text).toContain('Eli carried them to your car');
    expect(text).toMatch(/\n\nGreenleaf Nursery$/);
  });

  it('apologize for no visit that never was, and ask for what was asked', () => {
    const text = written(
      'someone left us 1 star but they were never a client here, polite, ask if they can take it down, no fighting',
    );
    expect(text).toContain('You were never a client here. Could you take it down?');
    expect(text).not.toMatch(/sorry|polite|fighting/i);
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
    expect(text).toContain(
      'Thank you for cleaning up our church yard. It meant a lot to us. You filled three dumpsters. We will have a potluck for you on May 3 at noon.',
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
        'about us page. started in my basement 2011, learned it from my aunt, now got a shop',
      ),
    ).toBe(
      'I started this business in my basement in 2011. I learned it from my aunt. I now have a shop.',
    );
  });

  it('describe a business for a directory', () => {
    const text = written(
      'Write a short description of my business for the directory. Gearhead Small Engine in Bangor. We fix mowers.',
    );
    expect(text).toBe('We are Gearhead Small Engine in Bangor. We fix mowers.');
  });

  it('put prices on a board', () => {
    expect(written('price board: minnows 2.50/doz, crickets 3/tube, nightcrawlers 4.25')).toBe(
      '# Prices\n\n- Minnows: $2.50 a dozen\n- Crickets: $3 a tube\n- Nightcrawlers: $4.25',
    );
  });

  it('tell a door what to do in an emergency', () => {
    const text = written(
      'sign for the door, closed mon and tues, if its an emergency call 414-555-0170. sorry!',
    );
    expect(text).toContain("If it's an emergency, please call 414-555-0170.");
    expect(text).not.toMatch(/,\.|for !/);
  });

  it('say all of a message to a crew in Spanish', () => {
    const text = written(
      'mensaje de whatsapp para los muchachos: mañana empezamos en Ooltewah, traigan agua',
    );
    expect(text).toBe('Hola, muchachos:\n\nMañana empezamos en Ooltewah. Traigan agua.');
  });
});
