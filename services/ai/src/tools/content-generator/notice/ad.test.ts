import { variantMarker } from '@commons/contracts/tools/ai-lists';
import { writeContent } from '../content-generator.writer.js';

const adsOf = (topicBrief: string) => {
  const { text } = writeContent(
    {
      contentType: 'Ad Copy',
      topicBrief,
      targetAudience: 'homeowners',
      callToAction: 'Call for a free estimate',
      desiredTone: 'professional',
    },
    { company: 'Ash & Co', phone: '423-555-0190', category: 'Chimney Sweep', city: 'Ooltewah' },
  );
  return { text, ads: text.split(variantMarker) };
};

// AIT-07: three ads share what was entered (decision B90).
describe('ads from written sentences', () => {
  const { text, ads } = adsOf(
    'We clean chimneys and walk-in dryer vents all over Hamilton County. A sweep with inspection is $179 until Thanksgiving. Our crew wears shoe covers. We are insured since 1998.',
  );

  it.each(['Hamilton County', '$179 until Thanksgiving', 'shoe covers', '1998', '423-555-0190'])(
    'say %s',
    (fact) => {
      expect(text).toContain(fact);
    },
  );

  it('have whole headlines and descriptions within the limits of the channel', () => {
    for (const ad of ads) {
      const [, head = '', description = ''] =
        /Headline: (.*)\nDescription: (.*)/.exec(ad.trim()) ?? [];
      expect(head).not.toMatch(/walk$|\b(?:a|the|of|in)$/);
      expect(head.length).toBeLessThanOrEqual(30);
      expect(description.length).toBeLessThanOrEqual(90);
    }
  });
});

describe('titles from notes', () => {
  it.each([
    ['shower remodel starts at 4200, tile and glass included', 'Headline: Shower remodel'],
    ['rent a 16 ft truck 39 a day, boxes 2', 'Rent a 16 ft truck: $39 a day'],
  ])('of %s', (brief, headline) => {
    expect(adsOf(brief).text).toContain(headline);
  });
});
