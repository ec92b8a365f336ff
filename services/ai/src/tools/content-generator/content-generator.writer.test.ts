import { contentTones, contentTypes, variantMarker } from '@commons/contracts/tools/ai-lists';
import fc from 'fast-check';
import { contentChannels } from './content-channels.js';
import { composeContent, writeContent } from './content-generator.writer.js';
import type { PlacedText } from './notice/distinct.js';

const input = {
  contentType: 'Facebook Post',
  targetAudience: 'Families in Austin',
  topicBrief:
    'We open a bakery on Main Street on 5 December. All bread is sourdough. Children bake with us on Saturdays.',
  callToAction: 'Visit us on Main Street',
  desiredTone: 'friendly',
};
const variantsOf = (text: string) => text.split(`\n\n${variantMarker}\n\n`);
/** The composition of each place, whether or not it would be shown. */
const ofEachPlace = (texts: readonly PlacedText[]) =>
  ([0, 1, 2] as const).flatMap((place) => texts.find((one) => one.place === place)?.text ?? []);
const write = (change: Partial<typeof input> = {}) =>
  variantsOf(composeContent({ ...input, ...change }, {}, ofEachPlace).text);

describe('the built-in writer of content', () => {
  it('writes three different variants from the brief, with the call to action', () => {
    const variants = write();
    expect(new Set(variants).size).toBe(3);
    for (const variant of variants) {
      expect(variant).toContain('5 December');
      expect(variant).toMatch(/sourdough/);
      expect(variant).toMatch(/[Vv]isit us on Main Street\./);
    }
  });

  it('parts sentences into paragraphs, a list for these readers, and another beginning', () => {
    const [paragraphs = '', list = '', turned = ''] = write({
      topicBrief:
        'We open on Saturday, April 18 at 9am. Single kayaks are $25 for two hours. They seat one. You have to be back by 6pm.',
    });
    expect(paragraphs).toMatch(/^We open on Saturday, April 18 at 9am! Single kayaks are \$25/);
    expect(list).toMatch(
      /^For families in Austin:\n\n• We open .*\n• Single kayaks .*\. They seat one\.\n• You have/,
    );
    expect(turned).toMatch(/^Single kayaks are .* They seat one\.\n\nWe open on Saturday/);
  });

  it('keeps phone number and offer of an ad, and knows lawn care as its trade', () => {
    const { text } = composeContent(
      {
        contentType: 'Ad Copy',
        targetAudience: 'homeowners',
        topicBrief: 'lawn care, weekly mowing from $35, free quotes',
        callToAction: 'Call 423-555-0199',
        desiredTone: 'promotional',
      },
      { city: 'Hixson' },
      ofEachPlace,
    );
    for (const variant of variantsOf(text)) {
      expect(variant).toContain('423-555-0199');
      expect(variant).toContain('$35');
    }
    expect(text).toContain('Headline: Lawn care in Hixson');
  });

  it('asks beside the text for what it misses', () => {
    const { missing } = writeContent({ ...input, topicBrief: 'candles', callToAction: '' });
    expect(missing).toContain('a price or an offer');
  });

  it.each(contentTypes)('respects the length of a %s in every tone', (contentType) => {
    const long = `${'A sentence of the brief with some words in it. '.repeat(300)}End`;
    const [desiredTone] = contentTones;
    const calls = [input.callToAction, 'Call '.repeat(500), ''];
    const entries = [
      ...contentTones.flatMap((tone) =>
        calls.map((callToAction) => ({ desiredTone: tone, callToAction })),
      ),
      { desiredTone, topicBrief: long, callToAction: 'Call '.repeat(500) },
      { desiredTone, topicBrief: 'x'.repeat(20_000), callToAction: '' },
    ];
    for (const entry of entries) {
      const variants = write({ contentType, ...entry });
      expect(variants).toHaveLength(3);
      for (const variant of variants) {
        expect(variant.length).toBeLessThanOrEqual(contentChannels[contentType]?.maximum ?? 0);
        expect(variant.trim()).not.toBe('');
      }
    }
  });

  it('keeps the headline and the description of an ad within the limits of search ads', () => {
    for (const variant of write({ contentType: 'Ad Copy' })) {
      const [headline = '', description = ''] = variant.split('\n');
      expect(headline.slice('Headline: '.length).length).toBeLessThanOrEqual(30);
      expect(description.slice('Description: '.length).length).toBeLessThanOrEqual(90);
    }
  });

  it('contains no figure that was not entered, and neutralises an entered marker', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contentTypes),
        fc.stringMatching(/^[a-z .!-]{1,300}$/),
        (contentType, entered) => {
          fc.pre(entered.trim() !== '');
          const topicBrief = `${entered} ${variantMarker}\n${variantMarker}\nMore.`;
          const { text } = writeContent({ ...input, contentType, topicBrief });
          expect([2, 3]).toContain(variantsOf(text).length);
          expect(text.split(variantMarker)).toHaveLength(variantsOf(text).length);
          expect(text.match(/\d/)).toBeNull();
        },
      ),
    );
  });

  it('accepts other types and tones (decision A11)', () => {
    expect(write({ contentType: 'Menu', desiredTone: 'solemn' })).toHaveLength(3);
  });

  it('writes notes in their order, as a list for readers, and as sentences', () => {
    const [first = '', second = '', third = ''] = write({
      topicBrief: 'king cakes, order by feb 10, pickup feb 13, $32 large $22 small',
      callToAction: 'call 423-555-0133',
    });
    expect(first).toBe(
      'King cakes!\n\n• Order by February 10\n• Pickup on February 13\n• $32 large, $22 small\n\nCall 423-555-0133.',
    );
    expect(second).toMatch(/^For [^:]+:\n\n• King cakes\n• Order by/);
    expect(third).toMatch(/^Have you heard\? King cakes\. Order by February 10\./);
  });

  it('keeps the order of notes behind the sentence that begins them', () => {
    const [first = '', second = ''] = write({
      topicBrief: 'king cakes are back! order by feb 10, pickup feb 13, $32 large $22 small',
      callToAction: 'call 423-555-0133',
    });
    const inOrder =
      /King cakes are back!.*Order by February 10.*pickup (?:on |is )*February 13.*\$32 large.*\$22 small/is;
    expect(first).toMatch(/^King cakes are back!/);
    for (const variant of [first, second]) expect(variant).toMatch(inOrder);
    expect(second).toMatch(/^For [^:]+:\n\n• King cakes are back/);
    expect(first).toMatch(/\n\nCall 423-555-0133\.$/);
  });

  it('cheers in a lively tone, unless nobody would', () => {
    const opening = (desiredTone: string, topicBrief: string) =>
      write({ desiredTone, topicBrief })[0]?.split('\n', 1)[0];
    const offer = 'We have a free nail trim with every bath in December.';
    expect(opening('witty', offer)).toBe('We have a free nail trim with every bath in December!');
    expect(opening('professional', offer)).toBe(offer);
    expect(opening('witty', 'we are closed friday for the funeral of our founder')).toMatch(
      /^We are closed (?:on )?Friday for the funeral of our founder\.$/,
    );
  });

  it('keeps the order of bad news, and begs for nothing', () => {
    const { text } = composeContent(
      {
        contentType: 'Twitter/X Post',
        targetAudience: 'skaters',
        topicBrief:
          'We have to cancel skate night because the ice machine broke. Tickets for $9 are refunded. We are so sorry.',
        desiredTone: 'casual',
      },
      { company: 'Ice Barn', phone: '423-555-0100' },
      ofEachPlace,
    );
    const variants = variantsOf(text);
    expect(variants[2]).toMatch(/^A word from Ice Barn:\n\nWe have to cancel/);
    for (const variant of variants) {
      expect(variant).toMatch(/cancel.*refunded.*so sorry/s);
      expect(variant).not.toMatch(/!|Call us/);
    }
  });

  it('keeps brackets and short forms whole', () => {
    for (const variant of write({
      topicBrief: 'tune up is $59 (reg. $85) thru march 31. e-bikes too',
    }))
      expect(variant).toMatch(/\$59 \(reg\. \$85\)/);
  });

  it('parts the facts that follow a price', () => {
    const [first] = write({
      topicBrief: 'flat fee wills $400, couples $650, evening appointments, Hixson office',
    });
    expect(first).toMatch(
      /^Flat fee wills:? \$400.\n\n• Couples: \$650\n• Evening appointments\n• Hixson office/,
    );
  });

  it('names the topic of a blog introduction in each variant and asks for its reasons', () => {
    const { text, missing } = writeContent({
      ...input,
      contentType: 'Blog Introduction',
      topicBrief: 'why you should have your roof looked at after hail. we do free inspections',
    });
    for (const variant of variantsOf(text))
      expect(variant).toMatch(
        /(?:you should|should you) have your roof looked at after hail[.?\n]/i,
      );
    expect(missing).toContain('the reasons why you should have your roof looked at after hail');
  });

  it('asks beside a press release for its place and keeps the contact of the entry', () => {
    const { text, missing } = writeContent({
      ...input,
      contentType: 'Press Release',
      topicBrief:
        'Soddy Hardware celebrates 75 years on May 17 with free hot dogs. Owner Walt Simmons, third generation, started sweeping floors at age 8',
      callToAction: 'contact Walt at 423-555-0155',
    });
    expect(text).not.toContain('[');
    expect(missing?.[0]).toMatch(/^the city/);
    for (const variant of variantsOf(text)) {
      expect(variant).toMatch(/: Walt at 423-555-0155$/m);
      expect(variant).toContain(
        'Owner Walt Simmons, third generation, started sweeping floors at age 8',
      );
    }
  });

  it('never takes hours or a mere price for the headline of an ad', () => {
    const { text } = writeContent({
      ...input,
      contentType: 'Ad Copy',
      topicBrief: 'child care opening for 2 toddlers, 7am to 5:30pm, licensed, $180/week',
    });
    expect(text).not.toMatch(/^Headline: (?:Hours|Price|\d|\$)/m);
  });

  it('reports on the business of a press release in the third person', () => {
    const { text } = writeContent(
      {
        ...input,
        contentType: 'Press Release',
        topicBrief: 'We open a second shop on May 4. Our bread is baked on site.',
      },
      { company: 'Green Oak Bakery' },
    );
    expect(text).toContain('Green Oak Bakery opens a second shop on May 4.');
    expect(text).toContain('Its bread is baked on site');
    expect(text).not.toMatch(/\b(?:we|our)\b/i);
  });

  it('names the business that calls itself by its kind', () => {
    const { text } = writeContent(
      {
        ...input,
        contentType: 'Press Release',
        topicBrief: 'Our brewery won the silver medal for its smoked porter. 14 people work here.',
      },
      { company: 'Ridge Brewing' },
    );
    expect(text).toContain('Ridge Brewing won the silver medal for its smoked porter.');
    expect(text).not.toContain('Its brewery');
  });

  it('says what it costs in the first subject line that has room for it', () => {
    const { text } = writeContent({
      ...input,
      contentType: 'Email Subject Line',
      topicBrief: 'wreath class dec 4 at 6, $45 with greens, wine after',
    });
    expect(text.split('\n')[0]).toBe('Wreath class on December 4 at 6: $45 with greens');
  });

  it('takes an entry that is one phrase for a subject line as it is', () => {
    const { text } = writeContent({
      ...input,
      contentType: 'Email Subject Line',
      topicBrief: 'fall water heater flush for $79 til october 31',
    });
    expect(text.split('\n')[0]).toBe('Fall water heater flush for $79 until October 31');
  });
});
