import { ResumeFeedback } from '@commons/contracts/resumes/resumes';
import { sampleResume } from '../../testing/sample-resume.js';
import { findingsOf } from './all-findings.js';
import { analyseBuiltIn } from './built-in-analyser.js';

describe('the built-in analyser', () => {
  it('quotes the line of each point', () => {
    const whole = sampleResume.lines.join(' ');
    for (const { text } of findingsOf(sampleResume)) {
      const quotes = [...text.matchAll(/“([^”]+)”/g)].map(([, quoted]) => quoted ?? '');
      const found = quotes.some((quoted) =>
        quoted
          .replace(/ …$/, '')
          .split(', ')
          .every((part) => whole.includes(part)),
      );
      expect([text, found]).toEqual([text, true]);
    }
  });

  it('finds faults and strengths', () => {
    const feedback = analyseBuiltIn(sampleResume);
    expect(ResumeFeedback.parse(feedback)).toEqual(feedback);
    const faults = feedback.areas_for_improvement.join('\n');
    for (const fault of [
      'does not show a phone number',
      'no section that reads as “Summary”',
      'stands before your experience',
      'oven line of the early shift” begins with words that say little',
      'says “I”',
      'has no year',
      'names 2 skills',
      'brief and quickly read',
    ]) {
      expect(faults).toContain(fault);
    }
    expect(feedback.strengths.join('\n')).toContain('from 120 to 310 loaves');
    expect(feedback.overall_score).toBeGreaterThan(3);
    expect(feedback.overall_score).toBeLessThan(8);
    expect(Object.keys(feedback.section_feedback)).toContain('Experience');
  });

  it('scores a résumé higher after a fault is fixed', () => {
    const better = { ...sampleResume, phone: '423 555 0142' };
    expect(analyseBuiltIn(better).overall_score).toBeGreaterThan(
      analyseBuiltIn(sampleResume).overall_score,
    );
  });

  it.each([
    ['nothing', { links: [], lines: [], sections: [] }],
    [
      'one line',
      {
        links: [],
        lines: ['?'],
        sections: [{ kind: 'other' as const, heading: '', lines: ['?'] }],
      },
    ],
    ['very long lines', { links: [], lines: ['word '.repeat(4_000)], sections: [] }],
  ])('analyses %s', (_what, resume) => {
    const { overall_score } = ResumeFeedback.parse(analyseBuiltIn(resume));
    expect(overall_score).toBeGreaterThanOrEqual(1);
  });
});
