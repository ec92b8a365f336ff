import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@commons/web-kit/api/api-client';
import {
  refusal,
  renderPage,
  screen,
  testUser,
  waitFor,
} from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { myJob, publicJob } from '../testing/samples';
import EmployerDashboardPage from './employer-dashboard.page';

beforeEach(() => sessionStorage.clear());

const button = (name: string | RegExp) => screen.getByRole('button', { name });

type User = ReturnType<typeof openDashboard>['user'];

const fillForm = async (user: User) => {
  await user.type(screen.getByLabelText('Job Title'), 'Baker');
  await user.selectOptions(screen.getByLabelText('Job Category'), 'Food Service');
  await user.selectOptions(screen.getByLabelText('Employment Type'), 'Full-time');
  await user.selectOptions(screen.getByLabelText('Location Type'), 'On-site');
  await user.type(screen.getByLabelText('City'), 'Erie');
  // Enter in a field submits like the button.
  await user.type(screen.getByLabelText('State'), 'pa');
  await user.tab();
  expect(screen.getByLabelText('State')).toHaveValue('PA');
  await user.type(screen.getByLabelText('State'), '{Enter}');
  await user.type(screen.getByLabelText('Job Overview'), 'Bread.');
  await user.type(screen.getByLabelText('Key Responsibilities'), 'Bake.');
  await user.type(screen.getByLabelText('Required Qualifications'), 'Hands.');
  await user.selectOptions(screen.getByLabelText('Experience Required'), 'Entry Level');
  await user.click(button('Next Step'));
  await user.selectOptions(screen.getByLabelText('Compensation Type'), 'Hourly');
  await user.click(button('Post Job'));
};

it('[EMP-09] opens the form, confirms the posting, and refetches the list', async () => {
  const jobs = [myJob('old')];
  const { user, path } = openDashboard('jobs', {
    'GET /my-jobs': () => [...jobs],
    'POST /jobs': () => {
      jobs.unshift(myJob('new', { title: 'Baker' }));
      return publicJob(myJob('new'));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Post New Job' }));
  expect(screen.queryByRole('article')).toBeNull();
  await fillForm(user);
  expect(await screen.findByText('Job posted successfully!')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Baker' })).toBeVisible();
  expect(screen.queryByLabelText('Compensation Type')).toBeNull();
  expect(path()).toBe('/employer-dashboard?tab=jobs');
});

it('keeps the form open when posting fails, and closes it on Cancel', async () => {
  const { user } = openDashboard('jobs&new', {
    'POST /jobs': () => {
      throw refusal(500);
    },
  });
  // The history after a form that was opened by its address was replaced by the list.
  history.replaceState({ idx: 0, key: 'list' }, '');
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  await fillForm(user);
  const failure = await screen.findByText('Failed to create job posting');
  expect(failure).toBeVisible();
  // The button that was pressed is below the fold of the form, the reason above it.
  expect(shown.at(-1)).toContainElement(failure);
  await user.click(button('Cancel'));
  await user.click(button('Discard'));
  expect(await screen.findByText(/^No jobs posted yet/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Manage Jobs' })).toHaveFocus();
  history.replaceState(null, '');
});

describe('over HTTP', () => {
  const calls: { readonly call: string; readonly token: string | undefined }[] = [];
  let server: Server;
  let base: string;

  beforeAll(async () => {
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization,content-type,accept',
    };
    server = createServer((request, response) => {
      const isPost = request.method === 'POST';
      // The open dashboard also subscribes to events, which do not matter here.
      if (request.method !== 'OPTIONS' && !request.url?.endsWith('/events')) {
        const call = `${request.method} ${request.url?.split('?')[0]}`;
        calls.push({ call, token: request.headers.authorization });
      }
      response.writeHead(isPost ? 201 : 200, { ...cors, 'content-type': 'application/json' });
      response.end(JSON.stringify(isPost ? publicJob(myJob('new')) : []));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('[PJF-10] posts with the bearer token; after 201 the form closes and the list is fetched', async () => {
    const api = createApiClient({ base, readToken: () => 'token-1', onUnauthorized: () => {} });
    const { user } = renderPage(<EmployerDashboardPage />, {
      api,
      route: '/employer-dashboard',
      at: '/employer-dashboard?tab=jobs&new',
      user: testUser({ account_type: 'employer' }),
    });
    await fillForm(user);
    await waitFor(() => expect(screen.queryByLabelText('Compensation Type')).toBeNull());
    await screen.findByText(/^No jobs posted yet/);
    expect(calls).toEqual([
      { call: 'GET /my-jobs/same', token: 'Bearer token-1' },
      { call: 'POST /jobs', token: 'Bearer token-1' },
      { call: 'GET /my-jobs', token: 'Bearer token-1' },
    ]);
  });
});
