import { type Locator, type Page } from '@playwright/test';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test.use({ viewport: { width: 1280, height: 900 } });

const count = 300;

/** Name of the focused row; empty outside the rows. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent ?? '');

/** Presses Tab until it has the focus, like a person without a mouse. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('300 applicants are brought to decisions with the keyboard alone, 25 of them on a screen', async ({
  page,
  people,
  stores,
}) => {
  const boss = await people.register('employer', 'Rosa Miller', 'Stone Bakery');
  const title = 'Night Baker';
  const id = await people.postJob(boss, { title });
  const names = await stores.addApplicants(boss.user.id, { id, title }, count);
  await signInAs(page, boss);
  await page.goto('/employer-dashboard?tab=applications');
  const keys = page.keyboard;
  await expect(page.getByText(`Total: ${count}`)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Applications', exact: true }).getByRole('listitem');
  await expect(rows.first()).toContainText(names[0] as string);

  await test.step('25 rows fit the screen', async () => {
    for (let at = 0; at < 40; at += 1) await keys.press('j');
    await expect.poll(() => focused(page)).toContain(names[39] as string);
    const whole = await rows.evaluateAll((all) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const boxes = all.map((row) => row.getBoundingClientRect());
      return boxes.filter(({ top, bottom }) => top >= bar && bottom <= innerHeight).length;
    });
    expect(whole).toBeGreaterThanOrEqual(25);
  });

  await test.step('who is opened from far down the list begins with the name, below the bar', async () => {
    await keys.press('Enter');
    const name = page.getByRole('heading', { name: names[39] as string });
    const top = () => name.evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(64);
    await expect(name).toBeInViewport();
    await expect(rows.nth(39)).toBeInViewport();
    await keys.press('Escape');
    await expect(name).toBeHidden();
    await expect.poll(() => focused(page)).toContain(names[39] as string);
    for (let at = 0; at < 39; at += 1) await keys.press('k');
    await expect.poll(() => focused(page)).toContain(names[0] as string);
  });

  await test.step('one is read next to the list, and the next', async () => {
    await keys.press('Enter');
    const side = (name: string) => page.getByRole('region', { name });
    await expect(side(names[0] as string).getByText('I am number 1 and I bake.')).toBeVisible();
    await keys.press('j');
    await expect(side(names[1] as string).getByText('I am number 2 and I bake.')).toBeVisible();
    await keys.press('Escape');
    await expect(side(names[1] as string)).toBeHidden();
    await expect.poll(() => focused(page)).toContain(names[1] as string);
  });

  await test.step('on a phone the opened applicant replaces the list, with name and decisions first', async () => {
    const row = rows.nth(1).getByRole('button');
    await page.setViewportSize({ width: 390, height: 844 });
    await row.click();
    const name = page.getByRole('heading', { name: names[1] as string });
    await expect
      .poll(() => name.evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(150);
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeInViewport();
    await keys.press('Escape');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => focused(page)).toContain(names[1] as string);
  });

  await test.step('three are selected, by which no row moves, and get a letter', async () => {
    const top = async () => (await rows.first().boundingBox())?.y;
    const before = await top();
    await keys.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    expect(await top()).toBe(before);
    await keys.press('j');
    await keys.press('x');
    await keys.press('j');
    await keys.press('x');
    await expect(page.getByText('3 selected')).toBeVisible();
    await keys.press('w');
    const dialog = page.getByRole('dialog', { name: 'Write to 3 people' });
    await tabTo(page, dialog.getByLabel('Subject'));
    await keys.type('About your application');
    await tabTo(page, dialog.getByLabel('Message'));
    await keys.type('Dear {name}, we read all letters this week.');
    await tabTo(page, dialog.getByRole('button', { name: 'Preview' }));
    await keys.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Send 3 Emails' }));
    await keys.press('Enter');
    await expect(page.getByText('3 emails sent successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('each is decided with one key, and the next one follows', async () => {
    // They stay selected after the letter; a key would decide all three.
    await keys.press('Escape');
    await expect(page.getByText('3 selected')).toBeHidden();
    // Back to the first one, wherever the letter left the focus.
    for (let at = 0; at < 5; at += 1) await keys.press('k');
    await expect.poll(() => focused(page)).toContain(names[0] as string);
    for (let at = 0; at < count; at += 1) {
      await expect.poll(() => focused(page), { intervals: [10, 20, 50] }).toContain(names[at]);
      await keys.press(at % 3 === 0 ? 'a' : 'd');
    }
    await expect(async () => {
      const answer = await people.call('/applications/summary', { token: boss.token });
      const { status } = (await answer.json()) as { status: Record<string, number> };
      expect(status).toEqual({
        ...{ all: count, pending: 0, reviewed: 0 },
        ...{ accepted: count / 3, rejected: (count * 2) / 3 },
      });
    }).toPass();
  });
});
