import { listingCategories } from '@commons/contracts/businesses/business-lists';
import { type Weekday, weekdays } from '@commons/contracts/businesses/listing-lists';
import type { TradeInTown } from '@commons/contracts/businesses/trade-in-town';
import { marketAnalysis, withoutOwn } from './market-analysis.tool.js';
import { writeMarketAnalysis } from './market-analysis.writer.js';
import { practiceOf } from './trade-practice.js';

const today = new Date(Date.UTC(2026, 10, 22));
const input = {
  businessType: 'Bakery',
  targetLocation: 'East Austin',
  productService: 'Sourdough bread for 14 cafés',
  valueProposition: 'Delivered warm before six',
  mainCompetitors: ['Crumb & Co', 'Bread | House'],
};
const openOn = (open: Partial<Record<Weekday, number>>) =>
  Object.fromEntries(weekdays.map((day) => [day, open[day] ?? 9])) as TradeInTown['open_on'];
const town: TradeInTown = {
  total: 14,
  category: 'Food & Restaurants',
  looked_at: 14,
  with_reviews: 6,
  reviews: 30,
  average_rating: 4.3,
  with_photos: 9,
  with_hours: 9,
  open_on: openOn({ sunday: 0, monday: 2 }),
  best: [{ id: '65c', business_name: 'Glaze', reviews: 0 }],
  priced: [{ id: '65b', business_name: 'Bun Hut', pricing: 'Loaf $6 [sliced $7]' }],
  leading: [{ id: '65a', business_name: 'Crumb & Co', rating: 4.6, reviews: 11 }],
  named: [
    {
      name: 'Crumb & Co',
      listing: {
        id: '65a',
        business_name: 'Crumb & Co',
        rating: 4.6,
        reviews: 11,
        open_days: weekdays.filter((day) => day !== 'sunday'),
      },
    },
    { name: 'Bread | House' },
  ],
};
const jobs = { total: 2, jobs: [{ id: '77', title: 'Baker', company_name: 'Crumb & Co' }] };
const write = (change: Partial<typeof input> = {}, market: object = { town, jobs }) =>
  writeMarketAnalysis({ ...input, ...change }, today, market);

describe('the built-in writer of market analyses', () => {
  it('tells to ask for a price where customers do, and to buy something elsewhere', () => {
    expect(write()).toContain('Be a customer at [Crumb & Co]');
    const contractors = { town: { ...town, category: 'Home Services' } };
    const text = write({ businessType: 'Electrician' }, contractors);
    expect(text).toContain('Ask [Crumb & Co](/business-directory/65a) and [Glaze]');
    expect(text).toContain('for a price, as a customer would.');
    expect(text).not.toContain('Be a customer at');
  });

  it('writes places and Spanish offers with capitals', () => {
    const found = { town: { ...town, place: 'east ridge' } };
    expect(write({ targetLocation: 'east ridge' }, found)).toContain('in East Ridge');
    expect(write({ productService: 'tacos y desayunos', valueProposition: '' })).toContain(
      '**Lo que usted ofrece:** Tacos y desayunos.',
    );
  });

  it.each(['none really', 'N/A', 'nobody', "don't know", 'ninguno', '-'])(
    'takes "%s" for no competitor',
    (name) => {
      const parsed = marketAnalysis.request.parse({ ...input, mainCompetitors: [name, 'Nona'] });
      expect(parsed).toMatchObject({ mainCompetitors: ['Nona'] });
    },
  );

  it('says what the portal knows, as of the day, with links', () => {
    const text = write();
    expect(text).toContain(
      'On November 22, the directory of this portal finds [14 businesses](/business-directory?search=Bakery)',
    );
    expect(text).toContain('6 of them have reviews: 30 reviews in all, 4.3 stars on average.');
    expect(text).toContain('5 of them show no photo.');
    expect(text).toContain('On Sunday, none of the 9 whose hours are listed is open.');
    expect(text).toContain('[2 open jobs](/jobs?search=Bakery)');
    expect(text).toContain('[Baker](/jobs/77) at Crumb & Co');
  });

  it('names the trade and the place that were searched for', () => {
    const donuts = { ...town, searched: 'donuts', place: 'Little Rock, AR' };
    expect(write({ businessType: 'Food & Restaurants' }, { town: donuts, jobs })).toContain(
      '[14 businesses](/business-directory?search=donuts&location=Little%20Rock%2C%20AR) under “donuts” in Little Rock, AR',
    );
  });

  it('names the best matches where none has a review', () => {
    const few = { ...town, leading: [], named: [], with_reviews: 0, reviews: 0 };
    const text = write({}, { town: few, jobs });
    expect(text).toContain('- Among them: [Glaze](/business-directory/65c).');
    expect(text).toContain('Be a customer at [Glaze](/business-directory/65c).');
    expect(write()).not.toContain('Among them');
  });

  it('repeats an offer and a reason with their spelling mended', () => {
    const text = write({ valueProposition: 'i come to you and no cages' });
    expect(text).toContain('“I come to you and no cages”');
  });

  it('names no job where the first ones are all the reader’s own', () => {
    expect(write({}, { town, jobs: { total: 3, jobs: [] } })).toContain(
      '[3 open jobs](/jobs?search=Bakery) under it. Whoever hires',
    );
  });

  it('looks up named competitors, and says which are not listed', () => {
    const text = write();
    expect(text).toContain('| [Crumb & Co](/business-directory/65a) | 4.6 | 11 | closed Sunday |');
    expect(text).toContain('| Bread / House | not listed here | – | – |');
  });

  it('suggests what follows from the numbers', () => {
    const text = write();
    expect(text).toContain('Sunday is nearly free of competition here');
    expect(text).toContain('12 reviews would make you the most reviewed');
    expect(text).toContain('8 of the 14 you compete with here have none');
    expect(text).toContain('Delivered warm before six');
    expect(text.match(/\*\*Look again:\*\* Monday/g)).toHaveLength(4);
  });

  it('sends nobody to their own business', () => {
    const own = { town: { ...town, named: [] }, jobs };
    const text = write({ mainCompetitors: [] }, withoutOwn(own, 'Crumb & Co'));
    expect(text).not.toMatch(/has the most|customer at \[Crumb|most reviewed of all/);
    expect(text).toContain('[14 businesses]');
  });

  it('says what could not be reached, and counts nothing then', () => {
    const text = write({}, {});
    expect(text).toContain('The directory could not be reached just now');
    expect(text).toContain('The job board could not be reached just now');
    expect(text).toContain('| Crumb & Co | not looked up | – | – |');
    expect(text).not.toMatch(/stars on|Sunday|undefined/);
  });

  it('names no gap in the hours of fewer than four businesses', () => {
    const few = { ...town, with_hours: 3, open_on: openOn({ sunday: 0 }) };
    expect(write({}, { town: few, jobs })).not.toContain('Sunday is');
  });

  it('says that nothing was found, and asks for what is missing', () => {
    const none = {
      ...town,
      ...{ total: 0, looked_at: 0, with_reviews: 0, reviews: 0, with_hours: 0, with_photos: 0 },
      ...{ leading: [], named: [] },
    };
    const text = write(
      { mainCompetitors: [], valueProposition: undefined as never },
      { town: none, jobs: { total: 0, jobs: [] } },
    );
    expect(text).toContain('lists no business under “Bakery”');
    expect(text).toContain('no open job under “Bakery”');
    expect(text).toContain('you named none');
    expect(text).not.toMatch(/\[fill in|undefined|NaN/);
  });

  it.each([
    ['Construction & Contractors', 'fixed price or hourly'],
    ['Beauty & Wellness', 'the person who serves'],
    ['Education', 'hours that fit a working day'],
    ['Pet Services', 'how the animals are treated'],
    ['Financial Services', 'fees told beforehand'],
    ['A category of the town', 'price, quality'],
  ])('knows what people compare in %s, whatever the entry mentions', (category, item) => {
    const text = write(
      { productService: 'Returns for truckers and dog owners' },
      {
        town: { ...town, category },
        jobs,
      },
    );
    expect(text).toContain(item);
  });

  it('knows the practice of every category of the directory', () => {
    const general = practiceOf('Other');
    const other = listingCategories.filter((category) => practiceOf(category) === general);
    expect(other).toEqual(['Other']);
  });

  it('speaks of one business as of one', () => {
    const one = { ...town, total: 1, looked_at: 1, with_photos: 0, with_reviews: 0, reviews: 0 };
    const text = write({}, { town: { ...one, leading: [] }, jobs });
    expect(text).toContain(
      '- It has no review yet: the first one will stand out.\n- It shows no photo.',
    );
    expect(text).not.toMatch(/1 of the 1|of them/);
    const only = { ...town, with_reviews: 1, reviews: 11, average_rating: 4.6 };
    expect(write({}, { town: only, jobs })).toContain(
      'Of them, only [Crumb & Co](/business-directory/65a) has reviews: 11 reviews, 4.6 stars.',
    );
  });

  it('quotes the prices that listings tell, and leaves only the others open', () => {
    const text = write();
    expect(text).toContain(
      'Prices that listings tell: [Bun Hut](/business-directory/65b) “Loaf $6 sliced $7”.',
    );
    expect(text).toContain('Prices of the others');
    expect(write({}, { town: { ...town, priced: [] }, jobs })).toContain('- Prices: the portal');
  });

  it('writes a place and a trade as they are written', () => {
    const text = write({ businessType: 'food truck', targetLocation: 'little rock, ar' });
    expect(text).toContain('# Market analysis: Food truck in Little Rock, AR');
    expect(write({ targetLocation: 'east LA' })).toContain('in east LA');
  });

  it('says at least where only the first hundred jobs were looked at', () => {
    const text = write({}, { town, jobs: { ...jobs, total: 95, found: 300 } });
    expect(text).toContain('[at least 95 open jobs](/jobs?search=Bakery)');
  });

  it('does not count jobs of related trades, and tells that there are some', () => {
    const text = write({}, { town, jobs: { total: 0, found: 9, jobs: [] } });
    expect(text).toContain(
      'No open job on the job board names “Bakery”. A search for it finds [9 open jobs](/jobs?search=Bakery)',
    );
  });

  it('contains no number that nobody entered or counted', () => {
    const known = new Set(`${JSON.stringify(town)} ${JSON.stringify(jobs)}`.match(/\d+/g));
    const text = write().replace(/\*\*Look again:\*\*[^\n]*/g, '');
    const own = ['22', '5', '8', '12', '1', '2', '3', '4', '0', '14'];
    expect((text.match(/\d+/g) ?? []).filter((n) => !known.has(n) && !own.includes(n))).toEqual([]);
  });
});
