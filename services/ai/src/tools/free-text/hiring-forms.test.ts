import { writeFreeText } from './free-text.writer.js';

const write = (prompt: string, topic = 'free text') =>
  writeFreeText({ topic, prompt }, undefined, {}).text;

describe('[AIT-14] texts around a job', () => {
  it('make a letter of application of notes, in the first person', () => {
    const text = write(
      'cover letter for stock clerk at Pine & Sons. 4 years in a hardware store, 1 as shift lead, forklift certified, speak Polish. my name is Ada Wirth',
    );
    expect(text).toContain('I am applying for the position of stock clerk at Pine & Sons.');
    expect(text).toContain('I have 4 years of experience in a hardware store, 1 as shift lead.');
    expect(text).toContain('I am forklift certified. I speak Polish.');
    expect(text).toMatch(/Kind regards,\nAda Wirth$/);
  });

  it('know from the name of the tool what is wanted', () => {
    expect(write('welder at Harbor Yards. 6 years of ship repair.', 'cover letter')).toContain(
      'the position of welder at Harbor Yards. I have 6 years of experience in ship repair.',
    );
  });

  it('ask an applicant about each thing that the job was said to be', () => {
    const text = write('interview questions for a dog groomer: drives the van, good with old dogs');
    expect(text).toContain('work as a dog groomer');
    expect(text).toContain('- What experience do you have with driving the van?');
    expect(text).toContain('- This job is for somebody who is good with old dogs. When were you?');
  });

  it('tell of a person in a profile, never of a business', () => {
    expect(
      write('profile text for my profile: prep cook 3 years, knife skills, looking for mornings'),
    ).toBe(
      'I have worked as a prep cook for 3 years. My experience includes knife skills. I am looking for mornings.',
    );
  });

  it('name whom a bio is about', () => {
    expect(
      write(
        'write a bio for our new stylist Rosa Kemp. 9 years cutting hair, she loves short cuts',
      ),
    ).toBe(
      'Rosa Kemp is our new stylist and has been cutting hair for 9 years. Rosa loves short cuts.',
    );
  });
});

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
    expect(text).toContain('they were the best tacos you have had in years.');
    expect(text).toContain('Paco says hi. We have the green salsa again.');
  });

  it('greets the tenants of a house', () => {
    const text = write(
      'write a notice to tenants of 14 Cobb Street that the boiler gets replaced March 3 to 5, no hot water those days',
    );
    expect(text).toMatch(
      /^Dear tenants,\n\nThe boiler gets replaced March 3 to 5\. There is no hot water/,
    );
  });

  it('tells of a person in Spanish', () => {
    expect(write('resumen para mi perfil: albañil 15 años, leo planos, licencia de conducir')).toBe(
      'Trabajo de albañil desde hace 15 años. Leo planos. Tengo licencia de conducir.',
    );
  });
});
