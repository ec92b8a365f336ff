import { plainNote, withFigures } from './plain-note.js';

describe('plainNote [AIT-07]', () => {
  it.each([
    ['Live music from 5 to 7pm on May 11', 'Live music 5–7pm May 11'],
    ['Gentle Flow on Mondays at 9am', 'Gentle Flow Mondays, 9am'],
    ['Ready in two days', 'Ready in 2 days'],
  ])('%s → %s', (note, said) => {
    expect(plainNote(note)).toBe(said);
  });

  it.each([
    'Pick it up by Monday at 5',
    'Two days of music',
    'From 5 to 7 people',
    '$5 to $7',
    'A two-hour tour',
    'Children three and older',
    'We run three or six miles',
    'On Monday at 9am, we open',
  ])('leaves: %s', (note) => {
    expect(plainNote(note)).toBe(note);
  });

  it('keeps the days of a sentence', () => {
    expect(withFigures('We open on Monday at 9.')).toBe('We open on Monday at 9.');
  });
});
