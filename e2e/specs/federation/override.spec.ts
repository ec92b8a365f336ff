import type { Page } from '@playwright/test';
import { OverrideBar } from '../../pages/override-bar';
import { newOperator } from '../../portal/operators';
import { expect, testWithVersions as test } from '../../portal/portal.fixture';

const button = (page: Page, label: string) =>
  page.getByRole('main').getByRole('button', { name: label, exact: true });

test('an operator previews a version that no visitor gets yet, and no one else can', async ({
  page,
  portal,
  people,
  openTab,
  versions,
}) => {
  await versions.publish('2.0.0', 'Calculate');
  await versions.publish('2.1.0', 'Work it out', '--no-release');
  await expect(async () => {
    const answer = await page.request.get('/mfe/registry.json');
    expect(await answer.text()).toContain('/mfe/mfe-tools/2.0.0/');
  }).toPass();
  const operator = await openTab(await newOperator(portal, people, 'Opal Stone'));
  const bar = new OverrideBar(operator);
  const link = '/tools/loan?mfe-tools=2.1.0';

  await test.step('from the status page to the link, which asks first', async () => {
    await operator.goto('/operator/status');
    const name = 'Preview another mfe-tools in this browser only';
    await operator.getByRole('button', { name }).click();
    await operator.getByLabel('Version of mfe-tools').fill('9.9.9');
    await operator.getByRole('button', { name: 'Open', exact: true }).last().click();
    await bar.show.click();
    await expect(bar.region).toContainText('mfe-tools 9.9.9 is not in the store');
    await operator.goto(link);
    await expect(bar.region).toContainText('Show mfe-tools 2.1.0 in this browser?');
    await expect(button(operator, 'Calculate')).toBeVisible();
  });

  await test.step('the version and its badge are on every page of this browser', async () => {
    await bar.show.click();
    await expect(button(operator, 'Work it out')).toBeVisible();
    await expect(bar.region).toContainText('mfe-tools 2.1.0 in this browser only');
    await expect(operator).toHaveURL(/\/tools\/loan$/);
    await operator.goto('/mission');
    await expect(bar.region).toBeVisible();
    const cookies = await operator.context().cookies();
    expect(cookies.find(({ name }) => name === 'front-ends')).toMatchObject({
      ...{ httpOnly: true, sameSite: 'Strict' },
    });
  });

  await test.step('a guest and a member who open the link get the usual page', async () => {
    const member = await openTab(await people.register('employer', 'Vera Quill'));
    for (const other of [page, member]) {
      await other.goto(link);
      await expect(button(other, 'Calculate')).toBeVisible();
      await expect(new OverrideBar(other).region).toHaveCount(0);
    }
    const file = await page.request.get('/mfe/mfe-tools/2.1.0/mfe.json');
    expect(file.status()).toBe(404);
  });

  await test.step('reset gives back what visitors get', async () => {
    await operator.goto('/tools/loan');
    await bar.reset.click();
    await expect(button(operator, 'Calculate')).toBeVisible();
    await expect(bar.region).toHaveCount(0);
  });

  await test.step('signing out ends it, in tabs that are open too', async () => {
    await operator.goto(link);
    await bar.show.click();
    await expect(button(operator, 'Work it out')).toBeVisible();
    await operator.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(bar.region).toHaveCount(0);
    await operator.goto('/tools/loan');
    await expect(button(operator, 'Calculate')).toBeVisible();
  });
});
