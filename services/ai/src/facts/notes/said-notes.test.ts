import { saidNote } from './said-notes.js';

describe('notes without a verb', () => {
  it.each([
    ['game Sat May 2 at Warner Park', 'the game is on Sat May 2 at Warner Park'],
    ['dress rehearsal Fri 5 to 8', 'the dress rehearsal is on Fri from 5 to 8'],
    ['tickets $9 at the door', 'tickets are $9 at the door'],
    ['deposit $80 due May 20', 'the deposit of $80 is due on May 20'],
    [
      'power off Tuesday 8 to 11 new meter',
      'the power will be off on Tuesday from 8 to 11 for a new meter',
    ],
    ['water at the shop is cold', undefined],
    ['bring a blanket rain date the 19th', undefined],
    ['we open Monday', undefined],
  ])('%s is said as a sentence', (note, sentence) => {
    expect(saidNote(note)).toBe(sentence);
  });
});
