import { writeFreeText } from './free-text.writer.js';

const write = (prompt: string) => writeFreeText({ prompt, topic: 'free text' }).text;

describe('free texts without a model', () => {
  it('replies to a review instead of repeating the request', () => {
    const text = write(
      'reply to a 2 star review from Greg. he waited 50 minutes for brakes. we had a tech out sick. offer him a free oil change',
    );
    expect(text).toMatch(/^Hello Greg,/);
    expect(text).toContain('We are sorry that you waited 50 minutes for brakes.');
    expect(text).toContain('offer you a free oil change');
    expect(text).not.toContain('review from');
  });

  it('leaves out what must not be mentioned', () => {
    const text = write(
      'reply to 1 star review from Karen P, she says we scratched her rim. we checked the camera and the scratch was there when she came in. dont mention the camera. invite her to come by so we can polish it for free',
    );
    expect(text).toMatch(/^Hello Karen,/);
    expect(text).toContain('The scratch was there when you came in.');
    expect(text).not.toMatch(/camera|mention/);
  });

  it.each([
    [
      'answer this google review 3 stars from Tom B: Good burgers but the fries were cold. kitchen was slammed. free fries next time',
      ['Hello Tom,', 'We are sorry that the fries were cold. The kitchen was slammed.'],
    ],
    [
      'announcement for the staff: new schedule starts Dec 7, trade shifts only through Kim',
      ['Hi staff,', 'New schedule starts December 7', 'rade shifts only through Kim.'],
    ],
    [
      'refund policy for handmade jewelry: 14 days unworn, no returns on custom pieces, buyer pays shipping',
      ['# Refund policy', '14 days unworn', 'o returns on custom pieces.', 'uyer pays shipping.'],
    ],
    [
      'write a bio for our website about me. I started cutting hair at 16, I got licensed in 2009, I opened this shop in 2018 with two chairs',
      ['I got licensed in 2009. I opened this shop in 2018 with two chairs.'],
    ],
    [
      'FAQ for our wedding barn: holds 180, tables included, deposit half',
      ['**How many people fit?**\nHolds 180.', '**How can I pay?**'],
    ],
    [
      'short bio for website: Marcus Trent, 14 years electrician, licensed in AR since 2011, coaches little league, born in Conway',
      [
        'Marcus Trent has been an electrician for 14 years. Marcus has been licensed in AR since 2011 and coaches little league. Marcus was born in Conway.',
      ],
    ],
    [
      'write 4 faq for a dog boarding place: vaccines rabies bordetella, drop off 7-10am',
      ['**Which shots are needed?**\nRabies and bordetella.'],
    ],
    ['slogan for our knife shop called Edge Lord', ['Edge Lord: knife shop.']],
    [
      'reply to this 2 star review: "Waited 50 minutes and nobody said anything. Haircut was fine."',
      ['We are glad that the haircut was fine, and we are sorry that you waited 50 minutes'],
    ],
    [
      'FAQ for our kayak rental: helmet and vest included, a driver license is needed, return by 6 pm',
      [
        '**What is included?**\nHelmet and vest included.',
        '**What should I bring?**',
        '**When does it have to be back?**\nReturn by 6 pm.',
      ],
    ],
    [
      'cancellation policy for my studio: 24 hours notice or 50% fee, no shows pay full',
      ['# Cancellation policy', "24 hours' notice or 50% fee."],
    ],
    [
      'menu description for our brisket sandwich, 14 hours smoked, pickles, white bread, comes with slaw, $13',
      ['**Brisket sandwich** · $13', 'Smoked for 14 hours, with pickles and white bread.'],
    ],
    [
      'faq for our dog daycare: what shots are needed (rabies, distemper), hours 7 to 7, half day 22 full day 35',
      ['**Which shots are needed?**\nRabies, distemper.', 'Half day $22, full day $35.'],
    ],
    [
      'thank you card to the Rotary Club for letting us use their tent',
      ['Dear Rotary Club,', 'Thank you for letting us use your tent.'],
    ],
    [
      'plan for grand opening: raffle at 2, 10am ribbon cutting, free coffee',
      ['- **10am:** ribbon cutting\n- **2:** raffle', '- Free coffee'],
    ],
    [
      'house rules for our cabin: quiet after 10, max 6 people',
      ['# House rules', 'Quiet after 10', 'ax 6 people.'],
    ],
    ['how do i get more google reviews', ['reviews?', 'What usually helps:']],
    [
      'letrero para la puerta: cerrado el jueves por la fiesta, abrimos el viernes a las 8',
      ['Estamos cerrados el jueves por la fiesta.', 'Abrimos el viernes a las 8.'],
    ],
    [
      'política de devoluciones: 30 días con recibo, no se aceptan cosas abiertas en la tienda',
      ['# Política de devoluciones', '- Tiene 30 días con recibo.'],
    ],
  ])('writes what people would use: %s', (prompt, parts) => {
    const text = write(prompt);
    for (const part of parts) expect(text).toContain(part);
  });

  it('says sorry for what the owner admits, and repeats nothing as a claim', () => {
    const text = write(
      'Write a reply to a two-star review. The customer says that our driver came a day late and forgot the lamp. We are sorry, our truck broke down. We will bring the lamp for free.',
    );
    expect(text).toContain('We are sorry that our driver came a day late and forgot the lamp.');
    expect(text).not.toMatch(/You write|you say/);
  });

  it('makes as many slogans as were asked for, of what was entered alone', () => {
    const text = write(
      'Give me three slogans for a women-owned bike shop in Red Bank that has been open since 1998 and helps families ride safely.',
    );
    expect(text.match(/^- /gm)).toHaveLength(3);
    expect(text).toContain('We help you ride safely.');
    expect(text).toContain('In Red Bank since 1998.');
    expect(text).not.toMatch(/slogan|give me/i);
  });

  it('greets callers of a voicemail', () => {
    expect(
      write(
        'voicemail greeting: you have reached Bright Smiles Pet Grooming, for emergencies call 423-555-0111',
      ),
    ).toMatch(/^You have reached Bright Smiles Pet Grooming.*423-555-0111/);
  });

  it('does not address the person whom a reference is about', () => {
    const text = write(
      'reference letter for Andre Mills, worked for me 3 years, I would hire him back',
    );
    expect(text).toContain('To whom it may concern,');
    expect(text).toContain('Andre worked for me 3 years.');
    expect(text).toContain('I would hire him back.');
  });

  it('keeps a day, its date and its hours in one sentence', () => {
    expect(
      write(
        'Write a notice for our tenants that the power will be off on Monday, May 4, from 8 am to noon.',
      ),
    ).toContain('The power will be off on Monday, May 4, from 8 am to noon.');
  });
});

it('[AIT-14] lists prices in Spanish', () => {
  expect(
    writeFreeText({
      prompt:
        'lista de precios para la pared: parche 12, balanceo 10 por llanta, llanta usada desde 35',
      topic: '',
    }).text,
  ).toBe('# Precios\n\n- Parche: $12\n- Balanceo: $10 por llanta\n- Llanta usada: desde $35');
});
