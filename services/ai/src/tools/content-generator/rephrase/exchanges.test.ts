import { retold } from './retold.js';

describe('exchanges [AIT-07]', () => {
  it.each([
    ['Pay is $18 an hour.', 'Pay is $18 per hour.'],
    ['Bikes rent for $12 a day.', 'Bikes rent for $12 per day.'],
    ['The lesson costs $45 per hour.', 'The lesson is $45 an hour.'],
    ['Thank you to everyone who came.', 'Many thanks to all who came.'],
    ['The new store opens at 9 on March 7 with cake.', 'will open at 9'],
    ['It comes with a helmet.', 'It includes a helmet.'],
    ['We need the form of every donor who gave $600 or more.', 'at least $600'],
    ['Repairs take about ten days right now.', 'at the moment'],
    ['Free popcorn for everyone.', 'Free popcorn for everybody.'],
    ['The class is canceled because of the heat.', 'due to the heat'],
    ['Surveys now take two weeks instead of five.', 'two weeks rather than five'],
    ['We bake about 300 jars a year.', 'around 300 jars each year'],
    ['Volunteers worked on them all winter.', 'all winter long'],
    ['The cooler cost one of our clients $7,400.', 'cost a client of ours $7,400'],
    ['Half of it is done, but our work starts every morning.', 'each morning'],
    ['The room is in the former feed mill.', 'is located in the former feed mill'],
    ['The shop will open a second store in town.', 'is opening a second store'],
    ['We also do comforters.', 'We do comforters, too.'],
    ['Our heating is out, so the class is canceled.', 'The class is canceled since'],
    ['"Nobody should go hungry," says owner Priya Raman.', 'Owner Priya Raman says: "Nobody'],
  ])('%s → %s', (sentence, said) => {
    expect(retold(sentence)).toContain(said);
  });

  it.each([
    // What is on every week is not only to come.
    'The market opens at 9.',
    'Lessons are $25, an hour is more.',
    'She paid $50 a few times.',
    // A day in what somebody says is not the day on which they say it.
    'Renee says sales rose last year.',
    'Bring it to the office.',
    // A cause that is the whole point, ages, and every one of all.
    'Kids under 5 eat free.',
    'Not every day is alike.',
    'Propane refills every day but Sunday.',
    'The Everyone Choir sings.',
  ])('stays as it was entered: %s', (sentence) => {
    expect(retold(sentence)).toBe(sentence);
  });

  it('keeps a cause first where its result leans on it', () => {
    expect(retold('The oven broke, so it is closed.')).toBe('Since the oven broke, it is closed.');
  });
});
