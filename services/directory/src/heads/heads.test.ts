import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { newListing } from '../testing/new-listing.js';

let service: TestService;
beforeEach(async () => {
  // One service per test: the sitemap lists every listing and caches its number of parts for a minute.
  service = await createTestService(directoryService, {
    env: { SITE_URL: 'https://commons.example' },
  });
});
afterEach(() => service.close());

const headOf = async (facts: object) => {
  const { id } = await newListing(service, facts);
  const { body } = await service.request('GET', `/business-directory/${id}/head`);
  return { id, head: body };
};

it('describes a business in structured data', async () => {
  const { id, head } = await headOf({
    business_name: 'Millstone Bakery',
    business_category: 'Food & Restaurants',
    short_description: 'Sourdough.',
    logo_filename: 'abc-300x200.webp',
    contact_info: { phone: '555-0100', email: 'hi@mill.example', website: 'https://mill.example' },
    location_info: { street_address: '12 Mill Street', city: 'Alder Falls', state: 'OR' },
    social_media: { facebook: 'https://facebook.example/mill' },
    business_hours: {
      monday: '9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM',
      tuesday: '9am-12pm',
      friday: '6:00 PM – 2:00 AM',
      saturday: '24 hours',
      sunday: 'by appointment',
    },
    payment_methods: ['Cash', 'Check'],
    year_established: 1984,
    average_rating: 13 / 3,
    total_reviews: 3,
  });
  const page = `https://commons.example/business-directory/${id}`;
  const opening = (opens: string, closes: string, ...dayOfWeek: string[]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  });
  expect(head).toEqual({
    title: 'Millstone Bakery · Alder Falls, OR',
    description: 'Food & Restaurants. Sourdough.',
    canonical_path: `/business-directory/${id}`,
    type: 'article',
    image_path: '/uploads/logos/abc-300x200.webp',
    card: {
      subject: 'business',
      title: 'Millstone Bakery',
      line: 'Food & Restaurants',
      category: 'Food & Restaurants',
      facts: ['Alder Falls, OR'],
      stars: { average: 13 / 3, words: '3 reviews' },
      logo_path: '/uploads/logos/abc-300x200.webp',
    },
    calendar_path: `/api/business-directory/${id}/special-hours.ics`,
    json_ld: {
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': page,
      name: 'Millstone Bakery',
      description: 'Sourdough.',
      url: 'https://mill.example',
      image: 'https://commons.example/uploads/logos/abc-300x200.webp',
      telephone: '555-0100',
      email: 'hi@mill.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Mill Street',
        addressLocality: 'Alder Falls',
        addressRegion: 'OR',
        addressCountry: 'US',
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.33,
        reviewCount: 3,
        bestRating: 5,
        worstRating: 1,
      },
      openingHoursSpecification: [
        opening('09:00', '12:00', 'Monday', 'Tuesday'),
        opening('13:00', '17:00', 'Monday'),
        opening('00:00', '00:00', 'Wednesday', 'Thursday'),
        opening('18:00', '02:00', 'Friday'),
        opening('00:00', '23:59', 'Saturday'),
      ],
      sameAs: ['https://facebook.example/mill'],
      paymentAccepted: 'Cash, Check',
      foundingDate: '1984',
    },
  });
});

it('omits unknown facts: no rating without reviews, no hours, no image', async () => {
  const { head } = await headOf({ contact_info: {} });
  expect(head).not.toHaveProperty('image_path');
  expect(Object.keys(head.json_ld).sort()).toEqual([
    '@context',
    '@id',
    '@type',
    'description',
    'name',
    'url',
  ]);
});

it('uses the first photo when there is no logo', async () => {
  const { head } = await headOf({ gallery_images: ['a-1x1.webp', 'b-1x1.webp'] });
  expect(head.image_path).toBe('/uploads/gallery/a-1x1.webp');
});

describe('the sitemap', () => {
  const part = async (page: number | string) => {
    const answer = await fetch(`${service.url}/business-directory/sitemap/${page}`);
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      text: await answer.text(),
    };
  };
  const pages = async () =>
    (await service.request('GET', '/business-directory/sitemap')).body.pages as number;

  it('lists every visible listing with the time of its last change', async () => {
    const updated_at = new Date('2026-03-04T05:06:07.000Z');
    const seen = await newListing(service, { updated_at });
    const hidden = await newListing(service, {
      shown: false,
      suspended: { reason: 'Fake', at: new Date() },
    });
    expect(await pages()).toBe(1);
    const { status, type, text } = await part(1);
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(text).toContain(
      `<url><loc>https://commons.example/business-directory/${seen.id}</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod></url>`,
    );
    expect(text).not.toContain(hidden.id);
    expect(text).toMatch(/^<\?xml [^>]+>\n<urlset [^>]+>\n(<url>.*<\/url>\n)+<\/urlset>\n$/);
    for (const page of [0, 2, '1.5', 'x']) expect((await part(page)).status).toBe(404);
  });

  it('is split into parts, with each listing in exactly one', async () => {
    const database = await service.database();
    const listings = database.collection('listings');
    const now = Date.now();
    await listings.insertMany(
      Array.from({ length: 5_003 }, (_, at) => ({
        business_name: `Many ${at}`,
        shown: true,
        gallery_images: [],
        created_at: new Date(now + (at % 7)),
        updated_at: new Date(now),
      })),
    );
    // The cached number of parts is outdated, but the new part is served.
    const texts = [(await part(1)).text, (await part(2)).text];
    const found = texts.flatMap((text) => text.match(/[0-9a-f]{24}/g) ?? []);
    const stored = await listings.find({ shown: true }).toArray();
    expect([...found].sort()).toEqual(stored.map(({ _id }) => String(_id)).sort());
  });
});
