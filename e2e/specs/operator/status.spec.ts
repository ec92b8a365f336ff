import { OperatorStatusPage } from '../../pages/operator-status.page';
import { FrontEndVersions } from '../../portal/front-end-versions';
import { MailServer } from '../../portal/mail-server';
import { newOperator } from '../../portal/operators';
import { People, type Person } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

const versions = new FrontEndVersions();
const mailPort = 20_000 + (process.pid % 10_000);
const mailServer = new MailServer(mailPort);
test.describe.configure({ mode: 'serial' });
test.use({
  settings: {
    ...{ FRONT_ENDS: versions.store, REGISTRY_POLL_MS: '200' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${mailPort}`, TASK_ATTEMPTS: '1' },
  },
});

let operator: Person;
test.beforeAll(async ({ portal }) => {
  await mailServer.start();
  operator = await newOperator(portal, new People(portal.url), 'Opal Stone');
});
test.afterAll(() => {
  mailServer.stop();
  versions.remove();
});

test('every deployable shows its state', async ({ openTab }) => {
  const page = await openTab(operator);
  const status = new OperatorStatusPage(page);
  await page.goto('/operator');
  await page.getByRole('link', { name: 'Status of the portal' }).click();
  for (const name of [
    'gateway',
    'auth',
    'directory',
    'jobs',
    'resumes',
    'ai',
    'shell',
    'mfe-tools',
  ])
    await expect(status.row('Deployables', name)).toContainText('Well');
  await expect(status.row('Deployables', 'jobs')).toContainText('mongo ok');
});

test('a mail that failed is sent again once its server is back, another one is dropped', async ({
  openTab,
  people,
}) => {
  await people.register('job_seeker', 'Tom Field');
  const page = await openTab(operator);
  const status = new OperatorStatusPage(page);
  await status.open();
  await expect(status.row('Tasks', 'auth')).toContainText(/[2-9] failed/);
  await status.openFailed('auth');
  const tasks = status.part('Tasks').getByText('the mailbox is busy');
  await expect(tasks.first()).toBeVisible();
  const failed = await tasks.count();

  mailServer.takes = true;
  await page
    .getByRole('button', { name: /^Run again/ })
    .first()
    .click();
  await expect(page.getByText('1 task restarted.')).toBeVisible();
  await expect(tasks).toHaveCount(failed - 1);
  await expect(() => expect(mailServer.mails).toHaveLength(1)).toPass();

  await status.act(/^Discard( all \d|: )/, 'They registered twice.');
  await expect(status.row('Tasks', 'auth')).toContainText('None failed');
  expect(mailServer.mails).toHaveLength(1);
  await page.goto('/operator?tab=log');
  await expect(page.getByRole('listitem').filter({ hasText: 'registered twice' })).toBeVisible();
});

test('new accounts are switched off for visitors, and on again', async ({ openTab, page }) => {
  const own = await openTab(operator);
  const status = new OperatorStatusPage(own);
  const form = page.getByLabel('Full name');
  await page.goto('/register');
  await expect(form).toBeVisible();
  await status.open();
  await status.act('Switch off: New accounts', 'A wave of false accounts.');
  await expect(status.row('Switches', 'New accounts')).toContainText(
    'by Opal Stone: A wave of false accounts.',
  );
  const text = page.getByText(/New accounts cannot be created at the moment/);
  await expect(async () => {
    await page.reload();
    await expect(form.or(text)).toBeVisible();
    await expect(text).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await status.act('Switch on: New accounts', 'It is over.');
  await expect(async () => {
    await page.reload();
    await expect(form.or(text)).toBeVisible();
    await expect(form).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(text).toHaveCount(0);
});

test('a click gives all visitors the former version, and the log says so', async ({
  openTab,
  page,
}) => {
  await versions.publish('1.0.0', 'Calculate');
  await versions.publish('1.1.0', 'Work it out');
  const heading = page.getByRole('heading', { level: 1 });
  const button = (label: string) =>
    page.getByRole('main').getByRole('button', { name: label, exact: true });
  await expect(async () => {
    await page.goto('/tools/loan');
    await expect(heading).toBeVisible();
    await expect(button('Work it out')).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const own = await openTab(operator);
  const status = new OperatorStatusPage(own);
  await status.open();
  await expect(status.row('Front ends', 'mfe-tools')).toContainText('1.1.0');
  await status.act('Give mfe-tools 1.0.0 to all visitors…', 'The word is not clear.');
  await expect(own.getByText('Visitors get mfe-tools 1.0.0 within seconds.')).toBeVisible();
  const clicked = Date.now();
  await expect(async () => {
    await page.goto('/tools/loan');
    await expect(heading).toBeVisible();
    await expect(button('Calculate')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(Date.now() - clicked).toBeLessThan(10_000);
  await expect(status.row('Front ends', 'mfe-tools')).toContainText('Opal Stone, in the console');
  await own.goto('/operator?tab=log');
  await expect(
    own.getByRole('listitem').filter({ hasText: 'The word is not clear.' }),
  ).toBeVisible();
});
