import { textBlocks, withLinesAsItems } from './text-blocks';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const heading = (text: string) => ({ kind: 'heading', text });
const list = (...items: string[]) => ({ kind: 'list', items });

describe('blocks of a text', () => {
  it('are paragraphs with their lines, and lists', () => {
    expect(textBlocks('One\ntwo\n\nThree\n- a\n• b\n\n\n* c\nEnd')).toEqual([
      paragraph('One\ntwo'),
      paragraph('Three'),
      list('a', 'b'),
      list('c'),
      paragraph('End'),
    ]);
  });

  it('leave hyphens inside words, negative numbers and years alone', () => {
    const text = '-5 degrees\nfull-time\n2024. A good year';
    expect(textBlocks(text)).toEqual([paragraph(text)]);
  });

  it('read the marks that word processors leave', () => {
    expect(textBlocks('\uf0b7 Lift 50 lb\r\n•\tDrive\r\n● Smile\no Night shifts')).toEqual([
      list('Lift 50 lb', 'Drive', 'Smile', 'Night shifts'),
    ]);
  });

  it('separate items within one line', () => {
    expect(textBlocks('We offer: • Health plan • Two weeks off • 401(k)')).toEqual([
      heading('We offer:'),
      list('Health plan', 'Two weeks off', '401(k)'),
    ]);
    expect(textBlocks('• Health plan • Two weeks off')).toEqual([
      list('Health plan', 'Two weeks off'),
    ]);
    expect(textBlocks('Open 7 days • closed at night')).toEqual([
      paragraph('Open 7 days • closed at night'),
    ]);
  });

  it('number steps as they were numbered, with room between them too', () => {
    expect(textBlocks('1. Call\n2) Come by\n\n3. Start\n\n7. Rest')).toEqual([
      { kind: 'steps', start: 1, items: ['Call', 'Come by', 'Start'] },
      { kind: 'steps', start: 7, items: ['Rest'] },
    ]);
  });

  it('take short lines that end in a colon, or are in capitals, as headings of what follows', () => {
    expect(textBlocks('What you will do:\n- Bake\n\nTHE SHOP\nSmall and warm.\n\nPay:')).toEqual([
      heading('What you will do:'),
      list('Bake'),
      heading('THE SHOP'),
      paragraph('Small and warm.'),
      paragraph('Pay:'),
    ]);
  });

  it('keep a line in capitals that is a sentence, and a whole text in capitals, as paragraphs', () => {
    expect(textBlocks('APPLY BY 12/31, NO CALLS.\nThanks')).toEqual([
      paragraph('APPLY BY 12/31, NO CALLS.\nThanks'),
    ]);
    expect(textBlocks('MUST HAVE A LICENSE')).toEqual([paragraph('MUST HAVE A LICENSE')]);
  });

  it('are lists of bare lines, where these are known to be items', () => {
    const items = (text: string) => withLinesAsItems(textBlocks(text));
    expect(items('Build features\nReview code\n\nWe are a team of five,\nand we cook.')).toEqual([
      list('Build features', 'Review code'),
      paragraph('We are a team of five,\nand we cook.'),
    ]);
    expect(items('One line')).toEqual([paragraph('One line')]);
  });

  it('keep the second line of an item with it', () => {
    expect(textBlocks('- Bake bread\n  before dawn\n- Clean the\nkitchen\nCome by.')).toEqual([
      list('Bake bread before dawn', 'Clean the kitchen'),
      paragraph('Come by.'),
    ]);
  });
});
