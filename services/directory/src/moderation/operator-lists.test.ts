import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { type AnyObject, Types } from 'mongoose';
import { directoryService } from '../app.module.js';

const many = 1_012;

let service: TestService;
let operator: string;
beforeAll(async () => {
  service = await createTestService(directoryService);
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
  const database = await service.database();
  const store = (name: string, rows: AnyObject[]) => database.collection(name).insertMany(rows);
  await store('contact_messages', rowsOf(messageRow));
  await store('operator_actions', rowsOf(actionRow));
  const listings = rowsOf(listingRow);
  await store('listings', listings);
  const cases = listings.map(({ _id }, at) => caseRow(_id, at));
  await store('report_cases', cases);
  await database.close();
});
afterAll(() => service.close());

const rowsOf = <Row>(make: (at: number) => Row) =>
  Array.from({ length: many }, (_, at) => make(at));
/** Many rows share a time stamp, so that only their ids order them. */
const moment = (at: number) => new Date(Date.UTC(2026, 10, 1, 0, Math.floor(at / 100)));

const messageRow = (at: number) => ({
  ...{ name: 'Ann Reed', email: `ann${at}@example.org`, subject: 'Hello', message: 'A question' },
  ...{ state: 'open', created_at: moment(at), mailed_to: [] },
});
const actionRow = (at: number) => ({
  ...{ operator_id: 'o', operator_name: 'Opal', action: 'hide', subject_kind: 'listing' },
  ...{ subject_id: `s${at}`, subject_title: `Shop ${at}`, reason: 'Fake', created_at: moment(at) },
});
const listingRow = (at: number) => ({
  _id: new Types.ObjectId(),
  ...{ business_name: `Shop ${at}`, business_category: 'Retail', short_description: 'A shop' },
  ...{ contact_info: {}, gallery_images: [], average_rating: 0, total_reviews: 0, views: 0 },
  ...{ shown: true },
  ...{ created_at: moment(at), updated_at: moment(at) },
});
const caseRow = (listing: Types.ObjectId, at: number) => ({
  ...{ kind: 'listing', subject_id: String(listing), listing_id: listing },
  ...{ state: at % 2 ? 'open' : 'decided', reports: [], reporters: 0 },
  last_reported_at: moment(at),
});

/** Reads a whole list in pages of 100, as the console does. */
async function readAll(path: string) {
  const rows: { id: string }[] = [];
  let total: string | null = null;
  for (;;) {
    const page = `${path}${path.includes('?') ? '&' : '?'}limit=100&offset=${rows.length}`;
    const { status, body, headers } = await service.request('GET', page, { token: operator });
    expect(status).toBe(200);
    total ??= headers.get('x-total-count');
    rows.push(...body);
    if (body.length < 100) return { rows, total };
  }
}

it.each([
  ['/contact/operator/messages', many, '1000+'],
  ['/business-directory/operator/actions', many, '1000+'],
  ['/business-directory/operator/reports?state=open', many / 2, String(many / 2)],
  ['/business-directory/operator/reports?state=decided', many / 2, String(many / 2)],
])('%s returns every row exactly once', async (path, expected, totalText) => {
  const { rows, total } = await readAll(path);
  expect(total).toBe(totalText);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(expected);
  expect(rows).toHaveLength(expected);
});

it('a case whose subject was deleted while it was reported is removed from the list', async () => {
  const database = await service.database();
  const orphan = caseRow(new Types.ObjectId(), many + 1);
  await database.collection('report_cases').insertOne(orphan);
  const path = '/business-directory/operator/reports?state=open&limit=1';
  const ask = () => service.request('GET', path, { token: operator });
  const first = await ask();
  expect([first.body, first.headers.get('x-total-count')]).toEqual([[], String(many / 2)]);
  const next = await ask();
  expect([next.body.length, next.headers.get('x-total-count')]).toEqual([1, String(many / 2)]);
  await database.close();
});
