import { readFacts } from '../facts.js';
import { instructsBeside, isInstruction } from './written-instructions.js';

describe('written instructions', () => {
  it.each([
    'Take photos before we come.',
    'Move cars off the driveway by 8 am.',
    'Swap shifts only with my approval.',
    'Never sign over a shift to someone under 18.',
    'Park behind the shop.',
    'Rinse recyclables and flatten boxes.',
    "Label lunch boxes with your child's name.",
    'Report leaks right away.',
    'Do not feed the dogs.',
  ])('[AIT-04] takes "%s" for what its reader does', (sentence) => {
    expect(isInstruction(sentence)).toBe(true);
  });

  it.each([
    'Water damage in unit 4 needs a plumber.',
    'Open Monday to Friday 9 to 5.',
    'Checks or bank transfer are both fine.',
    'Single vision lenses take one hour.',
    'Level 3 and above wear black.',
    'Order 60215.',
    'Bank reconciliation, sales tax, payroll for up to five people.',
    'Buffet with three curries and rice at $34 per guest.',
    'Describe the new menu.',
    "Don't mention the lawsuit.",
    'Be brief.',
    'take photos before we come',
  ])('[AIT-04] takes "%s" for no instruction of the reader', (sentence) => {
    expect(isInstruction(sentence)).toBe(false);
  });

  it('[AIT-04] tells whose deed "keep" is by the other instructions', () => {
    const keep = 'Keep the box level.';
    expect(instructsBeside(`Park behind the shop. ${keep}`, keep)).toBe(true);
    expect(instructsBeside(`We can deliver. ${keep}`, keep)).toBe(false);
  });

  it('[AIT-04] says what instructions explain', () => {
    const acts = (entry: string) =>
      readFacts([entry], { hasReader: true, isLetter: true }).acts.map(({ text }) => text);
    expect(acts('Tell clients how to get ready. Move cars off the driveway.')).toEqual([
      'here is how to get ready',
      'please move cars off the driveway',
    ]);
    expect(acts('Instructions for picking up the cakes. Park behind the shop.')[0]).toBe(
      'here are the instructions for picking up the cakes',
    );
  });
});
