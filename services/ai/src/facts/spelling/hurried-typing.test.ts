import { readFacts } from '../facts.js';
import { addressedIn } from '../readers/addressees.js';
import { tidyWords } from './tidy-words.js';

describe('words typed in haste', () => {
  it.each([
    ['shes booked and hes late', "she's booked and he's late"],
    [
      'theyre closed so ill send it and well fix it',
      "they're closed so I'll send it and we'll fix it",
    ],
    ['he was ill on monday', 'he was ill on Monday'],
    ['its late and its lid is broken', "it's late and its lid is broken"],
    ['our class graduated its 100th student', 'our class graduated its 100th student'],
    ['i ain’t paying', "I'm not paying"],
    ['their daughters party', "their daughter's party"],
    ['last yrs tires', "last year's tires"],
    ['2 hrs, 24 hr notice and a 1 yr warranty', '2 hours, 24-hour notice and a 1-year warranty'],
    ['585 dollars, balance is 275', '$585, balance is $275'],
    ['28 a person, 22 on weekdays', '$28 a person, $22 on weekdays'],
    ['the old price for 2027, deposit for 250', 'the old price for 2027, deposit for $250'],
    ['drop off 11:30 deposit 150', 'drop off 11:30 deposit $150'],
    ['unit 204 balance 380, check 1093 for 250', 'unit 204 balance $380, check 1093 for 250'],
    ['order 5521 total 84.50', 'order 5521 total $84.50'],
    [
      'flour from 22 to 29 a bag, eggs from 38 to 52 dollars',
      'flour from $22 to $29 a bag, eggs from $38 to $52',
    ],
    ['short 30 to 60 bucks, 15-20 dollars a plate', 'short $30 to $60, $15-$20 a plate'],
    ['room 3 deposit 50', 'room 3 deposit $50'],
    ['limit 2 per person', 'limit 2 per person'],
    ['be here 630, black pants', 'be here 6:30, black pants'],
    ['appt thurs the 4th at 920', 'appointment Thurs the 4th at 9:20'],
    ['after school 330 or 415', 'after school 3:30 or 4:15'],
    ['fri 120, sat 150', 'Fri 120, Sat 150'],
    ['6 cleanings a day at 110, she gets 45', '6 cleanings a day at 110, she gets 45'],
    ['we moved to 920, suite 3', 'we moved to 920, suite 3'],
    ['last weekend for u pick', 'last weekend for U-pick'],
    ['you pick the color', 'you pick the color'],
    ['48 hrs notice, 30 days notice', "48 hours' notice, 30 days' notice"],
    ['we nicked biscuits ear', "we nicked biscuit's ear"],
    ['flowers for margs wedding', "flowers for Marg's wedding"],
    ['a dress for kids birthday', 'a dress for kids birthday'],
    ['tues, sat at 9 or fri. we sat there', 'Tues, Sat at 9 or Fri. we sat there'],
    ['keep out of direct sun, closed sun mon', 'keep out of direct sun, closed Sun and Mon'],
    ['open till nite w an id', 'open till night with an ID'],
  ])('%s', (typed, tidied) => {
    expect(tidyWords(typed)).toBe(tidied);
    expect(tidyWords(tidied)).toBe(tidied);
  });
});

// AIT-04: a spelling that is mended changes no fact.
describe('words that only look misspelled', () => {
  it.each([
    ['room seats up to 60 with tables', 'room seats up to 60 with tables'],
    ['2 hot dogs 8 w fries', '2 hot dogs 8 with fries'],
    ['must be 18 w id', 'must be 18 with ID'],
    ['we are at 212 w main st', 'we are at 212 w Main St'],
    ['needs a 40 w bulb', 'needs a 40 w bulb'],
    ['the hall exited to the new shop', 'the hall exited to the new shop'],
    [
      "we're so exited to open, I'm exited to start",
      "we're so excited to open, I'm excited to start",
    ],
    ['work as customer service reps', 'work as customer service reps'],
    ['we trust you as customer service', 'we trust you as customer service'],
    ['work as customer service rep', 'work as a customer service rep'],
    ['thanks for 5 years as tenant', 'thanks for 5 years as a tenant'],
    ['one dot card per kid', 'one dot card per kid'],
    ['drivers need a dot card', 'drivers need a DOT card'],
    ['bring your dot number and the truck', 'bring your DOT number and the truck'],
  ])('%s', (typed, tidied) => {
    expect(tidyWords(typed)).toBe(tidied);
  });
});

describe('names by their position', () => {
  it.each([
    ['tell yolanda we are open', 'tell Yolanda we are open'],
    ['pete at cherry hill inn, 3 rooms', 'Pete at Cherry Hill Inn, 3 rooms'],
    [
      'sit down with renee from highland roofing before noon',
      'sit down with Renee from Highland Roofing before noon',
    ],
    ['the pruitt family rented it', 'the Pruitt family rented it'],
    ['send the sandovals a price', 'send the Sandovals a price'],
    ['started by shop teacher lou pickens in 2021', 'started by shop teacher Lou Pickens in 2021'],
    ['our farm in sale creek', 'our farm in Sale Creek'],
    ['a shop in ringgold, a house in good shape', 'a shop in Ringgold, a house in good shape'],
    ['call tate 423-555-0120', 'call Tate 423-555-0120'],
    ['remind servers that tips are split', 'remind servers that tips are split'],
    ['ask for written confirmation', 'ask for written confirmation'],
  ])('%s', (typed, named) => {
    expect(tidyWords(typed)).toBe(named);
  });
});

describe('openers of a letter', () => {
  it.each([
    [
      'reply to mrs yamada she asked if i tune uprights',
      'Mrs. Yamada',
      'she asked if I tune uprights',
    ],
    [
      'quote for tyler and ash: 180 ft of fence',
      'Tyler and Ash',
      'here is our quote for 180 ft of fence',
    ],
    ['complain to marco at southline blanks. 24 came torn', 'Marco', '24 came torn'],
    ['slip holders: we close the ramp', 'slip holders', 'we close the ramp'],
    ["cody's mom asked about lessons", undefined, 'you asked about lessons'],
  ])('%s', (entry, reader, text) => {
    expect(addressedIn(tidyWords(entry))).toEqual({ text, people: reader ? { reader } : {} });
  });
});

describe('what a letter leaves out', () => {
  const said = (entry: string) =>
    readFacts(entry, { isToCustomer: false }).acts.map(({ text }) => text);
  it.each([
    ['i will call. dropped off 6 jars', 'I dropped off 6 jars'],
    ["we are small. haven't raised it since 2022", "we haven't raised it since 2022"],
    ['road test car still available the 25th', 'the road test car is still available the 25th'],
    ['my customer needs them by the 8th', 'my customer needs them by the 8th'],
    ['can she do the 21st', 'can you do the 21st?'],
  ])('%s', (entry, clause) => {
    expect(said(entry)).toContain(clause);
  });

  it('guesses no names in whole sentences with their marks', () => {
    const text = 'We print 150 pages at 6 cents and drive 40 miles at 67 cents.';
    expect(tidyWords(text)).toBe(text);
    expect(tidyWords('Save your mat at the link in bio')).not.toContain('Bio');
  });
});
