import { sampleResume } from '../../testing/sample-resume.js';
import { analyseBuiltIn } from '../analysis/built-in-analyser.js';
import { rewriteBuiltIn } from './built-in-rewriter.js';

const { action_items } = analyseBuiltIn(sampleResume);
const pick = (words: string) => action_items.filter((text) => text.includes(words));

describe('the built-in rewriter', () => {
  it('applies the picked suggestions only', () => {
    const picked = [...pick('instead of “Responsible'), ...pick('before your education')];
    const { content, applied_suggestions } = rewriteBuiltIn(sampleResume, picked);
    expect([...applied_suggestions].sort()).toEqual([...picked].sort());
    expect(content).toContain('- Managed the oven line of the early shift');
    expect(content).not.toContain('Responsible');
    expect(content.indexOf('\nWork Experience\n')).toBeGreaterThan(0);
    expect(content.indexOf('\nWork Experience\n')).toBeLessThan(content.indexOf('\nEducation\n'));
    expect(content).toContain('- I trained new people');
    expect(content).not.toContain('[fill in');
  });

  it('marks facts that only the person knows, and invents nothing', () => {
    const { content } = rewriteBuiltIn(sampleResume, action_items);
    expect(content).toContain('[fill in: phone number]');
    const known = `${sampleResume.lines.join(' ')} ${action_items.join(' ')}`;
    const invented = (content.match(/\d+/g) ?? []).filter((number) => !known.includes(number));
    expect(invented).toEqual([]);
  });

  it('does not claim suggestions that it cannot apply', () => {
    const { applied_suggestions, content } = rewriteBuiltIn(sampleResume, ['Become an astronaut']);
    expect(applied_suggestions).toEqual([]);
    expect(content).toContain('Dana Fields');
  });
});
