import { partsOfRunOn } from './run-on-notes.js';
import { partsByWholeness } from './run-on-parts.js';
import { saidNote, topicNote } from './said-notes.js';
import { tidyWords } from './tidy-words.js';

describe('notes without a mark', () => {
  it.each([
    [
      'birthday cake june 6 3 tiers lemon 40 people 260 total deposit 80 due may 20',
      'birthday cake June 6 | 3 tiers lemon | 40 people | $260 total | deposit $80 due May 20',
    ],
    ['practice tues 5 to 6 no parents on the mat', 'practice Tues 5 to 6 | no parents on the mat'],
    [
      'you start monday route 4 truck 7 be here 6:45',
      'you start Monday route 4 truck 7 | be here 6:45',
    ],
    ['on friday 3 vans are coming from Knoxville', undefined],
    ['we can deliver 12 chairs on saturday morning', undefined],
    ['he bit two dogs', undefined],
    ['our friday class moves to room 4', undefined],
  ])('%s', (typed, parts) => {
    const tidy = tidyWords(typed);
    expect(partsOfRunOn(tidy).join(' | ').toLowerCase()).toBe((parts ?? tidy).toLowerCase());
  });

  it.each([
    [
      'the tiles from order 91 are the wrong size we need 12 inch not 10 can you swap them by fri',
      ['the tiles from order 91 are the wrong size', 'can you swap them by Fri'],
    ],
    [
      'the keys are ready code is 4471 pick them up by the 3rd so we can close the file',
      ['the keys are ready', 'code is 4471'],
    ],
    ['we met her at the market and she liked the jam', undefined],
  ])('%s: whole clauses', (typed, some) => {
    const parts = partsByWholeness(tidyWords(typed));
    if (some) expect(parts).toEqual(expect.arrayContaining(some));
    else expect(parts).toEqual([typed]);
  });

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

  it('takes a thing and its day at the head of notes for what they are about', () => {
    expect(topicNote('porch repair March 3')).toBe('about the porch repair on March 3');
    expect(topicNote('we repair porches')).toBeUndefined();
  });
});
