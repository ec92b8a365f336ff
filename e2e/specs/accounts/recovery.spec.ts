import { LoginPage } from '../../pages/login.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test('[AUT-26] a mailed link resets the password, ends every session and works once', async ({
  page,
  inbox,
  people,
}) => {
  const person = await people.register('job_seeker', 'Fay Forget');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  const mail = await inbox.waitFor(person.email, /reset/i);
  const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(mail.text)?.[0] as string;
  const reset = async (password: string) => {
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm New Password').fill(password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
  };
  await reset('a brand new one 7');
  await expect(page.getByText('Password Reset!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(people.call('/auth/me', { token: person.token })).rejects.toThrow('401');

  await new LoginPage(page).signIn(person.email, 'a brand new one 7');
  await expect(page).toHaveURL(/\/job-seeker-dashboard/);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await reset('another one again 8');
  await expect(
    page.getByText('Failed to reset password. The link may have expired.'),
  ).toBeVisible();
});

test('changing the password in the account tab signs out other devices, not this one', async ({
  page,
  people,
}) => {
  const person = await people.register('employer', 'Paul Profile');
  await signInAs(page, person);
  await page.goto('/employer-dashboard');
  await page.getByRole('tab', { name: 'Profile', exact: true }).click();
  await page.getByLabel('Full name').fill('Paula Profile');
  await page.getByRole('button', { name: /save/i }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Hello, Paula Profile')).toBeVisible();

  const login = await people.call('/auth/login', {
    body: { email: person.email, password: person.password },
  });
  const { access_token: other } = (await login.json()) as { access_token: string };
  await page.getByRole('tab', { name: 'Password & Security' }).click();
  await page.getByLabel('Current Password').fill(person.password);
  await page.getByLabel('New Password', { exact: true }).fill('a second one 55');
  await page.getByLabel('Confirm New Password').fill('a second one 55');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await expect(people.call('/auth/me', { token: other })).rejects.toThrow('401');
  await page.reload();
  await expect(page.getByRole('banner').getByText('Hello, Paula Profile')).toBeVisible();
});
