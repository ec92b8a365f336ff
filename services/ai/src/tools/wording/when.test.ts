import { timed } from './when.js';

describe('the date and time of a note', () => {
  it.each([
    ['wreath class Nov 28 10-12 at the shop', 'wreath class', 'on November 28 from 10 to 12'],
    ['wheel night Fri Dec 4 6-8pm', 'wheel night', 'on Friday, December 4, from 6 to 8pm'],
    ['yoga starts Tues Jan 12', 'yoga starts', 'on Tuesday, January 12'],
    ['trivia every Wednesday at 7', 'trivia', 'every Wednesday at 7'],
    ['tune up $79 through Oct 31', 'tune up $79', 'through October 31'],
    ['one half off Feb 10 to 14', 'one half off', 'from February 10 to 14'],
    ['haircuts all August', 'haircuts', 'all August'],
    ['battery test free in December', 'battery test free', 'in December'],
    ['open until 8 on Thursdays', 'open', 'on Thursdays until 8'],
    ['Mon to Fri 7 to 5', '', 'Monday to Friday from 7 to 5'],
    ['Sat 7 to noon', '', 'on Saturday from 7 to noon'],
    ['classes Mon, Wed and Fri 6pm', 'classes', 'on Monday, Wednesday and Friday at 6pm'],
    ['costume contest at 7', 'costume contest', 'at 7'],
    ['20% off this weekend only', '20% off', 'this weekend only'],
  ])('%s', (note, before, text) => {
    const found = timed(note);
    expect([found.before, found.when?.text]).toEqual([before, text]);
  });

  it('keeps what stands behind the time: the place', () => {
    expect(timed('book sale Sat Oct 17 9 to 2 in the basement').after).toBe('in the basement');
  });

  it.each([
    'you may come',
    'march with us',
    'made in the sun',
    'teams up to 6',
    '8 oz',
    '12x18 inches',
  ])('takes no other words or numbers for a time: %s', (note) => {
    expect(timed(note).when).toBeUndefined();
  });
});
