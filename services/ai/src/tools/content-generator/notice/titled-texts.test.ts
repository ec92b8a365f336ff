import { variantMarker } from '@commons/contracts/tools/ai-lists';
import { writeContent } from '../content-generator.writer.js';

describe('posts of a blog [AIT-07]', () => {
  it('say their title once in the second text', () => {
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
    expect(second).not.toContain('Here is why');
    expect(second).toContain('water in the basement');
  });
});
