import { writeFreeText } from '../free-text.writer.js';

const write = (prompt: string) => writeFreeText({ prompt, topic: 'review reply' }).text;

// AIT-14: replies to a review that is quoted or told.
describe('replies to reviews', () => {
  it('say sorry for what a quoted review complains of, without the quotation', () => {
    const text = write(
      'reply to this 2 star review from Doug M: "Food was good but we waited 50 minutes and the server forgot our naan." We were down two people that night. I want to say sorry, he should ask for Priya',
    );
    expect(text).toContain(
      'We are glad that the food was good, and we are sorry that you waited 50 minutes and the server forgot your naan.',
    );
    expect(text).toContain('You should ask for Priya.');
    expect(text).not.toMatch(/["“]|I want to say|He should/i);
  });

  it('say back only clauses that have a subject', () => {
    const text = write(
      "reply to this review: 'Beautiful work on my sofa but it took 7 weeks instead of 4.' we had a flood in the shop, should have called her",
    );
    expect(text).toContain(
      'Thank you for telling us. We are sorry that it took 7 weeks instead of 4. We had a flood in the shop',
    );
    expect(text).toContain('should have called you.');
  });

  it.each([
    [
      'Reply to a one-star review from Paula, who paid for a table and was seated by the kitchen. It was our mistake.',
      'We are sorry that you paid for a table and you were seated by the kitchen.',
    ],
    [
      'Reply to a three-star review from Sam, who liked the haircut but was charged twice. The machine froze.',
      'We are glad that you liked the haircut, and we are sorry that you were charged twice.',
    ],
  ])('[AIT-14] say back what is told of its writer: %s', (prompt, said) => {
    expect(write(prompt)).toContain(said);
  });

  it('speak Spanish, and say what is to be told', () => {
    const text = write(
      'respuesta a reseña de 5 estrellas de Julián Mota: dice que su mamá ya puede dormir. agradecerle y decirle que el filtro se cambia en septiembre',
    );
    expect(text).toMatch(/^Hola, Julián Mota:/);
    expect(text).toContain('Qué gusto saber que su mamá ya puede dormir.');
    expect(text).toContain('El filtro se cambia en septiembre.');
    expect(text).not.toMatch(/agradecerle|decirle/i);
  });

  it('greet who signed the review, or whose review is thanked for', () => {
    expect(
      write(
        'reply to this 2 star review: Nice cut but nobody said hello. - Terrence. we were busy',
      ),
    ).toMatch(/^Hello Terrence,(?!.* Terrence)/s);
    expect(
      write('Say thanks for 5 star review from Amber W, she said the yard looks great'),
    ).toMatch(/^Hello Amber,/);
  });

  it.each([
    [
      'a complaint beside praise, in single quotation marks',
      "Reply to this review: 'Waited 40 minutes past my appointment and nobody said a word. The haircut itself was great.'",
      [
        'Thank you for your honest review. We are glad that the haircut itself was great, and we are sorry that you waited 40 minutes past your appointment and nobody said a word.',
      ],
    ],
    [
      'what is called negative',
      'Respond to a negative Google review: "The food was cold and the waiter was rude. Never coming back." Say that we talked to the staff.',
      ['We are sorry that the food was cold and the waiter was rude. We talked to the staff.'],
    ],
    [
      'what a customer says',
      'Answer a bad review. The customer says we overcharged her for the brake job. We quoted $420 and the bill was $420.',
      ['We are sorry that we overcharged you for the brake job. We quoted $420'],
    ],
    [
      'a review without quotation marks that turns',
      'Reply to this review: I love this nursery, but half of my tomato plants died within a week. She can bring the receipt.',
      [
        'We are glad that you love this nursery, and we are sorry that half of your tomato plants died within a week. You can bring the receipt.',
      ],
    ],
    [
      'praise that is signed behind a dash',
      'Please write a response to the following review: "Fast service and fair prices. They cleaned up every nail." - Susan B.',
      ['Hello Susan', 'Thank you for your kind words.'],
    ],
    [
      'only a quotation',
      'Respond to: "Dr. Patel is gentle, but the front desk double booked me twice."',
      [
        'glad that Dr. Patel is gentle, and we are sorry that the front desk double booked you twice.',
      ],
    ],
    [
      'who signed within the quotation, and invite them back',
      'Write a reply to this two-star review. "Food was good but we waited 50 minutes. - Tom B." I want to invite Tom back, he can ask for me, Lina. No discount.',
      ['Hello Tom,', 'I want to invite you back, you can ask for me, Lina.'],
    ],
    [
      'what was told of a review, to nobody by name',
      "Thank a customer for her review. She wrote that our bakery made her daughter's graduation special.",
      ['Hello,', "We are so glad that our bakery made your daughter's graduation special."],
    ],
    [
      'notes of what happened',
      'reply to 2 star review from Greg: towing took 3 hours and driver didnt apologize. snow storm that night, 40 calls, driver is new',
      [
        "We are sorry that towing took 3 hours and driver didn't apologize.",
        'Snow storm that night, 40 calls',
      ],
    ],
  ])('answer %s', (_, prompt, said) => {
    const text = writeFreeText({ prompt, topic: 'writing-assistant' }).text;
    for (const one of said) expect(text).toContain(one);
  });

  it('are glad of the praise and sorry for the rest, and make nobody else the reader', () => {
    const text = write(
      "respond to 4 star review from 'Pastor Lyle'. He says the driver Wendell sang hymns the whole way but the AC was weak in the back. Thank him, Wendell says hi",
    );
    expect(text).toMatch(/^Hello Pastor Lyle,/);
    expect(text).toContain(
      'We are glad that the driver Wendell sang hymns the whole way, and we are sorry that the AC was weak in the back.',
    );
    expect(text).toContain('Wendell says hi.');
  });

  it('never say back a clause whose subject is in doubt, and greet who signed by stars', () => {
    const text = write(
      "reply to this review: 'They did great work but left ruts in my lawn. Quoted $95, then billed $140.' 3 stars from Bill. we'll come fill the ruts",
    );
    expect(text).toMatch(/^Hello Bill,/);
    expect(text).toContain('We are sorry that we left ruts in your lawn.');
    expect(text).toContain("We'll come fill the ruts.");
    expect(text).not.toMatch(/great work|\$95|3 stars/);
  });

  it('do not admit what their owner denies', () => {
    const text = write(
      'reply to 1 star review from Vince: "They scratched my door." that is not true, the scratch was there before',
    );
    expect(text).toContain('We are sorry that you were not happy.');
    expect(text).not.toContain('we scratched');
  });

  it.each([
    'reply to Latoya, 3 stars: "Kids loved it but the guys were an hour late." the truck had a flat',
    'answer Latoya\'s 3 star review: "Kids loved it but the guys were an hour late." the truck had a flat',
  ])('[AIT-14] greet who is named before the stars: %s', (prompt) => {
    expect(write(prompt)).toMatch(
      /^Hello Latoya,\n\nThank you for .*sorry that the guys were an hour late\. The truck had a flat\./,
    );
  });

  it('[AIT-14] know the name of their owner', () => {
    const { text } = writeFreeText(
      { prompt: 'reply to a 5 star review: "Thuy fixed a gel set."', topic: '' },
      { name: 'Thuy Pham' },
    );
    expect(text).toContain('We are so glad that Thuy fixed a gel set.');
  });

  it('[AIT-14] find no complaint in five stars', () => {
    const text = write(
      'reply to a 5 star review from Danielle: "The color is perfect. She took her time and didn\'t rush me."',
    );
    expect(text).toContain('Thank you for your kind words.');
    expect(text).not.toMatch(/sorry|rush/);
  });

  it('[AIT-14] read stars and a name between commas, and say sorry once', () => {
    const text = write(
      'Review, 2 stars, from Ken W.: "Left mud on the carpet three hours late." We are sorry, the truck broke down. Ask him to stop by.',
    );
    expect(text).toMatch(/^Hello Ken,/);
    expect(text.match(/sorry/g)?.length).toBeLessThan(3);
    expect(text).toMatch(/Please stop by\.|stop by\./);
    expect(text).not.toMatch(/2 stars|you were not happy|Could you/);
  });
});
