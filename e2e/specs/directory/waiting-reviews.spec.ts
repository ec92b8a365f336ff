import { BusinessPage } from '../../pages/business.page';
import { OperatorConsole } from '../../pages/operator.page';
import { newOperator } from '../../portal/operators';
import { newEmail } from '../../portal/people';
import { expect, testWithQuickReconciliation as test } from '../../portal/portal.fixture';

test('a review counts once its author has confirmed the address, by the link in the mail', async ({
  inbox,
  openTab,
  page,
  people,
}) => {
  const owner = await people.register('employer', 'Vera Quill');
  const id = await people.createListing(owner, { business_name: 'Rolling Press' });
  const author = await people.register('job_seeker', 'Ann Reed');
  const tab = await openTab(author);
  const own = new BusinessPage(tab);
  await own.open(id);
  await own.review({
    name: 'Ann Reed',
    email: author.email,
    stars: 4,
    comment: 'Cards printed overnight.',
  });
  await expect(own.reviewOf('Ann Reed')).toContainText('Counts once you confirm your email.');
  await tab.reload();
  await expect(own.reviewOf('Ann Reed')).toContainText('Cards printed overnight.');

  const business = new BusinessPage(page);
  await business.open(id);
  await expect(business.reviewOf('Ann Reed')).toContainText('Not counted in the stars yet');
  await expect(page.getByText('1 review', { exact: true })).toHaveCount(0);

  const mail = await inbox.waitFor(author.email, /verify/i);
  const token = /verify-email\?token=([\w-]+)/.exec(mail.text)?.[1];
  await tab.goto(`/verify-email?token=${token}`);
  await expect(tab.getByText(/verified/i).first()).toBeVisible();
  await own.open(id);
  await expect(own.reviewOf('Ann Reed')).not.toContainText(/Counts once|Not counted/);
  // The author's visit invalidates no cache, so guests' pages show it up to two seconds later.
  await expect(async () => {
    await page.reload();
    await expect(business.reviewOf('Ann Reed')).toBeVisible();
    await expect(page.getByText('1 review', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(business.reviewOf('Ann Reed')).not.toContainText('Not counted');
});

test('further reviews of a wave are held back, author and owner are informed, and an operator releases them', async ({
  openTab,
  page,
  people,
  portal,
}) => {
  const owner = await people.register('employer', 'Vera Quill');
  const id = await people.createListing(owner, { business_name: 'Wave Street Cafe' });
  const business = new BusinessPage(page);
  await business.open(id);
  for (const name of ['Ann Reed', 'Tom Hale', 'Lou Park']) {
    await business.review({
      name,
      email: newEmail('guest'),
      stars: 5,
      comment: `${name} was here.`,
    });
    await expect(business.reviewOf(name)).toBeVisible();
  }
  await expect(business.reviewOf('Lou Park')).toContainText('Only you see this for now.');
  await page.reload();
  await expect(business.reviewOf('Lou Park')).toContainText('Yours is saved.');
  await expect(page.getByText('2 reviews', { exact: true })).toBeVisible();

  const ownerTab = await openTab(owner);
  const own = new BusinessPage(ownerTab);
  await own.open(id);
  await expect(ownerTab.getByText(/1 new review is held back/)).toBeVisible();
  await expect(own.reviewOf('Lou Park')).toHaveCount(0);

  const operatorTab = await openTab(await newOperator(portal, people, 'Otto Mill'));
  const console = new OperatorConsole(operatorTab);
  await console.open();
  const wave = /^Wave Street Cafe/;
  await expect(console.card(wave)).toContainText('Lou Park · 5/5: Lou Park was here.');
  await console.decide(wave, 'Release all', 'A school class was there.');
  await expect(console.card(wave)).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('3 reviews', { exact: true })).toBeVisible();
  await expect(business.reviewOf('Lou Park')).not.toContainText('Only you');
});
