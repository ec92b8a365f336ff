// What people do, as requests to a gateway. Each function gets the stage and a number unique to the call.
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const run = Date.now().toString(36);
const words = 'baker welder nurse driver teacher cook plumber clerk painter roofer'.split(' ');

/** One call; the gateways take turns. @throws Error when it is refused */
export function call(stage, at, method, path, { token, json, body, type } = {}) {
  const bytes = json ? Buffer.from(JSON.stringify(json)) : body;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(bytes && {
      'content-type': type ?? 'application/json',
      'content-length': bytes.length,
    }),
  };
  const url = `${stage.urls[at % stage.urls.length]}${path}`;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode < 300) resolve(text);
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 200)}`));
      });
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}

export async function register(stage, account_type, at) {
  const email = `${account_type}-${at}-${run}@example.test`;
  const company = account_type === 'employer' ? { company_name: 'Stone Bakery' } : {};
  const json = { email, password: 'correct horse 9', full_name: 'Eve Field', account_type };
  const answer = await call(stage, at, 'POST', '/api/auth/register', {
    json: { ...json, ...company },
  });
  return { email, token: JSON.parse(answer).access_token };
}

const posting = (at) => ({
  title: `${words[at % words.length]} ${at}`,
  category: 'Food Service',
  employment_type: 'Full-time',
  location_type: 'On-site',
  location_city: 'Chattanooga',
  location_state: 'TN',
  overview: `Work number ${at} in a small team that looks after its people. `.repeat(4),
  key_responsibilities: 'Opening at five, closing at noon, keeping the shop clean.',
  required_qualifications: 'Two years in a kitchen.',
  experience_required: 'Mid Level',
  compensation_type: 'Annual Salary',
  salary_range: '$45,000 - $55,000',
});

export const post = async (stage, at) =>
  JSON.parse(
    await call(stage, at, 'POST', '/api/jobs', { token: stage.employer, json: posting(at) }),
  ).id;

const boundary = 'capacity-boundary';
const field = (name, value, more = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const pdf =
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const application = Buffer.from(
  field('cover_letter', 'I bake, every day, and would like to do it with you. '.repeat(8)) +
    field('resume', pdf, '; filename="resume.pdf"\r\ncontent-type: application/pdf') +
    `--${boundary}--\r\n`,
);
const search = (stage, at, text) =>
  call(stage, at, 'POST', '/api/jobs/search', { json: { search: text, limit: 20 } });

/** In the order of the table in docs/capacity.md. `many`: measured requests; `atOnce`: connections. */
export const kinds = {
  'page of a job': {
    many: 600,
    run: (stage, at) => call(stage, at, 'GET', `/jobs/${stage.jobs[at % stage.jobs.length]}`),
  },
  'job by its id': {
    many: 1_500,
    run: (stage, at) => call(stage, at, 'GET', `/api/jobs/${stage.jobs[at % stage.jobs.length]}`),
  },
  'search, asked before': { many: 3_000, run: (stage, at) => search(stage, at, words[at % 5]) },
  'search, new': {
    many: 1_500,
    run: (stage, at) =>
      search(stage, at, `${words[at % words.length]} ${at % stage.jobs.length} ${run} ${at}`),
  },
  'sign-in': {
    many: 60,
    run: (stage, at) =>
      call(stage, at, 'POST', '/api/auth/login', {
        json: { email: stage.email, password: 'correct horse 9' },
      }),
  },
  posting: { many: 200, run: (stage, at) => post(stage, at + 100_000) },
  application: {
    many: 150,
    run: (stage, at) =>
      call(stage, at, 'POST', `/api/jobs/${stage.jobs[at]}/apply`, {
        token: stage.seekers[at % stage.seekers.length],
        body: application,
        type: `multipart/form-data; boundary=${boundary}`,
      }),
  },
  'AI text': { many: 120, atOnce: 4, run: (stage, at) => text(stage, at) },
};

/** A text that takes 1 s, requested like the front end does. */
export const text = (stage, at) =>
  call(stage, at, 'POST', '/api/ai/email-assistant', {
    token: stage.seekers[at % stage.seekers.length],
    json: {
      emailType: 'Follow-Up',
      recipientType: 'Client',
      emailPurpose: `To ask whether offer ${at} suits them`,
    },
  });
