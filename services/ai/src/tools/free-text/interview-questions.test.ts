import { writeFreeText } from './free-text.writer.js';

const write = (prompt: string, topic = 'free text') => writeFreeText({ topic, prompt }).text;

describe('[AIT-14] texts around a job', () => {
  it('make a letter of application of notes, in the first person', () => {
    const text = write(
      'cover letter for stock clerk at Pine & Sons. 4 years in a hardware store, 1 as shift lead, forklift certified, speak Polish. my name is Ada Wirth',
    );
    expect(text).toContain('I am applying for the position of stock clerk at Pine & Sons.');
    expect(text).toContain('I have worked in a hardware store for 4 years, 1 as shift lead.');
    expect(text).toContain('I am forklift certified. I speak Polish.');
    expect(text).toMatch(/Kind regards,\nAda Wirth$/);
  });

  it('know from the name of the tool what is wanted', () => {
    expect(write('welder at Harbor Yards. 6 years of ship repair.', 'cover letter')).toContain(
      'the position of welder at Harbor Yards. I have worked in ship repair for 6 years.',
    );
  });

  it('ask an applicant about each thing that the job was said to be', () => {
    const text = write('interview questions for a dog groomer: drives the van, good with old dogs');
    expect(text).toContain('work as a dog groomer');
    expect(text).toContain('- What experience do you have with driving the van?');
    expect(text).toContain('- This job is for somebody who is good with old dogs. When were you?');
  });

  it('count no questions as money', () => {
    const text = write(
      'Write 8 interview questions for a dental hygienist who works with nervous children and keeps good notes',
    );
    expect(text).toContain('# Interview questions: dental hygienist');
    expect(text).toContain('working with nervous children');
    expect(text).not.toMatch(/\$|Write/);
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
      write('write a bio: Rosa Kemp, our new stylist, 9 years cutting hair, loves short cuts'),
    ).toBe(
      'Rosa Kemp is our new stylist and has been cutting hair for 9 years. Rosa loves short cuts.',
    );
  });
});
