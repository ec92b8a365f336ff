import { readFacts } from '../facts.js';

const told = (entered: string) =>
  readFacts([entered], { isLetter: true })
    .acts.map(({ text }) => text)
    .join('. ');

// AIT-04: who is meant in what owners write in whole sentences.
describe('people in sentences', () => {
  it('keeps a man apart from the woman who reads the letter', () => {
    const text = told(
      "Let Nora know her Civic isn't done. The adjuster is slow. I've called him twice.",
    );
    expect(text).toContain("I've called him twice");
    expect(text).toContain('your Civic');
  });

  it('takes no state for the name of the writer', () => {
    const entry = "I'm sick with the flu, so there are no lessons today.";
    expect(readFacts([entry], { isLetter: true }).people.sender).toBeUndefined();
    expect(told(entry)).toContain("I'm sick with the flu");
  });

  it('measures a furnace, and prices it', () => {
    expect(told('Put in a new 80,000 BTU furnace for $4,600.')).toMatch(/ 80,000 BTU.*\$4,600/);
  });
});
