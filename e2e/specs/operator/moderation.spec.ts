import { BusinessPage } from '../../pages/business.page';
import { LoginPage } from '../../pages/login.page';
import { OperatorConsole } from '../../pages/operator.page';
import { newOperator } from '../../portal/operators';
import { newEmail } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test('a watched word waits in the queue, is decided by keys and taken back; its author is suspended', async ({
  openTab,
  page,
  people,
  portal,
  inbox,
}) => {
  const operator = await newOperator(portal, people, 'Opal Stone');
  const owner = await people.register('employer', 'Vera Quill', 'Walnut Street Bindery');
  const listing = await people.createListing(owner);
  const office = await openTab(operator);
  const desk = new OperatorConsole(office);
  const title = /^Eve Snow · Walnut Street Bindery/;
  const business = new BusinessPage(page);

  await test.step('the operator watches a word, and a review with it is public', async () => {
    await desk.open('Watched words');
    await office.getByLabel('Words and phrases').fill('zeppelin tickets');
    await office.getByRole('button', { name: 'Save the words' }).click();
    await expect(office.getByText('The watched words are saved.')).toBeVisible();
    // Every instance follows within a second.
    await page.waitForTimeout(1_100);
    await business.open(listing);
    const review = { name: 'Eve Snow', email: newEmail('eve'), stars: 1 as const };
    await business.review({ ...review, comment: 'Buy ZEPPELIN tickets from me!' });
    await expect(business.reviewOf('Eve Snow')).toBeVisible();
  });

  await test.step('hidden by keys, and shown again by undo', async () => {
    await office.goto('/operator');
    await expect(desk.card(title)).toContainText('Contains watched words: zeppelin tickets');
    await office.keyboard.press('?');
    await office.keyboard.press('Escape');
    const item = office.getByRole('listitem').filter({ has: desk.card(title) });
    await item.focus();
    await office.keyboard.press('x');
    await desk.giveReason('Advertising');
    await expect(desk.card(title)).toHaveCount(0);
    await page.reload();
    await expect(business.reviewOf('Eve Snow')).toHaveCount(0);
    await office.keyboard.press('u');
    await expect(desk.card(title)).toBeVisible();
    await page.reload();
    await expect(business.reviewOf('Eve Snow')).toBeVisible();
    await desk.decide(title, 'Keep', 'It is a joke');
  });

  await test.step('the owner is suspended: signed out, told why, the business is gone', async () => {
    const ownerTab = await openTab(owner);
    await ownerTab.goto('/employer-dashboard');
    await desk.openTab('Accounts');
    await office.getByLabel('Email of the account').fill(owner.email);
    await office.getByRole('button', { name: 'Find' }).click();
    await office.getByRole('button', { name: 'Suspend the account' }).click();
    await desk.giveReason('Sells what does not exist.');
    await expect(office.getByText(/^Suspended by Opal Stone/)).toBeVisible();
    await ownerTab.reload();
    await expect(ownerTab).toHaveURL(/\/login/);
    await new LoginPage(ownerTab).signIn(owner.email, owner.password);
    await expect(ownerTab.getByText(/This account is suspended\..*does not exist/)).toBeVisible();
    const mail = await inbox.waitFor(owner.email, /suspended/);
    expect(mail.text).toContain('Sells what does not exist.');
    const status = async () =>
      (await page.request.get(`/api/business-directory/${listing}`)).status();
    await expect.poll(status).toBe(404);
    await office.getByRole('button', { name: 'End the suspension' }).click();
    await expect.poll(status).toBe(200);
  });

  await test.step('deleting the account takes another operator', async () => {
    await office.getByRole('button', { name: 'Delete for good…' }).click();
    await desk.giveReason('Asked for it by letter');
    const second = await newOperator(portal, people, 'Otto Stone');
    await office.goto('/operator');
    const waiting = /^Delete the account of Vera Quill/;
    await expect(desk.card(waiting)).toContainText('Another operator has to confirm it.');
    const other = await openTab(second);
    const otherDesk = new OperatorConsole(other);
    await other.goto('/operator');
    await otherDesk
      .card(waiting)
      .getByRole('button', { name: /^Delete for good/ })
      .click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(otherDesk.card(waiting)).toHaveCount(0);
    const again = people.call('/auth/login', {
      body: { email: owner.email, password: owner.password },
    });
    await expect(again).rejects.toThrow(/401/);
  });
});
