import type { Page } from '@playwright/test';
import { BusinessPage } from '../../pages/business.page';
import { ContactPage } from '../../pages/contact.page';
import { fillJobForm } from '../../pages/employer-dashboard.page';
import { JobPage } from '../../pages/job.page';
import { LoginPage } from '../../pages/login.page';
import { RegisterPage } from '../../pages/register.page';
import { newEmail, type People, signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

interface Form {
  /** The call that the form makes. */
  readonly call: string;
  /** The button's label while the call runs. */
  readonly label: string;
  /** Opens the form, fills it in and sends it. */
  readonly send: (page: Page, people: People) => Promise<void>;
}

const email = 'busy@example.test';

async function sendEmailForm(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button', { name: button }).click();
}

/** Every form of the public area (D1 §4). */
const forms: Readonly<Record<string, Form>> = {
  'the sign-in': {
    call: '/auth/login',
    label: 'Signing in...',
    send: (page) => new LoginPage(page).signIn(email, 'whatever it is'),
  },
  'the registration': {
    call: '/auth/register',
    label: 'Creating account...',
    send: (page) =>
      new RegisterPage(page).register({
        name: 'Bea Busy',
        email: newEmail('bea'),
        employer: false,
      }),
  },
  'the request for a new password': {
    call: '/auth/forgot-password',
    label: 'Sending...',
    send: (page) => sendEmailForm(page, '/forgot-password', 'Send Reset Link'),
  },
  'the request for a new link': {
    call: '/auth/resend-verification',
    label: 'Sending...',
    send: (page) => sendEmailForm(page, '/resend-verification', 'Send Verification Email'),
  },
  'the new password': {
    call: '/auth/reset-password',
    label: 'Resetting...',
    send: async (page) => {
      await page.goto('/reset-password?token=unknown');
      await page.getByLabel('New Password', { exact: true }).fill('a brand new one 7');
      await page.getByLabel('Confirm New Password').fill('a brand new one 7');
      await page.getByRole('button', { name: 'Reset Password' }).click();
    },
  },
  'the contact form': {
    call: '/contact',
    label: 'Sending...',
    send: async (page) => {
      const contact = new ContactPage(page);
      await contact.open();
      await contact.send({
        name: 'Bea Busy',
        email,
        subject: 'Hours',
        message: 'When is it open?',
      });
    },
  },
  'the review': {
    call: '/business-directory/*/reviews',
    label: 'Submitting...',
    send: async (page, people) => {
      const owner = await people.register('employer', 'Rosa Miller');
      const business = new BusinessPage(page);
      await business.open(await people.createListing(owner));
      await business.review({ name: 'Bea Busy', email, stars: 4, comment: 'Quick and friendly.' });
    },
  },
  'the application': {
    call: '/jobs/*/apply',
    label: 'Submitting...',
    send: async (page, people) => {
      const job = await people.postJob(await people.register('employer', 'Rosa Miller'));
      await signInAs(page, await people.register('job_seeker', 'Bea Busy'));
      await page.goto(`/jobs/${job}`);
      const buffer = resumePdf('Bea Busy');
      const resume = { name: 'bea.pdf', mimeType: 'application/pdf', buffer };
      await new JobPage(page).apply({ coverLetter: 'Hello', resume });
    },
  },
  'the posting': {
    call: '/jobs',
    label: 'Posting Job...',
    send: async (page, people) => {
      await signInAs(page, await people.register('employer', 'Rosa Miller'));
      await page.goto('/jobs');
      await page.getByRole('button', { name: 'Post a Job' }).click();
      await fillJobForm(page, {
        ...{ title: 'Baker', category: 'Manufacturing', employmentType: 'Full-time' },
        ...{ locationType: 'On-site', city: 'Dayton', state: 'TN', overview: 'Bake bread.' },
        ...{ responsibilities: 'Open at five.', qualifications: 'Two years.' },
        ...{ experience: 'Mid Level', compensation: 'Annual Salary', salary: '$41,000 - $52,000' },
      });
    },
  },
};

test('[SHL-14] every form shows a busy label on a disabled button while its call runs', async ({
  openTab,
  people,
}) => {
  // Nine forms, each on a fresh page.
  test.setTimeout(600_000);
  for (const [name, { call, label, send }] of Object.entries(forms)) {
    await test.step(name, async () => {
      const page = await openTab();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let calls = 0;
      await page.route(`**/api${call}`, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        calls += 1;
        await held;
        await route.continue();
      });
      await send(page, people);
      const busy = page.getByRole('button', { name: label, exact: true });
      await expect(busy).toBeVisible();
      await expect(busy).toBeDisabled();
      release();
      await expect(busy).toBeHidden();
      expect(calls).toBe(1);
      await page.context().close();
    });
  }
});
