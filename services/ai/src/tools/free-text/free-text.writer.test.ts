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
    expect(text).toMatch(/^Hello Karen P,/);
    expect(text).toContain('The scratch was there when you came in.');
    expect(text).not.toMatch(/camera|mention/);
  });

  it.each([
    [
      'cancellation policy for my studio 24 hours notice or 50% fee, no shows pay full',
      ['# Cancellation policy', 'Otherwise we charge a 50% fee.', 'you pay the full price'],
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
      'thank you card to the rotary club for letting us use their tent',
      ['Dear Rotary Club,', 'Thank you for letting us use your tent.'],
    ],
    [
      'plan for grand opening: raffle at 2, 10am ribbon cutting, free coffee',
      ['- **10am:** ribbon cutting\n- **2:** raffle', '- Free coffee'],
    ],
    [
      'house rules for our cabin: quiet after 10, max 6 people',
      ['- Quiet after 10.', '- At most 6 people.'],
    ],
    [
      'how do i get more google reviews',
      ['reviews?', 'What usually helps:', 'Ask every satisfied'],
    ],
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

  it('greets callers of a voicemail', () => {
    expect(
      write('voicemail greeting for Bright Smiles Pet Grooming, for emergencies call 423-555-0111'),
    ).toMatch(/^Hello, you have reached Bright Smiles Pet Grooming\. .*423-555-0111/);
  });

  it('does not address the person whom a reference is about', () => {
    const text = write(
      'reference letter for Andre Mills, worked for me 3 years, I would hire him back',
    );
    expect(text).toContain('To whom it may concern,');
    expect(text).toContain('Andre worked for me 3 years.');
    expect(text).toContain('I would hire him back.');
  });
});
