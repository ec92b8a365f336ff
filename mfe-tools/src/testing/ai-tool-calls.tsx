import type { ServerEvent } from '@commons/contracts/shell-contract';
import {
  fakeApi,
  fireEvent,
  renderPage,
  screen,
  testUser,
} from '@commons/web-kit/testing/test-render';
import AiToolPage from '../pages/ai-tool.page';

type Handlers = Parameters<typeof fakeApi>[0];
type User = Parameters<typeof testUser>[0];

/** Values to type or choose, by field label. */
export type Entries = Readonly<Record<string, string>>;

let people = 0;
/** A person without any texts: these are stored per person. */
export const newPerson = (changes: User = {}) => {
  people += 1;
  return testUser({ id: `person-${people}`, account_type: 'employer', ...changes });
};

/** Opens the page of a tool. */
export function openTool(id: string, handlers: Handlers = {}, person: User = {}) {
  const api = fakeApi({
    'GET /ai/drafts': () => [],
    'GET /ai/voice': () => ({}),
    'POST /ai/voice/edits': () => ({}),
    'GET /ai/answers': () => [],
    'DELETE /ai/answers/*': () => undefined,
    ...handlers,
  });
  const user = newPerson(person);
  const page = renderPage(<AiToolPage />, {
    api,
    user,
    route: '/tools/ai/:tool',
    at: `/tools/ai/${id}`,
  });
  /** The calls of tools, and those that reconnect to an answer. */
  const calls = () =>
    api.calls.filter(
      ({ method, path }) =>
        !/^\/ai\/(?:drafts|voice)/.test(path) && path !== '/ai/answers' && method !== 'DELETE',
    );
  /** Ids of the answers that were stopped or confirmed. */
  const forgotten = () =>
    api.calls.flatMap(({ method, path }) =>
      method === 'DELETE' && path.startsWith('/ai/answers/') ? [path.split('/').at(-1)] : [],
    );
  return { ...page, api, person: user, calls, forgotten };
}

export function enter(entries: Entries): void {
  for (const [label, value] of Object.entries(entries))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export const generateButton = () => screen.getByRole('button', { name: 'Generate' });

/** Events as the service sends them. */
export const event = (name: string, data: object): ServerEvent => ({
  event: name,
  data: JSON.stringify(data),
});

/** A whole stream with this text. */
export const streamOf = (result: string, provider = 'built-in', missing?: readonly string[]) => [
  event('started', { id: 'answer-1' }),
  event('text', { text: result }),
  event('done', { result, provider, ...(missing && { missing }) }),
];

/** Each tool with its required and optional input, its call and its texts. */
export const toolSamples = [
  {
    id: 'email-assistant',
    path: '/ai/email-assistant',
    required: {
      'Email type': 'Invoice',
      'Recipient type': 'Client',
      'Email purpose': 'Ask for the payment of invoice 17',
    },
    failed: 'Error generating email. Please try again.',
    empty: 'No email generated',
  },
  {
    id: 'market-analysis',
    path: '/ai/market-analysis',
    required: {
      'Business type': 'Bakery',
      'Target location': 'Erie, PA',
      'Product or service': 'Sourdough bread',
    },
    failed: 'Error generating market analysis. Please try again.',
    empty: 'No analysis generated',
  },
  {
    id: 'financial-forecasting',
    path: '/ai/financial-forecasting',
    required: {
      'Business type': 'Bakery',
      'Monthly revenue': '12,000',
      'Monthly costs': '$9,500.50',
      'Growth rate': '2.5',
    },
    failed: 'Error generating financial forecast. Please try again.',
    empty: 'No forecast generated',
  },
  {
    id: 'content-generator',
    path: '/ai/content-generator',
    required: {
      'Content type': 'LinkedIn Post',
      'Target audience': 'Owners of cafés',
      'Topic brief': 'Our new bread',
    },
    failed: 'Error generating content. Please try again.',
    empty: 'No content generated',
  },
  {
    id: 'business-advisor',
    path: '/ai/business-advisor',
    required: {
      'Business stage': 'Growth',
      'Primary challenge': 'Cash Flow',
      Industry: 'Food',
      'Situation description': 'Invoices are paid late',
      'Desired outcome': 'Two months of reserves',
    },
    failed: 'Error generating business advice. Please try again.',
    empty: 'No business advice generated',
  },
  {
    id: 'job-listing-requirements',
    path: '/ai/job-matching',
    required: {
      'Job title': 'Head baker',
      Department: 'Kitchen',
      'Education level': 'No formal requirement',
      'Years of experience': 'Mid (3-5)',
      'Core responsibilities': 'Bake bread',
      'Required skills': 'Sourdough',
    },
    failed: 'Error generating job description. Please try again.',
    empty: 'No job description generated',
  },
  {
    id: 'resume-cover-letter',
    path: '/ai/resume_cover-letter',
    required: { 'Your prompt': 'Write a cover letter' },
    failed: 'Error generating response. Please try again.',
    empty: 'No response generated',
  },
] as const;

/** The required input of one of them. */
export const requiredOf = (id: (typeof toolSamples)[number]['id']): Entries =>
  toolSamples.find((sample) => sample.id === id)?.required ?? {};
