import { variantMarker } from '@commons/contracts/tools/ai-lists';
import { writeContent } from '../content-generator.writer.js';

describe('posts of a blog [AIT-07]', () => {
  it('say their title once', () => {
    const { text } = writeContent({
      contentType: 'Blog Introduction',
      targetAudience: 'homeowners',
      topicBrief:
        'Why you should clean gutters before winter. Clogged gutters lead to ice dams and water in the basement.',
      callToAction: '',
      desiredTone: 'informative',
    });
    const [first = '', second = ''] = text.split(variantMarker);
    expect(first).toContain('# Why you should clean gutters before winter');
    expect(second).toContain('# Why you should clean gutters before winter');
    expect(text).not.toContain('Here is why');
    expect(second).toContain('water in the basement');
  });

  it('have a list under their title without a second one', () => {
    const { text } = writeContent({
      contentType: 'Blog Introduction',
      targetAudience: 'homeowners',
      topicBrief: 'what to do when a pipe freezes: shut the main, open the tap, never a torch',
      callToAction: '',
      desiredTone: 'informative',
    });
    expect(text).toMatch(/^# What to do when a pipe freezes\n\n• Shut the main\n/);
  });

  it.each([
    [
      'How to choose a daycare: visit twice, ask about turnover and trust your child. We have run one for 18 years.',
      '# How to choose a daycare\n\nVisit twice, ask about turnover and trust your child.',
    ],
    [
      'How to get your bike ready for winter: lights, fenders, tire pressure. We do tune-ups for $69.',
      '# How to get your bike ready for winter\n\nWhat matters: lights, fenders, tire pressure.',
    ],
    [
      'Why your piano goes out of tune: humidity, new strings, years without service. I tune for $130.',
      '# Why your piano goes out of tune\n\nThe reasons: humidity, new strings, years without service.',
    ],
  ])('do not repeat their topic before what is said of it: %s', (topicBrief, beginning) => {
    const { text } = writeContent({
      contentType: 'Blog Introduction',
      targetAudience: 'neighbors',
      topicBrief,
      callToAction: '',
      desiredTone: 'friendly',
    });
    expect(text.startsWith(beginning)).toBe(true);
  });
});
