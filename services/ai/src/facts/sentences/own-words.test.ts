import { readFacts } from '../facts.js';
import type { Act } from '../grammar/acts.js';
import { inOwnWords } from './own-words.js';

const told = (text: string, entered = text): Act => ({
  kind: 'statement',
  text,
  entered,
  sentence: 0,
});

// Decision B186: what is sent where a composed text is broken.
describe('an entry nearly as it was typed', () => {
  it('is one sentence a thought, and a note hangs on the one before', () => {
    const facts = readFacts(['we open at 6 now, tents too, ask her to call before noon'], {
      isLetter: true,
    });
    expect(inOwnWords(facts, 'we').join(' ')).toBe(
      'We open at 6 now, tents too. Could you call before noon?',
    );
  });
  it('has no sentence that the entry has not: what was misread stands as it was typed', () => {
    const entered = 'the lot is open, no trailers in back, I was up all night';
    const acts = [told('the lot is open'), told('there are trailers'), told('I was up all night')];
    expect(inOwnWords({ acts, entered }, 'I')[0]).toBe(
      'The lot is open, no trailers in back. I was up all night.',
    );
  });
  it('is not parted where its owner set no mark', () => {
    const acts = [told('it was'), told('2am and raining')];
    expect(inOwnWords({ acts, entered: 'it was 2am and raining' }, 'we')).toEqual([
      'It was 2am and raining.',
    ]);
  });
  it('lists several notes in a row', () => {
    const notes = ['3 parking spaces', '$40 a month', 'no trailers'];
    expect(
      inOwnWords({ acts: notes.map((note) => told(note)), entered: notes.join(', ') }, 'we'),
    ).toEqual(['- 3 parking spaces\n- $40 a month\n- No trailers']);
  });
  it('loses nothing behind the last thought that was read', () => {
    const entered = 'the crew starts Monday, bring the ladder over';
    expect(inOwnWords({ acts: [told('the crew starts Monday')], entered }, 'we').join(' ')).toBe(
      'The crew starts Monday. Please bring the ladder over.',
    );
  });
});
