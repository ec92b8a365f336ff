import { fillJobSteps, type JobEntry } from '../../pages/employer-dashboard.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { violations } from '../../screens/examine';

const job: JobEntry = {
  title: 'Warehouse Baker',
  category: 'Food Service',
  employmentType: 'Full-time',
  locationType: 'On-site',
  city: 'Chattanooga',
  state: 'TN',
  overview: 'Bake at night and load the vans in the morning.',
  responsibilities: 'Bake, load, sweep.',
  qualifications: 'Strong arms.',
  experience: 'Mid Level',
  compensation: 'Hourly',
  salary: '$21 an hour',
};

const license = 'Do you have a forklift license?';
const shift = 'Which shift suits you?';
const years = 'How many years have you baked?';
const best = 'What do you bake best?';

test('a job asks four questions, a seeker answers by keyboard, the employer sees and filters the answers', async ({
  page,
  openTab,
  people,
}) => {
  const boss = await people.register('employer', 'Rosa Miller', 'Northside Bakery');
  const ada = await people.register('job_seeker', 'Ada Quill');
  const ben = await people.register('job_seeker', 'Ben Ochre');
  await signInAs(page, boss);

  await test.step('the employer adds the questions to the posting', async () => {
    await page.goto('/employer-dashboard?tab=jobs&new');
    await fillJobSteps(page, job);
    await page.getByRole('button', { name: 'Previous' }).click();
    const question = (place: number) => page.getByRole('group', { name: `Question ${place}` });
    const words = (place: number) =>
      question(place).getByRole('textbox', { name: 'Question', exact: true });
    const add = async (place: number, text: string, kind: string) => {
      await page.getByRole('button', { name: /^Add (a|another) question$/ }).click();
      await words(place).fill(text);
      await question(place).getByLabel('Kind of answer').selectOption(kind);
    };
    await add(1, license, 'Yes or no');
    await question(1).getByLabel('Preferred answer').selectOption('Yes');
    await add(2, shift, 'One of several answers');
    await question(2).getByLabel('Answers to choose from').fill('Day\nNight\nEither');
    await add(3, best, 'A text');
    await question(3).getByLabel('An answer is required').uncheck();
    await add(4, years, 'A number');
    await question(4).getByLabel('Preferred: at least').fill('2');
    await page.getByRole('button', { name: 'Move question 4 up' }).click();
    await expect(words(3)).toHaveValue(years);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(page.getByText('Job posted successfully!')).toBeVisible();
  });
  const mine = await people.call('/my-jobs', { token: boss.token });
  const [{ id, questions }] = (await mine.json()) as [
    { id: string; questions: { id: string; question: string }[] },
  ];
  expect(questions.map(({ question }) => question)).toEqual([license, shift, years, best]);

  await test.step('a seeker applies with the keyboard alone', async () => {
    const tab = await openTab(ada);
    await tab.goto(`/jobs/${id}?apply`);
    await expect(
      tab.getByRole('region', { name: 'Questions from Northside Bakery' }),
    ).toBeVisible();
    expect(await violations(tab)).toEqual([]);
    const keys = tab.keyboard;
    const press = async (name: string) => {
      const button = tab.getByRole('button', { name });
      while (!(await button.evaluate((one) => one === document.activeElement)))
        await keys.press('Tab');
      await keys.press('Enter');
    };
    await press('Submit Application');
    await expect(tab.getByText('Choose Yes or No.')).toBeVisible();
    await expect(tab.getByText('Enter a number.')).toBeVisible();
    await expect(tab.getByRole('radio', { name: 'Yes' })).toBeFocused();
    await keys.press('Space');
    await keys.press('Tab');
    await keys.press('ArrowDown');
    await keys.press('Tab');
    await expect(tab.getByLabel(years)).toBeFocused();
    await keys.type('4.5');
    await keys.press('Tab');
    await keys.type('Rye bread');
    await press('Submit Application');
    await expect(tab.getByText('Application submitted successfully!')).toBeVisible();
  });

  await test.step('another applicant answers differently', async () => {
    const [first, second, third] = questions.map((one) => one.id);
    const form = new FormData();
    const answers = [
      { id: first, answer: 'no' },
      { id: second, answer: 'Day' },
      { id: third, answer: 1 },
    ];
    form.set('answers', JSON.stringify(answers));
    await people.call(`/jobs/${id}/apply`, { token: ben.token, form });
  });

  await test.step('the employer sees the answers in the list and next to it', async () => {
    await page.goto('/employer-dashboard?tab=applications');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row('Ada Quill').getByTitle(`${license} Yes`)).toContainText('✓');
    await expect(row('Ada Quill').getByTitle(`${years} 4.5`)).toContainText('✓');
    await expect(row('Ben Ochre').getByTitle(`${years} 1`)).toContainText('✕');
    await row('Ada Quill')
      .getByRole('button', { name: /^Ada Quill/ })
      .click();
    const side = page.getByRole('region', { name: 'Ada Quill' });
    await expect(side.getByText(best)).toBeVisible();
    await expect(side.getByText('Rye bread')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('and finds by them, also after a reload', async () => {
    await page.getByRole('button', { name: 'More filters' }).click();
    const rows = page
      .getByRole('list', { name: 'Applications', exact: true })
      .getByRole('listitem');
    await page.getByRole('group', { name: 'Answers' }).getByLabel(license).selectOption('No');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Ben Ochre');
    await page.reload();
    await expect(rows).toContainText('Ben Ochre');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByLabel('Only with all your preferred answers').check();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Ada Quill');
    expect(await violations(page)).toEqual([]);
  });
});
