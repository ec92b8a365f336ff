import { type RawAnswer, startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const document = (paths: object, schemas: object) =>
  json({ openapi: '3.1.0', info: {}, paths, components: { schemas } });
const answers = (name: string) => ({
  responses: { 200: { content: { json: { schema: { $ref: `#/components/schemas/${name}` } } } } },
});
const error = { type: 'object', properties: { detail: { type: 'string' } } };

describe('the API document', () => {
  it('merges those of the services and names the missing ones', async () => {
    portal.jobs.handle = document(
      {
        '/jobs/{id}': { get: answers('Item') },
        '/internal/jobs': { get: answers('Item') },
        '/healthz': { get: {} },
      },
      { Item: { title: 'a job' }, ErrorAnswer: error },
    );
    portal.directory.handle = document(
      { '/business-directory/{id}': { get: answers('Item') } },
      { Item: { title: 'a business' }, ErrorAnswer: error },
    );
    portal.resumes.handle = document({ '/resume/upload': { post: {} } }, {});
    await portal.ai.stop();
    // On a busy machine a service may be missing because it timed out.
    const missing = ({ text }: RawAnswer) => JSON.parse(text)['x-unavailable'].join();
    const isWhole = (answer: RawAnswer) => missing(answer) === 'auth,ai';
    const { status, text } = await portal.until('/api/openapi.json', isWhole);
    const merged = JSON.parse(text);
    expect(status).toBe(200);
    expect(merged.openapi).toMatch(/^3\.1/);
    expect(Object.keys(merged.paths).sort()).toEqual([
      '/api/business-directory/{id}',
      '/api/feature-switches',
      '/api/front-end-overrides',
      '/api/front-end-reports',
      '/api/jobs/{id}',
      '/api/operator/deployables',
      '/api/operator/front-ends',
      '/api/operator/front-ends/{name}/override',
      '/api/operator/front-ends/{name}/release',
      '/api/portal-pages/{address}',
      '/api/portal-texts/{name}',
      '/api/resume/upload',
    ]);
    expect(merged.components.schemas).toMatchObject({
      Item: { title: 'a business' },
      jobs_Item: { title: 'a job' },
      ErrorAnswer: error,
    });
    const job = merged.paths['/api/jobs/{id}'].get;
    expect(job.tags).toEqual(['jobs']);
    expect(job.responses[200].content.json.schema.$ref).toBe('#/components/schemas/jobs_Item');
    expect(merged['x-unavailable']).toEqual(['auth', 'ai']);
    expect(merged.info.description).toContain('missing here: auth, ai');
  });

  it('has a page without inline scripts and external resources', async () => {
    const { status, headers, text } = await portal.raw('/api/docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(text).not.toMatch(/<script(?![^>]*src=)|<style|style=|https?:/);
    const files = [...text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(files).toHaveLength(3);
    for (const file of files) {
      const answer = await portal.raw(file ?? '');
      expect([file, answer.status]).toEqual([file, 200]);
      expect(answer.text.length).toBeGreaterThan(50);
    }
    for (const file of ['index.html', 'package.json', '..%2fpackage.json', 'constructor']) {
      expect((await portal.raw(`/api/docs/${file}`)).status).toBe(404);
    }
  });
});
