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
