import { splitNotes } from './split-notes.js';

describe('notes of an entry', () => {
  it('[AIT-07] keeps commas within notes that semicolons part', () => {
    expect(
      splitNotes(
        'Why an inspection is worth it: we look at roof, wiring and plumbing; it takes three hours; you get the report the next day',
      ),
    ).toEqual({
      heading: 'Why an inspection is worth it',
      notes: [
        'we look at roof, wiring and plumbing',
        'it takes three hours',
        'you get the report the next day',
      ],
    });
  });

  it('[AIT-07] takes a sentence with a list for no heading', () => {
    const { heading, isText } = splitNotes(
      'We turn vacant units in 48 hours: painting, small repairs and a final clean. We work in Saline County.',
    );
    expect(heading).toBeUndefined();
    expect(isText).toBe(true);
  });

  it('[AIT-07] takes the first of several sentences for one, whatever its colon', () => {
    expect(
      splitNotes(
        'Five signs your furnace needs service: yellow flame, noises, and uneven heat. A tune-up costs $89.',
      ).heading,
    ).toBeUndefined();
  });

  it('[AIT-07] leaves the price of one of several subjects with it', () => {
    const { notes } = splitNotes(
      'poinsettias are in, from $12. frost cloth is back. wreath workshop dec 5 at 10, $35 with materials, 12 spots',
    );
    expect(notes.at(-1)).toBe('wreath workshop Dec 5 at 10, $35 with materials, 12 spots');
    expect(notes[1]).toBe('from $12');
  });

  it('[AIT-07] names two things with what they are', () => {
    expect(
      splitNotes('New in January: two new classes, Gentle Flow and Yoga for Runners').notes,
    ).toEqual(['two new classes: Gentle Flow and Yoga for Runners']);
  });

  it('keeps a condition with what it is for', () => {
    expect(
      splitNotes('if your heater makes a banging noise, shut it off and call us, $89 visit').notes,
    ).toEqual(['if your heater makes a banging noise, shut it off and call us', '$89 visit']);
  });
});
