import { writeFreeText } from './free-text.writer.js';

const write = (prompt: string, topic = 'free text') => writeFreeText({ topic, prompt }).text;

describe('[AIT-14] Spanish notices', () => {
  it('say what they are told to say without the "que" of the order', () => {
    const text = write(
      'escribe un aviso para mis clientes que el lunes no trabajo, que las citas las puedo mover, y que en mayo sube el precio',
    );
    expect(text).toContain('Las citas las puedo mover. En mayo sube el precio.');
  });
});

describe('[AIT-14] what is told about others', () => {
  it('is said to the writer of a review', () => {
    const text = write(
      'Reply to a 5 star review from Ines: "Best tacos I have had in years." tell her Paco says hi and that we have the green salsa again',
    );
    expect(text).toMatch(/^Hello Ines,\n\nThank you for your kind words\. Paco/);
    expect(text).toMatch(/ Paco says hi\b.*\bwe have the green salsa again\.$/i);
  });

  it('greets the tenants of a house', () => {
    const text = write(
      'write a letter to all tenants of the Cobb building that the boiler gets replaced March 3 to 5, no hot water those days',
    );
    expect(text).toMatch(
      /^Dear tenants,\n\nThe boiler gets replaced March 3 to 5\. No hot water those days\./,
    );
  });

  it('tells of a person in Spanish', () => {
    expect(write('resumen para mi perfil: albañil 15 años, leo planos, licencia de conducir')).toBe(
      'Trabajo de albañil desde hace 15 años. Leo planos. Tengo licencia de conducir.',
    );
  });
});

describe('[AIT-14] lists of facts', () => {
  it('say what a business has and offers, and keep a list in one sentence', () => {
    const text = write(
      'description for the directory: chip repair, mobile, 15 years, we do cars, farm trucks and boat trailers',
    );
    expect(text).toMatch(
      /^Chip repair\b.*\bmobile\b.*\b15 years\b.*We do cars, farm trucks and boat trailers\.$/,
    );
  });

  it('part questions from their answers at a dash', () => {
    const text = write(
      'faq: do you come to me - yes within 20 miles. how long does it take - an hour',
    );
    expect(text).toContain('**Do you come to me?**\nYes, within 20 miles.');
    expect(text).toContain('**How long does it take?**\nAn hour.');
  });

  it('price each piece of work of a quote without marks', () => {
    const text = write(
      'quote for Mrs. Dawson 2019 Odyssey windshield 340 with calibration 120, good for 14 days',
    );
    expect(text).toMatch(
      /^# Quote for Mrs\. Dawson\n\n- 2019 Odyssey windshield: \$340\n- Calibration: \$120/,
    );
  });

  it('take no day of a month for an hour of an agenda', () => {
    const text = write('agenda for staff meeting monday 8am, new time clock, who works July 4');
    expect(text).toBe('# Staff meeting Monday 8am\n\n- New time clock\n- Who works July 4');
  });

  it('look for whom a shop needs', () => {
    expect(write('help wanted post: hardware store needs saturday cashier, $15.50')).toContain(
      'We are looking for a Saturday cashier.',
    );
  });
});
