import { withoutDescription } from './described-reader.js';

// AIT-04: what follows a reader's name is told to the reader, or left out where they know it.
describe('readers who are described behind their names', () => {
  it.each([
    [
      'Thank Rosalind Tran, who brought her whole office to our opening.',
      'Thank Rosalind Tran for bringing your whole office to our opening.',
    ],
    [
      'Apologize to Mr. Ngata, our crew left nails in his driveway.',
      'Apologize to Mr. Ngata that our crew left nails in his driveway.',
    ],
    [
      'Connect with Dr. Amy Lindholm, whose talk on sleep I heard at the library.',
      'Connect with Dr. Amy Lindholm. I heard your talk on sleep at the library.',
    ],
    [
      'Reach out to Gwen Salter, whose bakery was in the paper last Sunday.',
      'Tell Gwen Salter that your bakery was in the paper last Sunday.',
    ],
    [
      'Apologize to Ana Cole, whose order was lost.',
      'Apologize to Ana Cole that your order was lost.',
    ],
    [
      'Suggest a tea tasting to Marcy, who owns the bookstore next door',
      'Suggest a tea tasting to Marcy',
    ],
    [
      'Introduce my business to Linda Marsh, an agent at Keystone Homes.',
      'Introduce my business to Linda Marsh.',
    ],
    [
      'Ask Lou Bates, the owner of the mill, whether he has oak.',
      'Ask Lou Bates whether he has oak.',
    ],
  ])('[AIT-04] reads "%s"', (entry, read) => {
    expect(withoutDescription(entry)).toBe(read);
  });

  it.each([
    'Tell the crew we gave the van to Luis, who starts on Monday.',
    'Reply to Helen Marsh, who wants to know if we deliver.',
    'Send condolences to Mr. Hartmann, whose wife died.',
  ])('[AIT-04] leaves "%s" as it is', (entry) => {
    expect(withoutDescription(entry)).toBe(entry);
  });
});
