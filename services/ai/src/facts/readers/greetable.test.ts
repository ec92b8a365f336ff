import { readFacts } from '../facts.js';
import { isGreetable } from './greetable.js';

// Decision B187: nobody is greeted as "Wednesday team" or "Unit".
describe('whom a letter can greet', () => {
  it.each([
    ['Wed', false],
    ['Unit', false],
    ['Dr. Sept', false],
    ["Mrs. Lund's Volvo", false],
    ['June', true],
    ["Tyler's mom", true],
    ["St. Mark's Church", true],
    ['Priya', true],
    ['Grace', true],
    ['neighbors', true],
    ['Northern Pipe', true],
  ])('%s: %s', (name, is) => {
    expect(isGreetable(name)).toBe(is);
  });
  it('leaves the entry as it is where nobody is', () => {
    const { people, acts } = readFacts(['move our visit from wed to fri'], { isLetter: true });
    expect(people.readerFirm).toBeUndefined();
    expect(acts.map(({ text }) => text).join()).toContain('from Wed to Fri');
  });
});
