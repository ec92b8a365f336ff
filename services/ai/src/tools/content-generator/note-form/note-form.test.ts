import { factSheet } from './fact-sheet.js';
import { noteForm } from './note-form.js';
import { spanishNoteForm } from './spanish-note-form.js';

describe('noteForm [AIT-07]', () => {
  it.each([
    ['A box costs $13.', ['Box: $13']],
    ['The warranty is three years.', ['Warranty: 3 years']],
    ['We now have a patio with 12 tables.', ['New: a patio with 12 tables']],
    ['There is free parking behind the church.', ['Free parking behind the church']],
    ['You can choose from six frames.', ['Choose from six frames']],
    ['You need the W-9 of everyone.', ['Needed: the W-9 of everyone']],
    ['Lessons are one on one in a car.', ['Lessons: one on one in a car']],
  ])('%s → %j', (sentence, notes) => {
    expect(noteForm(sentence, false)?.notes).toEqual(notes);
  });

  it('names what several predicates are about, and lists them', () => {
    expect(
      noteForm('The candle weighs nine ounces, is poured by hand and burns for 50 hours.', true),
    ).toEqual({
      topic: 'The candle',
      notes: ['Weighs 9 ounces', 'Poured by hand', 'Burns for 50 hours'],
    });
  });

  it('names a thing of which a clause tells what it does', () => {
    expect(
      noteForm(
        'This is a keypad lock that holds 50 codes and runs a year on four batteries.',
        true,
      ),
    ).toEqual({
      topic: 'Keypad lock',
      notes: ['Holds 50 codes', 'Runs a year on four batteries'],
    });
  });

  it('parts what readers are to do', () => {
    expect(
      noteForm('Clean your gutters, cut tall grass, and keep screens repaired.', false)?.notes,
    ).toEqual(['Cut tall grass', 'Keep screens repaired', 'Clean your gutters']);
  });

  it.each([
    'Meet Dre, our new apprentice.',
    'Twice a day, we feed it.',
    'Fall is the best time to plant trees since the roots grow all winter.',
    'Bring water, sturdy shoes and a hat.',
    'Clean it, cut it or keep it.',
  ])('keeps in one line: %s', (sentence) => {
    expect(noteForm(sentence, false)?.notes ?? [sentence]).toHaveLength(1);
  });

  it.each([
    ['tells one thing after the other', 'The clay wobbles, you laugh, it collapses.'],
    ['says what is not', 'We are not glad about it.'],
    ['says who does it', 'She reads from her new novel.'],
    ['says what the business does just now', 'We are paying half of it.'],
    ['says to whom something is offered', 'We offer groups of ten or more a rate of $25.'],
    ['is short', 'Bread is fresh.'],
  ])('leaves its subject to a sentence that %s', (_, sentence) => {
    const notes = noteForm(sentence, false)?.notes ?? [sentence];
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^(?:The clay|We|She|Bread)\b/);
  });

  it.each([
    ['La garantía es de 10 años.', ['Garantía: 10 años']],
    ['El plato cuesta $12.', ['Plato: $12']],
    ['Hay música en vivo y juegos para niños.', ['Música en vivo y juegos para niños']],
  ])('%s → %j', (sentence, notes) => {
    expect(spanishNoteForm(sentence)?.notes).toEqual(notes);
  });

  it('keeps a Spanish sentence whose clauses are tied', () => {
    expect(spanishNoteForm('Si llueve, el plato cuesta $12.')).toBeUndefined();
  });
});

describe('factSheet [AIT-07]', () => {
  it('has every thought, as a note where it has a shorter form', () => {
    const thoughts = [
      ['We moved to Oak Street.'],
      ['A box costs $13.'],
      ['The glass is included.'],
    ];
    const { items } = factSheet(thoughts, { noteForm, retold: (sentence) => sentence }, 1);
    expect(items).toEqual(['Box: $13', 'The glass is included', 'We moved to Oak Street']);
  });
});
