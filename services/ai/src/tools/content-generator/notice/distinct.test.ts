import { distinct, type PlacedText } from './distinct.js';

const owners = 'The shop opens on Monday at nine. Bread costs two dollars and rolls cost one.';
const reordered = 'Bread costs two dollars and rolls cost one. The shop opens on Monday at nine.';
const other = 'From Monday at nine you can come by: rolls for one dollar, bread for two.';
const third = 'Two dollars buy a loaf here, one buys a roll. We open on Monday, at nine sharp.';
const texts = (...all: [PlacedText['place'], string][]): PlacedText[] =>
  all.map(([place, text]) => ({ place, text }));

describe('distinct [AIT-07]', () => {
  it('shows three texts that have little in common', () => {
    expect(distinct(texts([0, owners], [1, other], [2, third]))).toEqual([owners, other, third]);
  });

  it('takes the text of a place that differs, not the first one', () => {
    expect(distinct(texts([0, owners], [1, reordered], [1, other], [2, third]))).toEqual([
      owners,
      other,
      third,
    ]);
  });

  it('shows two where the third would only be one of them with its sentences exchanged', () => {
    expect(distinct(texts([0, owners], [1, other], [2, reordered]))).toEqual([owners, other]);
  });

  it('keeps all of several short lines, such as subjects', () => {
    const lines = ['Sale on Friday', 'Friday: sale on all chairs', 'All chairs: sale on Friday'];
    expect(distinct(texts([0, lines[0]!], [1, lines[1]!], [2, lines[2]!]))).toEqual(lines);
  });
});
