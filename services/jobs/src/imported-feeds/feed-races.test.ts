import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@commons/service-kit/testing/until';
import { ImportedJobsService } from '../postings/imported/imported-jobs.service.js';
import { type JobsUnderTest, startJobs } from '../testing/jobs-service.js';
import { ReadFeedProcessor } from './read-feed.processor.js';

let service: JobsUnderTest;
let site: Server;
let host: string;
let token: string;
/** Lists of jobs of the site, by path. An unchanged one is answered with 304. */
const lists = new Map<string, object[]>();

beforeAll(async () => {
  site = createServer((request, response) => {
    const text = JSON.stringify(lists.get(request.url ?? ''));
    const etag = `"${Buffer.from(text).toString('base64').slice(0, 60)}${text.length}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(text);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  service = await startJobs({ JOB_FEED_HOSTS: host });
  token = await service.tokenFor({ account_type: 'employer', operator: true, full_name: 'Opal' });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await service.close();
});

const job = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, company: 'Quillhaven Harbor', url: `/jobs/${id}` },
  ...more,
});
const path = '/jobs/operator/feeds';
const call = (method: string, to: string, body?: object) =>
  service.request(method, to, { token, ...(body && { body }) });
const find = async (search: string) =>
  (await service.request('POST', '/jobs/search', { body: { search } })).body;

/** Waits for the end of the reading that this starts. */
async function read<Result>(start: () => Promise<Result>): Promise<Result> {
  const processing = jest.spyOn(ReadFeedProcessor.prototype, 'process');
  const result = await start();
  const [reading] = await until(
    () => processing.mock.results,
    ({ length }) => length > 0,
  );
  await reading?.value;
  processing.mockRestore();
  return result;
}
const add = async (page: string, jobs: object[]): Promise<string> => {
  lists.set(page, jobs);
  const feed = { address: `http://${host}${page}`, name: page, every: 'day' };
  return (await read(() => call('POST', path, feed))).body.id;
};
const readAgain = (id: string) => read(() => call('POST', `${path}/${id}/read`));
const remove = (id: string) => call('DELETE', `${path}/${id}`);

/** Removes the only feed before a reading gets the lock for the nth time. */
function removeBefore(turn: number): void {
  const exclusively = ImportedJobsService.prototype.exclusively;
  let turns = 0;
  jest.spyOn(ImportedJobsService.prototype, 'exclusively').mockImplementation(async function (
    this: ImportedJobsService,
    work,
  ) {
    turns += 1;
    if (turns === turn) {
      const [{ id }] = (await call('GET', path)).body;
      expect(await remove(id)).toMatchObject({ status: 204 });
    }
    return exclusively.call(this, work) as never;
  });
}

describe('a feed that is removed while it is read', () => {
  const many = (title: string) =>
    Array.from({ length: 201 }, (_, at) => job(`${title}-${at}`, `${title} ${at}`));

  it.each([
    ['fetched', 1, 'Sluice'],
    ['stored', 2, 'Jetty'],
    ['finished', 3, 'Buoy'],
  ])('leaves no job when it is being %s', async (_, turn, title) => {
    removeBefore(turn);
    await add(`/${title}`, many(title));
    expect(await find(title)).toEqual([]);
    expect((await call('GET', path)).body).toEqual([]);
  });

  it('leaves no job when it was unchanged', async () => {
    const feed = await add('/unchanged', [job('1', 'Anchor Smith')]);
    expect(await find('anchor smith')).toHaveLength(1);
    removeBefore(1);
    await readAgain(feed);
    expect(await find('anchor smith')).toEqual([]);
  });
});

describe('a job of two feeds', () => {
  it('lasts until neither has it', async () => {
    const posting = [job('1', 'Beacon Keeper')];
    const one = await add('/one', posting);
    const other = await add('/other', [job('7', 'Beacon Keeper')]);
    const [{ id, source_url }] = await find('beacon');
    expect(source_url).toBe(`http://${host}/jobs/1`);
    lists.set('/one', [job('2', 'Pilot')]);
    await readAgain(one);
    expect(await find('beacon')).toMatchObject([{ id }]);
    await readAgain(other);
    expect(await find('beacon')).toMatchObject([{ id, source_url: `http://${host}/jobs/7` }]);
    lists.set('/one', [...posting, job('2', 'Pilot')]);
    await readAgain(one);
    await remove(other);
    expect(await find('beacon')).toMatchObject([{ id }]);
    await remove(one);
    expect(await find('beacon')).toEqual([]);
  });
});

describe('an unchanged feed', () => {
  it('starts a new term for each job that it has, but those that ended for another reason', async () => {
    const [past, soon] = [-86_400_000, 86_400_000].map((ms) => new Date(Date.now() + ms));
    const titles = ['Dredger Mate', 'Dredger Cook', 'Dredger Clerk'];
    const shared = await add('/first', [job('1', 'Dredger Mate')]);
    const feed = await add('/dredger', [
      ...titles.map((title, at) => job(String(at + 1), title)),
      job('8', 'Dredger Diver', { deadline: past?.toISOString() }),
      job('9', 'Dredger Nurse', { deadline: soon?.toISOString() }),
    ]);
    const stored = (await service.database()).collection('jobs');
    const expired = { status: 'expired', expires_at: new Date(0) };
    await stored.updateMany({ title: { $in: [...titles, 'Dredger Nurse'] } }, { $set: expired });
    await stored.updateOne({ title: 'Dredger Clerk' }, { $set: { status: 'closed' } });
    await readAgain(feed);
    const jobs = await stored.find({ title: /^Dredger/ }).toArray();
    const statuses = Object.fromEntries(jobs.map(({ title, status }) => [title, status]));
    expect(statuses).toEqual({
      ...{ 'Dredger Mate': 'active', 'Dredger Cook': 'active', 'Dredger Clerk': 'closed' },
      ...{ 'Dredger Diver': 'expired', 'Dredger Nurse': 'active' },
    });
    const nurse = jobs.find(({ title }) => title === 'Dredger Nurse');
    expect(nurse?.expires_at).toEqual(soon);
    for (const id of [shared, feed]) await remove(id);
  });

  it('is read as a whole once after the update that stores ends', async () => {
    const feed = await add('/whole', [job('1', 'Net Mender')]);
    const database = await service.database();
    const feeds = database.collection('job_feeds');
    const migrations = database.collection<{ _id: string }>('migrations');
    expect(await feeds.findOne({ name: '/whole' })).toHaveProperty('etag');
    await migrations.deleteOne({ _id: 'whole-feeds' });
    await service.restart();
    await until(
      () => migrations.findOne({ _id: 'whole-feeds' }),
      (found) => found !== null,
    );
    expect(await feeds.findOne({ name: '/whole' })).not.toHaveProperty('etag');
    await remove(feed);
  });
});
