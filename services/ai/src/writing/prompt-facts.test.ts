import { z } from 'zod';
import { writingTool } from '../tools/writing-tool.js';
import { promptWithFacts } from './prompt-facts.js';

/** A tool whose input has a list. */
const tool = writingTool({
  id: 'sample',
  request: z.object({ about: z.string(), prices: z.array(z.string()) }),
  repeats: true,
  prompt: () => ({ rules: '', entries: '' }),
  writeBuiltIn: ({ prices }) => `Lunch is $12. ${prices.length} rivals.`,
});

describe('what was entered in a list', () => {
  const input = { about: 'lunch', prices: ['Oak Diner, £12 a lunch', 'Elm Grill, £14'] };

  it('is given to a model with the figures of other fields', () => {
    const { entries } = promptWithFacts(
      { rules: '', entries: '' },
      { tool, input, account: {}, voice: {} },
    );
    expect(entries).toContain('£12');
    expect(entries).toContain('£14');
  });

  it('tells the currency of a text', () => {
    expect(tool.writeBuiltIn(input, new Date())).toBe('Lunch is £12. 2 rivals.');
  });
});
