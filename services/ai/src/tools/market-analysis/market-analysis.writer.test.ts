import { type Weekday, weekdays } from '@commons/contracts/businesses/listing-lists';
import type { TradeInTown } from '@commons/contracts/businesses/trade-in-town';
import { withoutOwn } from './market-analysis.tool.js';
import { writeMarketAnalysis } from './market-analysis.writer.js';

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
  looked_at: 14,
  with_reviews: 6,
  reviews: 30,
  average_rating: 4.3,
  with_photos: 9,
  with_hours: 9,
  open_on: openOn({ sunday: 0, monday: 2 }),
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
  it('says what the portal knows, as of the day, with links', () => {
    const text = write();
    expect(text).toContain(
      'On November 22, the directory of this portal finds [14 businesses](/business-directory?search=Bakery)',
    );
    expect(text).toContain('6 of them have reviews: 30 reviews in all, 4.3 stars on average.');
    expect(text).toContain('5 of 14 show no photo.');
    expect(text).toContain('On Sunday, none of the 9 whose hours are listed is open.');
    expect(text).toContain('[2 open jobs](/jobs?search=Bakery)');
    expect(text).toContain('[Baker](/jobs/77) at Crumb & Co');
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
    expect(text).not.toMatch(/Most reviews has|customer at \[Crumb|most reviewed of all/);
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
    ['Plumber', 'time to the first answer'],
    ['Lawn care', 'fixed price or hourly'],
    ['Barber shop', 'the person who serves'],
    ['Child care', 'hours that fit a working day'],
    ['Pet grooming', 'how the animals are treated'],
    ['Home care', 'insurance and payment plans'],
    ['Coffee shop', 'taste and freshness'],
    ['Gift shop', 'choice and stock'],
    ['Zeppelin museum', 'price, quality'],
  ])('knows what people compare of a %s', (businessType, item) => {
    expect(write({ businessType, productService: 'Rides' })).toContain(item);
  });

  it('contains no number that nobody entered or counted', () => {
    const known = new Set(`${JSON.stringify(town)} ${JSON.stringify(jobs)}`.match(/\d+/g));
    const text = write().replace(/\*\*Look again:\*\*[^\n]*/g, '');
    const own = ['22', '5', '8', '12', '1', '2', '3', '4', '0', '14'];
    expect((text.match(/\d+/g) ?? []).filter((n) => !known.has(n) && !own.includes(n))).toEqual([]);
  });
});
