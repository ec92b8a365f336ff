import { ProfessionalProfileUpdate } from '@commons/contracts/resumes/profiles';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await createTestService(resumesService);
  token = await service.tokenFor({ account_type: 'job_seeker' });
});
afterAll(() => service.close());

const read = (body: unknown) =>
  service.request('POST', '/resume/json-resume', {
    token,
    body,
    headers: { 'content-type': 'application/json' },
  });

it('returns single-line fields as one line, as the profile requires', async () => {
  const { status, body } = await read({
    basics: {
      name: 'Maya\r\n\tLindgren\u0000',
      email: 'maya@example.org\nBcc: everybody@example.org',
      phone: '+1 503\u2028555',
      label: `Office\nManager ${'😀'.repeat(80)}`,
      summary: 'Two\r\nlines\u0007 are fine',
      location: { city: 'Port\nland', region: 'OR' },
    },
    work: [
      {
        position: 'Office\nManager',
        name: 'Cedar\r\nClinic',
        startDate: '2019\n-01',
        highlights: ['a\rb'],
      },
    ],
    education: [{ studyType: 'BA\n', institution: 'Portland\nState', endDate: '2015' }],
    certificates: [{ name: 'First\naid' }],
    skills: [{ name: 'Book\nkeeping' }, { name: '\n' }, { name: 'Book keeping' }],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    full_name: 'Maya Lindgren',
    phone: '+1 503 555',
    location: 'Port land, OR',
    summary: 'Two\nlines  are fine',
    skills: ['Book keeping'],
    experience: [
      {
        title: 'Office Manager',
        company: 'Cedar Clinic',
        duration: '2019 -0 - Present',
        description: 'a\nb',
      },
    ],
    education: [{ degree: 'BA', institution: 'Portland State', year: '2015' }],
    certifications: ['First aid'],
  });
  expect(body.email).toBeUndefined();
  expect(body.professional_title.isWellFormed()).toBe(true);
  expect(ProfessionalProfileUpdate.safeParse(body).error).toBeUndefined();
});

it('never returns an invalid link', async () => {
  const { body } = await read({
    basics: {
      name: '<script>alert(1)</script>',
      url: 'javascript:alert(1)',
      profiles: [
        { network: 'LinkedIn', url: ' JavaScript:alert(1)//linkedin.com' },
        { network: 'GitHub', url: 'data:text/html,github' },
      ],
    },
  });
  // Tags are ordinary text.
  expect(body).toEqual({ full_name: '<script>alert(1)</script>' });
});

it.each([
  ['a list', '[]', 422, 'Must be an object'],
  ['a text', '"resume"', 422, 'Must be an object'],
  ['nothing of a résumé', '{"jobs":[]}', 422, 'This is not a JSON Resume document'],
  ['other types', '{"basics":{"name":{"first":"Maya"}}}', 422, 'Must be text'],
  ['a list in place of a part', '{"basics":[],"work":{}}', 422, 'Must be an object'],
  ['half a document', '{"basics":{"name":"Ma', 400, 'Request body is not valid JSON'],
  [
    'keys of prototypes',
    '{"__proto__":{"basics":{}},"basics":{}}',
    400,
    'Request body is not valid JSON',
  ],
  [
    'a constructor',
    '{"constructor":{"prototype":{"admin":1}}}',
    400,
    'Request body is not valid JSON',
  ],
  [
    'too many entries',
    JSON.stringify({ work: Array(201).fill({}) }),
    422,
    'Must be at most 200 items',
  ],
  [
    '10 MB',
    JSON.stringify({ basics: { summary: 'a'.repeat(10_000_000) } }),
    413,
    'Request body is too large',
  ],
  [
    '100,000 levels',
    `{"basics":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    422,
    'Must be an object',
  ],
])('says what is wrong with %s', async (_, body, status, text) => {
  const answer = await read(body);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body.detail)).toContain(text);
});

it('skips an unknown field with 100,000 levels of nesting', async () => {
  const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  const { status, body } = await read(`{"meta":${deep},"basics":{"name":"Maya"}}`);
  expect([status, body]).toEqual([200, { full_name: 'Maya' }]);
});
