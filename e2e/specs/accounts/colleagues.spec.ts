import { newEmail, signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { violations } from '../../screens/examine';

const settings = '/employer-dashboard?tab=profile&section=settings';

test('an owner invites a colleague, who works for the business and loses it at once when removed', async ({
  page,
  openTab,
  portal,
  people,
  inbox,
}) => {
  const rosa = await people.register('employer', 'Rosa Lopez', 'Ridge Bakery');
  await people.postJob(rosa, { title: 'Night Baker' });
  const email = newEmail('sam');
  await signInAs(page, rosa);

  await test.step('the owner invites an address that has no account yet', async () => {
    await page.goto('/employer-dashboard');
    await page.getByRole('link', { name: 'Invite a colleague' }).click();
    await expect(page.getByRole('heading', { name: 'Colleagues' })).toBeInViewport();
    await page.getByLabel('Email of your colleague').fill(email);
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText(`We have emailed the invitation to ${email}.`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'People of this business' })).toContainText(email);
    expect(await violations(page)).toEqual([]);
  });

  const sam = await openTab();
  await test.step('the link leads to an account and back to the question', async () => {
    const mail = await inbox.waitFor(email, /^Rosa Lopez invites you to Ridge Bakery$/);
    const address = /\/invitation\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
    await sam.goto(`${portal.url}${address}`);
    await expect(sam.getByRole('heading', { name: 'Work for Ridge Bakery' })).toBeVisible();
    expect(await violations(sam)).toEqual([]);
    await sam.getByRole('link', { name: 'Create a free account' }).click();
    await expect(sam.getByLabel('Email')).toHaveValue(email);
    await expect(sam.getByLabel('Account type')).toHaveValue('employer');
    await sam.getByLabel('Full name').fill('Sam Stone');
    await sam.getByLabel('Password', { exact: true }).fill('correct horse 9');
    await sam.getByLabel('Confirm password').fill('correct horse 9');
    await sam.getByRole('button', { name: 'Create account' }).click();
    await sam.getByRole('button', { name: 'Accept' }).click();
    await expect(sam.getByText('You work for Ridge Bakery as a manager.')).toBeVisible();
  });

  await test.step('the colleague posts for the business and sees its jobs', async () => {
    await sam.goto('/employer-dashboard?tab=jobs');
    await expect(sam.getByRole('article', { name: 'Night Baker' })).toBeVisible();
    await expect(sam.getByRole('button', { name: 'Post New Job' })).toBeVisible();
  });

  await test.step('a viewer cannot change anything', async () => {
    await page.reload();
    await page.getByLabel('Role of Sam Stone').selectOption('viewer');
    await expect(page.getByText('Sam Stone is now a viewer.')).toBeVisible();
    await sam.reload();
    await sam.getByLabel('Email').fill(email);
    await sam.getByLabel('Password', { exact: true }).fill('correct horse 9');
    await sam.getByRole('button', { name: 'Sign in' }).click();
    await expect(
      sam.getByText('as a viewer: you can see everything, but change nothing.'),
    ).toBeVisible();
    await sam.goto('/employer-dashboard?tab=jobs');
    await expect(sam.getByRole('article', { name: 'Night Baker' })).toBeVisible();
    await expect(sam.getByRole('button', { name: /Edit|Post/ })).toHaveCount(0);
  });

  await test.step('the colleague switches to their own business and back', async () => {
    await sam.goto(settings);
    await sam.getByRole('button', { name: 'Work for Sam Stone' }).click();
    await expect(sam.getByText('You work for Sam Stone now.')).toBeVisible();
    await sam.getByRole('button', { name: 'Work for Ridge Bakery' }).click();
    await expect(sam.getByText('You work for Ridge Bakery now.')).toBeVisible();
  });

  await test.step('removed, the next click leads to the sign-in', async () => {
    await page.getByRole('button', { name: 'Remove Sam Stone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Sam Stone was removed.')).toBeVisible();
    await sam.getByRole('tab', { name: 'Jobs', exact: true }).click();
    await expect(sam).toHaveURL(/\/login/);
  });
});
