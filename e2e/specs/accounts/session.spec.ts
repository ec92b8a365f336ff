import { LoginPage } from '../../pages/login.page';
import { RegisterPage } from '../../pages/register.page';
import { newEmail } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

const stored = () => [localStorage.getItem('token'), localStorage.getItem('user')] as const;

for (const [type, target] of [
  ['employer', '/employer-dashboard'],
  ['job_seeker', '/job-seeker-dashboard'],
] as const) {
  test(`[AUT-06, AUT-10] registration and sign-in of a ${type} store the session from the service`, async ({
    page,
  }) => {
    const email = newEmail(type);
    const registered = page.waitForResponse('**/api/auth/register');
    await new RegisterPage(page).register({
      name: 'Mina Ortiz',
      email,
      employer: type === 'employer',
    });
    const answer = await registered;
    expect(answer.request().postDataJSON()).toEqual({
      full_name: 'Mina Ortiz',
      email,
      password: 'correct horse 9',
      account_type: type,
    });
    const given = (await answer.json()) as { access_token: string; user: object };
    await expect(page).toHaveURL((url) => url.pathname === target);
    const [token, user] = await page.evaluate(stored);
    expect(token).toBe(given.access_token);
    expect(JSON.parse(user ?? '')).toEqual(given.user);
    expect(JSON.stringify(given)).not.toContain('password');

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    const signedIn = page.waitForResponse('**/api/auth/login');
    await new LoginPage(page).signIn(email, 'correct horse 9');
    const login = (await (await signedIn).json()) as { access_token: string; user: object };
    await expect(page).toHaveURL((url) => url.pathname === target);
    const [newToken, newUser] = await page.evaluate(stored);
    expect(newToken).toBe(login.access_token);
    expect(newToken).not.toBe(token);
    expect(JSON.parse(newUser ?? '')).toEqual(login.user);
  });
}

test('a wrong password is reported in the form, which keeps its input', async ({
  page,
  people,
}) => {
  const person = await people.register('job_seeker', 'Mina Ortiz');
  const login = new LoginPage(page);
  await login.signIn(person.email, 'not the password');
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('the verification link verifies the address in a browser, not when merely fetched', async ({
  page,
  inbox,
  people,
}) => {
  const person = await people.register('job_seeker', 'Mina Ortiz');
  const mail = await inbox.waitFor(person.email, /verify/i);
  const link = /https?:\/\/\S+\/verify-email\?token=[\w-]+/.exec(mail.text)?.[0];
  expect(link).toBeTruthy();
  expect(mail.html).toContain('/verify-email?token=');
  await fetch(link as string);
  const before = (await (await people.call('/auth/me', { token: person.token })).json()) as {
    email_verified: boolean;
  };
  expect(before.email_verified).toBe(false);
  await page.goto(link as string);
  await expect(page.getByText('Email Verified!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const after = (await (await people.call('/auth/me', { token: person.token })).json()) as {
    email_verified: boolean;
  };
  expect(after.email_verified).toBe(true);
});
