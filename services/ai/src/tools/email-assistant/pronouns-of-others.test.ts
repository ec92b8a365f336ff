import { writeEmail } from './email-assistant.writer.js';

const write = (emailPurpose: string, keyPoints = '', emailType = 'Other') =>
  writeEmail({ emailType, recipientType: 'Customer', emailPurpose, keyPoints, tone: 'friendly' })
    .text;

// AIT-04: "she", "they" and names are the reader only where nobody else is meant.
describe('whom pronouns of an entry mean', () => {
  it('is somebody named, where the readers are many', () => {
    const text = write(
      'let the parents of the blue room know that Miss Carol is out until Dec 4, she broke her wrist. Miss Dana is covering and the kids already know her.',
    );
    expect(text).toMatch(/Hi parents(?: of the blue room)?,/);
    expect(text).toContain('She broke her wrist.');
    expect(text).toContain('the kids already know her.');
  });

  it('is the animals, where they were named last', () => {
    const text = write(
      'They asked about bringing 2 alpacas to visit. We bring our own tarp and clean up after them.',
      'Director is Mrs. Fay Odom. They like carrots',
      'Proposal',
    );
    expect(text).toContain('Hi Mrs. Odom,');
    expect(text).toMatch(/asked about bringing 2 alpacas to visit\./);
    expect(text).toContain('clean up after them.');
    expect(text).toContain('They like carrots.');
  });

  it('is the company that does the work', () => {
    const text = write(
      'Tell Mr. Pell we looked at his oak. He needs to call the power company first, they will drop the line for free and after that we can do it for the $1,900 I quoted.',
    );
    expect(text).toContain('We looked at your oak.');
    expect(text).toContain('You need to call the power company first');
    expect(text).toMatch(
      /they will drop the line for free,? and after that we can do it for the \$1,900 I quoted\./i,
    );
  });

  it('is the reader who is told of by name', () => {
    const text = write('Jasmine waited 40 min for a screen. it was my fault', '', 'Apology');
    expect(text).toContain('Hi Jasmine,');
    expect(text).toContain('sorry that you waited 40 minutes for a screen');
  });
});
