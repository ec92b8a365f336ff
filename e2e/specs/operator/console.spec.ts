import { BusinessPage } from '../../pages/business.page';
import { ContactPage } from '../../pages/contact.page';
import { JobPage } from '../../pages/job.page';
import { LoginPage } from '../../pages/login.page';
import { OperatorConsole } from '../../pages/operator.page';
import { ReportDialog } from '../../pages/report.dialog';
import { newOperator } from '../../portal/operators';
import { newEmail, People, type Person } from '../../portal/people';
import { operatorsEmail } from '../../portal/portal';
import { expect, test } from '../../portal/portal.fixture';

test.describe.configure({ mode: 'serial' });
// Its own portal: this test counts the entries of the console, which also shows those of other tests.
test.use({
  settings: {
    OPERATOR_EMAIL: operatorsEmail,
    // Reporters registered here have no history; a header gives each its own network.
    REPORT_ACCOUNT_DAYS: '0',
    TRUSTED_PROXIES: 'loopback',
  },
});

let operator: Person;
let owner: Person;
let listing: string;

test.beforeAll(async ({ portal }) => {
  const people = new People(portal.url);
  operator = await newOperator(portal, people, 'Opal Stone');
  owner = await people.register('employer', 'Vera Quill', 'Walnut Street Bindery');
  listing = await people.createListing(owner);
});

test('only operators have the console', async ({ openTab, page, people }) => {
  await page.goto('/operator');
  await expect(page).toHaveURL(/\/login$/);
  const seeker = await people.register('job_seeker', 'Tom Field');
  const other = await openTab(seeker);
  await other.goto('/operator');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(other.getByRole('link', { name: /Console/ })).toHaveCount(0);
  for (const path of ['/jobs', '/business-directory', '/auth']) {
    const call = people.call(`${path}/operator/actions`, { token: seeker.token });
    await expect(call).rejects.toThrow(/403/);
  }
  const own = await openTab(operator);
  await own.goto('/');
  await own.getByRole('banner').getByRole('link', { name: 'Console' }).click();
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Operator Console');
});

test('a reported review and a reported listing are hidden with a reason, and restored', async ({
  openTab,
  page,
  people,
  inbox,
}) => {
  const business = new BusinessPage(page);
  const dialog = new ReportDialog(page);
  const ownerTab = await openTab(owner);
  const operatorTab = await openTab(operator);
  const office = new OperatorConsole(operatorTab);
  const shop = /^Walnut Street Bindery$/;

  await test.step('a guest reports both', async () => {
    await business.open(listing);
    const review = { name: 'Eve Snow', email: newEmail('eve'), stars: 1 as const };
    await business.review({ ...review, comment: 'Mr Reed of number 7 is a thief.' });
    await expect(business.reviewOf('Eve Snow')).toBeVisible();
    await dialog.send('review by Eve Snow', 'Offensive or discriminating', 'A name');
    await dialog.send('business', 'Fake or misleading', 'No such street');
  });

  await test.step('the operator hides the review: it and its stars are gone at once', async () => {
    await office.open();
    const title = /^Eve Snow · Walnut Street Bindery/;
    await expect(office.card(title)).toContainText('Mr Reed of number 7 is a thief.');
    await expect(office.card(title)).toContainText('Offensive or discriminating');
    await office.decide(title, 'Hide', 'It accuses somebody by name.');
    await expect(office.card(title)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('No reviews yet').first()).toBeVisible();
    await expect(business.reviewOf('Eve Snow')).toHaveCount(0);
  });

  await test.step('the listing is suspended: gone for guests, and the owner reads why', async () => {
    expect(await people.found('/business-directory/search', 'bindery')).toBe(1);
    await office.decide(shop, 'Hide', 'The street does not exist.');
    expect(await people.found('/business-directory/search', 'bindery')).toBe(0);
    await page.reload();
    await expect(page.getByText(/not found/i).first()).toBeVisible();
    expect((await page.request.get(`/business-directory/${listing}`)).status()).toBe(404);
    const mail = await inbox.waitFor(owner.email, /suspended/);
    expect(mail.text).toContain('The street does not exist.');
    await ownerTab.goto('/employer-dashboard?tab=business-directory');
    await expect(ownerTab.getByText('The street does not exist.').first()).toBeVisible();
  });

  await test.step('once restored, guests see it at once', async () => {
    await office.showDecided();
    await office.decide(shop, 'Show again', 'It is a new street.');
    await expect(office.card(shop).getByText('Shown')).toBeVisible();
    expect(await people.found('/business-directory/search', 'bindery')).toBe(1);
    await business.open(listing);
    await expect(business.heading('Walnut Street Bindery')).toBeVisible();
  });
});

test('three reporters hide a job until the operator decides', async ({
  openTab,
  page,
  people,
  inbox,
}) => {
  const job = await people.postJob(owner, { title: 'Easy Money' });
  const neighbour = async (name: string) => {
    const person = await people.register('job_seeker', name);
    const mail = await inbox.waitFor(person.email, /verify/i);
    const token = /verify-email\?token=([\w-]+)/.exec(mail.text)?.[1];
    await people.call('/auth/verify-email', { body: { token } });
    return person;
  };
  for (const [name, network] of [
    ['Ann Reed', '203.0.113.5'],
    ['Bo Lake', '198.51.100.5'],
  ] as const) {
    const { token } = await neighbour(name);
    const headers = { 'x-forwarded-for': network };
    await people.call(`/jobs/${job}/report`, { token, body: { reason: 'fake' }, headers });
  }
  await page.goto(`/jobs/${job}`);
  await new JobPage(page).report('Spam or advertising', 'A guest alone hides nothing.');
  expect(await people.found('/jobs/search', 'easy money')).toBe(1);
  const third = await openTab(await neighbour('Cy Marsh'));
  await third.goto(`/jobs/${job}`);
  await new JobPage(third).report('Spam or advertising', 'They want money first.');
  expect(await people.found('/jobs/search', 'easy money')).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Easy Money' })).toHaveCount(0);
  expect((await page.request.get(`/jobs/${job}`)).status()).toBe(404);
  expect((await inbox.waitFor(owner.email, /Easy Money.*hidden/)).text).toContain(
    'Several people reported this job.',
  );

  const operatorTab = await openTab(operator);
  const office = new OperatorConsole(operatorTab);
  await office.open();
  const card = office.card(/^Easy Money/);
  await expect(card).toContainText('Reported by 4 people');
  await expect(card.getByText('Hidden', { exact: true })).toBeVisible();
  await office.decide(/^Easy Money/, 'Keep hidden', 'Nobody may ask for money.');
  await expect(card).toHaveCount(0);
  await expect(async () => {
    const mails = await inbox.messages(owner.email);
    expect(mails.some(({ text }) => text.includes('Nobody may ask for money.'))).toBe(true);
  }).toPass();
  const ownerTab = await openTab(owner);
  await ownerTab.goto('/employer-dashboard?tab=jobs');
  await expect(ownerTab.getByText('Hidden: Nobody may ask for money.')).toBeVisible();
  await ownerTab.getByRole('button', { name: 'Object: Easy Money' }).click();
  await ownerTab.getByLabel('Why should it be shown?').fill('We never asked for money.');
  await ownerTab.getByRole('button', { name: 'Send' }).click();
  await expect(ownerTab.getByText(/^You objected/)).toBeVisible();

  await office.open();
  await expect(card).toContainText('We never asked for money.');
  await office.decide(/^Easy Money/, 'Show again', 'It was a misunderstanding.');
  expect(await people.found('/jobs/search', 'easy money')).toBe(1);
  await page.goto(`/jobs/${job}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Easy Money' })).toBeVisible();
});

test('an operator hides an unreported review on its page, and its author gets a mail', async ({
  openTab,
  page,
  inbox,
}) => {
  const business = new BusinessPage(page);
  const writer = { name: 'Ivo Crane', email: newEmail('ivo'), stars: 2 as const };
  await business.open(listing);
  await business.review({ ...writer, comment: 'Buy cheap watches instead.' });
  await expect(business.reviewOf('Ivo Crane')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report this business' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Suspend|Hide) this/ })).toHaveCount(0);

  const operatorTab = await openTab(operator);
  const office = new OperatorConsole(operatorTab);
  const seen = new BusinessPage(operatorTab);
  await seen.open(listing);
  await expect(operatorTab.getByRole('button', { name: 'Suspend this business…' })).toBeVisible();
  await operatorTab.getByRole('button', { name: 'Hide this review by Ivo Crane…' }).click();
  await office.giveReason('It is advertising.');
  await expect(operatorTab.getByText('The review is hidden.')).toBeVisible();
  await expect(seen.reviewOf('Ivo Crane')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
  await expect(business.reviewOf('Ivo Crane')).toHaveCount(0);
  const mail = await inbox.waitFor(writer.email, /review has been hidden/);
  expect(mail.text).toContain('It is advertising.');

  await office.open();
  await office.showDecided();
  await expect(office.card(/^Ivo Crane · /)).toContainText('Nobody reported it.');
});

test('a message is answered, an account changes its type, and the log records it', async ({
  openTab,
  people,
  inbox,
}) => {
  const seeker = await people.register('job_seeker', 'Ada Brook');
  const seekerTab = await openTab(seeker);
  const operatorTab = await openTab(operator);
  const office = new OperatorConsole(operatorTab);

  await test.step('the person asks, and the operators are notified', async () => {
    const contact = new ContactPage(seekerTab);
    await seekerTab.goto('/contact?subject=Change%20account%20type');
    await contact.send({
      name: seeker.full_name,
      email: seeker.email,
      subject: 'Change account type',
      message: 'I opened a shop.',
    });
    await expect(contact.sent()).toBeVisible();
    const mail = await inbox.waitFor(operatorsEmail, /Change account type/);
    expect(mail.replyTo).toBe(seeker.email);
    expect(mail.text).toContain('/operator');
  });

  await test.step('the operator changes the type with a reason', async () => {
    await office.open('Messages');
    const message = office.card('Change account type');
    const reply = message.getByRole('link', { name: 'Reply to Ada Brook' });
    await expect(reply).toHaveAttribute(
      'href',
      `mailto:${seeker.email}?subject=Re%3A%20Change%20account%20type`,
    );
    const account = await office.lookUp('Change account type', 'Ada Brook');
    await expect(account).toContainText('Job seeker');
    await office.decide('Ada Brook', 'Change to employer', 'Opened a shop.');
    await expect(account.getByRole('button', { name: 'Change to job seeker' })).toBeVisible();
    await office.closeMessage('Change account type');
    await expect(operatorTab.getByText('No open requests.')).toBeVisible();
    const mail = await inbox.waitFor(seeker.email, /type of your account/);
    expect(mail.text).toContain('Opened a shop.');
  });

  await test.step('the person is signed out, and signs in as an employer', async () => {
    await seekerTab.goto('/job-seeker-dashboard');
    await expect(seekerTab).toHaveURL(/\/login$/);
    await new LoginPage(seekerTab).signIn(seeker.email, seeker.password);
    await expect(seekerTab).toHaveURL(/\/employer-dashboard/);
  });

  await test.step('the log has all of it, newest first', async () => {
    await office.openTab('Log');
    const entries = office.entries();
    await expect(entries).toHaveCount(9);
    await expect(entries.last()).toContainText('Command line gave operator rights');
    for (const [at, text] of [
      'marked as done the message',
      'job_seeker to employer: Opened a shop.',
      'It is advertising.',
      'It was a misunderstanding.',
      'Nobody may ask for money.',
      'It is a new street.',
      'The street does not exist.',
      'It accuses somebody by name.',
    ].entries()) {
      await expect(entries.nth(at)).toContainText(text);
      await expect(entries.nth(at)).toContainText('Opal Stone');
    }
  });
});
