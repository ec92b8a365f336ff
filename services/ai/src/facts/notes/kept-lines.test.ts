import { isKept, keptText, withKeptLines } from './kept-lines.js';

/** Lines of an entry that are said as they are. */
const keptOf = (entry: string) => withKeptLines(entry).split('\n').filter(isKept).map(keptText);

// AIT-04, AIT-07: the owner's own list stays a list (decision B86).
describe('the lines of a list', () => {
  it('are kept with their commas', () => {
    expect(
      keptOf('Pool day\n- two slides, one for little ones\n- bring towels, sunscreen, a hat'),
    ).toEqual(['two slides, one for little ones', 'bring towels, sunscreen, a hat']);
  });

  it('may be goods that begin like a greeting or thanks', () => {
    expect(
      keptOf(
        '- Thank you cards, blank, $4\n- Hi-vis vests, yellow, $12\n- Check-up, Dr. Patel, 3 pm',
      ),
    ).toEqual([
      'Thank you cards, blank, $4',
      'Hi-vis vests, yellow, $12',
      'Check-up, Dr. Patel, 3 pm',
    ]);
  });

  it('need no bullets where three lines have no final mark', () => {
    expect(keptOf('Date: June 3, 6 pm\nWhere: the old mill\nNo dogs, sorry')).toEqual([
      'Date: June 3, 6 pm',
      'Where: the old mill',
      'No dogs, sorry',
    ]);
  });

  it.each([
    ['sentences', 'We moved to Elm Street.\nCome and see us.\nParking is free.'],
    ['two lines', 'refund of $40\nfree cake next time'],
    ['one line', 'grout is wrong, new one comes Thursday'],
  ])('are none of %s', (_, entry) => {
    expect(keptOf(entry)).toEqual([]);
  });

  it('leave out what the writer is told to do, and who reads it', () => {
    expect(
      keptOf(
        '- To: Mrs. Hale\n- tell her the bill is paid\n- offer 10% off\n- gate code 4471, side door',
      ),
    ).toEqual(['gate code 4471, side door']);
  });
});
