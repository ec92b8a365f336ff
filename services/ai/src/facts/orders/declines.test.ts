import { declineOf, isDecline } from './declines.js';

describe('orders to say no', () => {
  it.each([
    [
      'Turn down the invitation to judge the chili cook-off in March but leave the door open for the fall',
      'Thank you for your invitation to judge the chili cook-off in March. Unfortunately, we have to decline this time. We would be glad if you kept us in mind for the fall.',
      undefined,
    ],
    [
      "decline Ruth Okafor's request to bring her own cake because our insurance does not allow it",
      'Thank you for your request to bring her own cake. Unfortunately, we have to decline because our insurance does not allow it.',
      'Ruth Okafor',
    ],
    [
      'I need to say no to the offer from Tri-State Foods for a weekly order, my cooler is full',
      'Thank you for your offer for a weekly order. Unfortunately, I have to decline. My cooler is full.',
      'the team at Tri-State Foods',
    ],
    [
      'politely decline to give Mr. Beck a refund',
      'Thank you for asking us to give you a refund. Unfortunately, we have to decline.',
      'Mr. Beck',
    ],
    [
      'Say no to a bride who wants us to bake on Sunday but offer her Saturday',
      'Thank you for asking us to bake on Sunday. Unfortunately, we have to decline. Offer her Saturday.',
      undefined,
    ],
  ])('reads %s', (entry, text, reader) => {
    expect(declineOf(entry)).toEqual({ text, reader });
  });

  it('leaves what is no such order', () => {
    for (const entry of [
      'Tell Ann that sales declined in May',
      'Turn down the heat before you leave',
      'Thank Ann for the offer',
    ]) {
      expect(declineOf(entry)).toBeUndefined();
    }
    expect(isDecline('Thank Ann for the offer')).toBe(false);
  });
});
