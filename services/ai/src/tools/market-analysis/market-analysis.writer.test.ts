import { writeMarketAnalysis } from './market-analysis.writer.js';

const input = {
  businessType: 'Bakery',
  targetLocation: 'East Austin',
  productService: 'Sourdough bread for 14 cafés',
  valueProposition: 'Delivered warm before six',
  mainCompetitors: ['Crumb & Co', 'Bread | House'],
};
const write = (change: Partial<typeof input> = {}) => writeMarketAnalysis({ ...input, ...change });

describe('the built-in writer of market analyses', () => {
  it('builds its sections and a plan from the entered facts', () => {
    const text = write();
    for (const section of [
      'Your offer',
      'Size of the market',
      'Competitors',
      'Position',
      'Plan for 90 days',
      'Measures',
    ]) {
      expect(text).toContain(`## ${section}`);
    }
    expect(text).toContain('Sourdough bread for 14 cafés');
    expect(text).toContain('Why us: Delivered warm before six.');
    expect(text).toContain('| Crumb & Co | [fill in] |');
    expect(text).toContain('| Bread / House | [fill in] |');
    expect(text).toContain('taste and freshness'.replace('t', 'T'));
    expect(text).toContain('built-in writer');
  });

  it('differs by trade, and guides where nothing was entered', () => {
    expect(write({ businessType: 'Plumber' })).toContain('Licence and insurance');
    expect(write({ businessType: 'Zeppelin museum', productService: 'Rides' })).toContain(
      'Time to the first answer',
    );
    const bare = write({ mainCompetitors: [], valueProposition: undefined as never });
    expect(bare).toContain('You named no competitors.');
    expect(bare).toContain('[fill in: what you do better');
  });

  it('contains no market figure', () => {
    const figures = write({ productService: 'Bread' }).match(/\d+/g) ?? [];
    const ofThePlan = new Set(['1', '2', '3', '4', '5', '8', '9', '12', '90']);
    expect(figures.filter((figure) => !ofThePlan.has(figure))).toEqual([]);
  });
});
