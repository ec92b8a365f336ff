import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

const tabs = [
  'tab=profile&section=preferences',
  'tab=resume-assistant',
  'tab=professional-profile',
];

test("at twice the text size the dashboard does not overflow a phone's screen", async ({
  page,
  people,
}) => {
  const seeker = await people.register('job_seeker', 'Jamie Lindqvist');
  const form = new FormData();
  form.append('file', new Blob(['Jamie Lindqvist\njamie@example.org\n\nSkills\nBread']), 'cv.txt');
  await people.call('/resume/upload', { token: seeker.token, form });
  await signInAs(page, seeker);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of tabs) {
    await page.goto(`/job-seeker-dashboard?${tab}`);
    const panel = page.getByRole('tabpanel').first();
    await expect(panel.getByRole('button').first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beside, { message: tab }).toBeLessThanOrEqual(0);
  }
});
