import { newOperator } from '../../portal/operators';
import { expect, test } from '../../portal/portal.fixture';

const isoDate = (at: Date, timeZone: string) => at.toLocaleDateString('sv-SE', { timeZone });

test('opened pages are in the numbers of the month', async ({ openTab, page, people, portal }) => {
  const operator = await newOperator(portal, people, 'Opal Stone');
  // That of the portal's town: its evening may be in the month before the one of UTC.
  const month = isoDate(new Date(), 'America/New_York').slice(0, 7);
  const visits = async () => {
    const path = `/auth/operator/numbers?month=${month}`;
    const answer = await people.call(path, { method: 'GET', token: operator.token });
    return ((await answer.json()) as { visits: number }).visits;
  };
  const before = await visits();
  for (const path of ['/jobs', '/business-directory', '/']) await page.goto(path);
  // Headless browsers identify themselves as robots.
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };
  const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  await page.request.get('/jobs', { headers: { ...agent, ...opened } });
  await expect.poll(visits).toBeGreaterThan(before);
  const office = await openTab(operator);
  await office.goto(`/operator?tab=numbers&month=${month}`);
  await expect(office.getByRole('row', { name: /^Visits of the job board/ })).toContainText(
    /[1-9]/,
  );
});
