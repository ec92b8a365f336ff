import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { newListing } from '../testing/new-listing.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { SITE_URL: 'https://commons.example', LANGUAGES: 'en,es' },
  });
});
afterAll(() => service.close());

const read = (path: string, language = 'en') =>
  fetch(`${service.url}/business-directory/${path}`, { headers: { 'accept-language': language } });

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
const icsDay = (date: string) => date.replaceAll('-', '');

describe('the feed of new businesses', () => {
  it('lists the newest first, with the filters of the search', async () => {
    const facts = { short_description: 'Horseshoes & "more".', average_rating: 2 };
    const old = { created_at: new Date('2020-01-01') };
    await newListing(service, {
      ...facts,
      ...old,
      business_name: 'Farrier One',
      average_rating: 5,
    });
    await newListing(service, { ...facts, business_name: 'Farrier Two & Sons' });
    const answer = await read('feed.atom?search=farrier');
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const text = await answer.text();
    expect(text.match(/<title>.*<\/title>/g)).toEqual([
      '<title>New businesses for &quot;farrier&quot; · Commons</title>',
      '<title>Farrier Two &amp; Sons</title>',
      '<title>Farrier One</title>',
    ]);
    expect(text).toContain('Horseshoes &amp; &quot;more&quot;.');
    expect(text).toContain(
      'href="https://commons.example/api/business-directory/feed.atom?search=farrier"',
    );
    const good = await (await read('feed.atom?search=farrier&rating=4&openNow=')).text();
    expect(good.match(/Farrier (One|Two)/g)).toContain('Farrier One');
    expect(good).not.toContain('Farrier Two');
    expect(await (await read('feed.atom', 'es')).text()).toContain('<title>Negocios nuevos');
  });

  it.each(['rating=9', 'within_miles=3', 'openNow=maybe'])('refuses %s', async (query) => {
    expect((await read(`feed.atom?${query}`)).status).toBe(422);
  });
});

describe('the calendar of special hours', () => {
  const calendarOf = async (facts: object, language?: string) => {
    const { id } = await newListing(service, facts);
    const answer = await read(`${id}/special-hours.ics`, language);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    // Unfolds long lines.
    return (await answer.text()).replaceAll(/\r\n[ \t]+/g, '');
  };

  it('has each date with special hours, except long past ones', async () => {
    const text = await calendarOf({
      business_name: 'Millstone Bakery, Ltd.',
      special_hours: [
        { date: day(-60), hours: 'closed' },
        { date: day(4), hours: '9:00 AM – 1:00 PM', note: 'Christmas Eve; we bake' },
        { date: day(5), hours: 'Closed' },
      ],
    });
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('SUMMARY:Millstone Bakery\\, Ltd.: 9:00 AM – 1:00 PM');
    expect(text).toContain('DESCRIPTION:Christmas Eve\\; we bake');
    expect(text).toContain(`DTSTART;VALUE=DATE:${icsDay(day(5))}`);
    expect(text).toContain(`DTEND;VALUE=DATE:${icsDay(day(6))}`);
    expect(text).toContain('SUMMARY:Millstone Bakery\\, Ltd.: closed');
    expect(text.match(/UID:.*/g)).toEqual([
      expect.stringMatching(/@commons\.example/),
      expect.stringMatching(/@commons\.example/),
    ]);
  });

  it('shows a closure until the day before reopening, in the requested language', async () => {
    const closed = { temporarily_closed: { reopens_on: day(20), note: 'Obras' } };
    const special_hours = [{ date: day(10), hours: '9:00 AM – 1:00 PM' }];
    const facts = { business_name: 'La Rosa', ...closed, special_hours };
    const text = await calendarOf(facts, 'es-US,es;q=0.9');
    expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:La Rosa: cerrado por ahora']);
    expect(text).toContain(`DTEND;VALUE=DATE:${icsDay(day(20))}`);
  });

  it('is 404 for a business that is not public', async () => {
    const { id } = await newListing(service, {
      shown: false,
      suspended: { reason: 'Spam', at: new Date() },
    });
    const codes = [(await read(`${id}/special-hours.ics`)).status];
    codes.push((await read('nonsense/special-hours.ics')).status);
    expect(codes).toEqual([404, 404]);
  });
});
