import { randomUUID } from 'node:crypto';
import { openEvents } from '../../testing/event-reader.js';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { applyForm } from '../../testing/resume-samples.js';
import { streamsPerPerson } from './live-events.service.js';

let service: JobsUnderTest;
let employer: Person;
let seeker: Person;

beforeAll(async () => {
  service = await startJobs({ ROLES: 'api' });
});
beforeEach(async () => {
  employer = await service.account('employer');
  seeker = await service.account('job_seeker');
});
afterAll(() => service.close());

const follow = (path: string, token: string) => openEvents(`${service.url}${path}`, token);
const newJob = async () =>
  (await service.request('POST', '/jobs', { token: employer.token, body: posting() })).body.id;
const apply = async (): Promise<string> => {
  const path = `/jobs/${await newJob()}/apply`;
  const sent = await service.request('POST', path, { token: seeker.token, body: applyForm() });
  return sent.body.application_id;
};

describe('live events', () => {
  it('notify the employer of a new application, and both sides of each change', async () => {
    const theirs = await follow('/applications/events', employer.token);
    const mine = await follow('/my-applications/events', seeker.token);
    expect(theirs.headers.get('content-type')).toBe('text/event-stream');
    expect(theirs.headers.get('cache-control')).toBe('no-store');
    await Promise.all([theirs.until('event: ready'), mine.until('event: ready')]);
    const id = await apply();
    const news = `event: application\ndata: {"application_id":"${id}"}`;
    await theirs.until(news);
    await mine.until(news);
    await service.request('PUT', `/applications/${id}/status`, {
      token: employer.token,
      body: { status: 'accepted' },
    });
    await mine.until(`${news}\n\n${news}`);
    theirs.close();
    mine.close();
  });

  it('reach no one else', async () => {
    const stranger = await service.account('employer');
    const other = await follow('/applications/events', stranger.token);
    const theirs = await follow('/applications/events', employer.token);
    await Promise.all([theirs.until('ready'), other.until('ready')]);
    await apply();
    await theirs.until('event: application');
    // An event published earlier would have arrived earlier.
    const redis = service.redis();
    await redis.publish(
      `${service.env.REDIS_PREFIX}:live:${stranger.id}`,
      JSON.stringify({ event: 'last', data: 1 }),
    );
    expect(await other.until('event: last')).not.toContain('application');
    other.close();
    theirs.close();
  });

  it('limit the streams of a person, and allow one again when another closes', async () => {
    const open = () => follow('/applications/events', employer.token);
    const streams = await Promise.all(Array.from({ length: streamsPerPerson }, open));
    await Promise.all(streams.map((stream) => stream.until('ready')));
    const refused = await open();
    expect(refused.status).toBe(429);
    refused.close();
    streams[0]?.close();
    let again = await open();
    for (const end = Date.now() + 60_000; again.status === 429 && Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      again = await open();
    }
    expect(again.status).toBe(200);
    for (const stream of [...streams, again]) stream.close();
  });

  it('end with the session and with the token', async () => {
    const claims = { sub: employer.id, account_type: 'employer' as const };
    const sid = randomUUID();
    const session = await service.tokenFor({ ...claims, sid });
    // Expires before the first check, but leaves a slow machine time to open the stream.
    const short = await service.tokenFor({ ...claims, expiresIn: 14 });
    const streams = await Promise.all(
      [session, short].map((token) => follow('/applications/events', token)),
    );
    await Promise.all(streams.map((stream) => stream.until('ready')));
    await service.redis().set(`${service.env.REDIS_PREFIX}:revoked:${sid}`, '1', 'PX', 60_000);
    // Open streams are checked every 15 s.
    await Promise.all(streams.map((stream) => stream.ended()));
  });
});
