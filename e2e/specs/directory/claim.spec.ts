import { BusinessPage } from '../../pages/business.page';
import { ListingTab } from '../../pages/listing-tab.page';
import { OperatorConsole } from '../../pages/operator.page';
import { newOperator } from '../../portal/operators';
import { newEmail, type People, signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

interface Found {
  readonly id: string;
}

/** Imports a business without an owner. @returns its id */
async function importBusiness(
  people: People,
  token: string,
  row: { business_name: string; phone?: string },
) {
  await people.call('/business-directory/import', { token, body: { rows: [row] } });
  const body = { search: row.business_name };
  const answer = await people.call('/business-directory/search', { body });
  const [first] = (await answer.json()) as Found[];
  return String(first?.id);
}

test('an owner is asked about a listing that exists and claims it by a mailed code; another does by the operator', async ({
  page,
  people,
  portal,
  inbox,
  openTab,
}) => {
  const operator = await newOperator(portal, people, 'Opal Reed');
  const office = newEmail('heron-framing');
  const phone = '(814) 555-0177';
  const framing = await importBusiness(people, operator.token, {
    business_name: 'Heron Framing',
    ...{ city: 'Erie', state: 'PA', email: office, phone },
  });
  const ferry = await importBusiness(people, operator.token, {
    business_name: 'Old Ferry Dry Cleaning',
    ...{ city: 'Erie', state: 'PA' },
  });

  await test.step('on a phone, a new listing with the same number is asked about: is it this one?', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, await people.register('employer', 'Hanna Voss'));
    const tab = new ListingTab(page);
    await tab.open();
    await tab.fillToServices({ name: 'Heron Picture Frames', city: 'Erie', phone });
    await tab.press('Create Listing & Continue');
    const question = page.getByRole('dialog', { name: 'Is it this one?' });
    await expect(question.getByRole('listitem')).toHaveCount(1);
    await expect(question).toContainText('Heron Framing');
    await expect(question).toContainText('Same phone');
    await question.getByRole('link', { name: 'Claim Heron Framing' }).click();
    await expect(page).toHaveURL(new RegExp(`/business-directory/${framing}`));
  });

  await test.step('the header of the page offers every visitor to claim it', async () => {
    const guest = await openTab();
    await guest.setViewportSize({ width: 390, height: 844 });
    await guest.goto(`/business-directory/${framing}`);
    await guest.getByRole('link', { name: 'Is this yours?' }).click();
    await expect(guest.getByRole('link', { name: 'Sign in to claim it' })).toBeInViewport();
  });

  await test.step('the code goes to the address that the listing names', async () => {
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByText(`We emailed a code to ${office}.`)).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
    const { text } = await inbox.waitFor(office, /^Your code for the listing of Heron Framing/);
    await page.goto(String(/https?:\S+\?claim=\d+/.exec(text)?.[0]));
    await page.getByRole('button', { name: 'Claim the listing' }).click();
    await page.getByRole('link', { name: 'Open my listing' }).click();
    await expect(page.getByRole('heading', { name: 'Heron Framing', exact: true })).toBeVisible();
  });

  await test.step('then the owner completes it, and replies to its reviews', async () => {
    await page.goto('/employer-dashboard');
    await page.getByRole('link', { name: /^Add your opening hours/ }).click();
    const tab = new ListingTab(page);
    await tab.press('Edit Listing');
    await tab.fillToServices({ name: 'Heron Framing', city: 'Erie', phone });
    await tab.press('Update Listing');
    await tab.expectMessage('Business listing updated successfully!');
    const review = { reviewer_name: 'Ann Reed', reviewer_email: newEmail('ann'), rating: 5 };
    const body = { ...review, comment: 'My map hangs straight.' };
    await people.call(`/business-directory/${framing}/reviews`, { body });
    const business = new BusinessPage(page);
    await business.open(framing);
    await business.reply('Ann Reed', 'It hung on me for days.');
    await expect(business.reviewOf('Ann Reed')).toContainText('Reply from Heron Framing');
  });

  await test.step('without an address an operator decides', async () => {
    const other = await people.register('employer', 'Otto Lind');
    const tab = await openTab(other);
    await tab.goto(`/business-directory/${ferry}`);
    await tab.getByRole('button', { name: 'Claim this listing' }).click();
    await tab.getByLabel('How are you connected to this business?').fill('I press the shirts.');
    await tab.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(tab.getByText('We read your note and reply by email.')).toBeVisible();
    const console = new OperatorConsole(await openTab(operator));
    await console.open('Claims');
    await expect(console.card('Old Ferry Dry Cleaning')).toContainText('I press the shirts.');
    await console.decide('Old Ferry Dry Cleaning', 'Approve', 'Called the shop.');
    await inbox.waitFor(other.email, /^The listing of Old Ferry Dry Cleaning is yours$/);
    await tab.goto('/employer-dashboard?tab=business-directory');
    await expect(tab.getByRole('heading', { name: 'Old Ferry Dry Cleaning' })).toBeVisible();
  });
});
