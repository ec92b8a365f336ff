import { freeText } from './free-text/free-text.tool.js';

describe('what a built-in writer writes [AIT-14]', () => {
  it('has its sums in the currency of the entries', () => {
    const prompt = 'sign for the stall: scones £2.50, jam 4 a jar, open till 5.30';
    const written = freeText.writeBuiltIn({ prompt, topic: '' }, new Date('2026-11-30'));
    const text = typeof written === 'string' ? written : written.text;
    expect(text).toMatch(/£2\.50/);
    expect(text).not.toMatch(/\$/);
    expect(text).toMatch(/5\.30/);
  });

  it('has one full stop behind a name that ends with one', () => {
    const written = freeText.writeBuiltIn(
      { prompt: 'return policy: 30 days with receipt, sale items exchange only', topic: '' },
      new Date('2026-11-30'),
      { company: 'Reyes & Co.', phone: '502-555-0144' },
    );
    expect(typeof written === 'string' ? written : written.text).toMatch(/ at Reyes & Co\.$/);
  });
});
