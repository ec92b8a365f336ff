import { BusinessPage } from '../../pages/business.page';
import { JobPage } from '../../pages/job.page';
import { JobBoard } from '../../pages/job-board.page';
import { jobFields, type Person } from '../../portal/people';
import { photoFile } from '../../portal/photo-file';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

test('[ERR-07] guests browse and review, job seekers apply, employers post, each in their own dashboard', async ({
  openTab,
  portal,
  people,
}) => {
  const employer = await people.register('employer', 'Rosa Miller');
  const seeker = await people.register('job_seeker', 'Ada Quill');
  // Unique names: other tests of the same portal have a bindery and a bookbinder too.
  const listing = await people.createListing(employer, { business_name: 'Rosa’s Roles Bindery' });
  const job = await people.postJob(employer, { title: 'Roles Bookbinder' });
  const profile = { full_name: 'Ada Quill', skills: ['Sewing'] };
  const asSeeker = { token: seeker.token };
  const path = '/job-seeker/professional-profile';
  await people.call(path, { ...asSeeker, method: 'PUT', body: profile });
  const link = await people.call('/job-seeker/profile/share-link', { ...asSeeker, method: 'POST' });
  const { share_token } = (await link.json()) as { share_token: string };
  const status = async (where: string, body: unknown, person?: Person) => {
    const form = body instanceof FormData;
    const answer = await fetch(`${portal.url}/api${where}`, {
      method: 'POST',
      headers: {
        ...(form ? {} : { 'content-type': 'application/json' }),
        ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      },
      body: form ? body : JSON.stringify(body),
    });
    return answer.status;
  };
  const letter = () => {
    const form = new FormData();
    form.append('cover_letter', 'Hello');
    return form;
  };

  await test.step('a guest', async () => {
    const page = await openTab();
    const board = new JobBoard(page);
    await board.open();
    await expect(board.card('Roles Bookbinder')).toBeVisible();
    await page.goto('/business-directory');
    await expect(page.getByRole('article', { name: 'Rosa’s Roles Bindery' })).toBeVisible();
    await page.goto(`/shared-profile/${share_token}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Quill' })).toBeVisible();
    const business = new BusinessPage(page);
    await business.open(listing);
    const review = { name: 'Gus Guest', email: 'gus@example.test', stars: 5 } as const;
    await business.review({ ...review, comment: 'They know books.' });
    await expect(business.reviewOf('Gus Guest')).toContainText('They know books.');
    for (const dashboard of ['/employer-dashboard', '/job-seeker-dashboard']) {
      await page.goto(dashboard);
      await expect(page).toHaveURL(/\/login$/);
    }
    expect(await status('/jobs', jobFields)).toBe(401);
    expect(await status(`/jobs/${job}/apply`, letter())).toBe(401);
    await page.context().close();
  });

  await test.step('a job seeker', async () => {
    const page = await openTab(seeker);
    await page.goto(`/jobs/${job}`);
    const buffer = resumePdf('Ada Quill');
    const resume = { name: 'ada.pdf', mimeType: 'application/pdf', buffer };
    await new JobPage(page).apply({ coverLetter: 'I sew.', resume });
    await expect(page.getByText('Application submitted successfully!')).toBeVisible();
    await page.goto('/job-seeker-dashboard');
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await page.goto('/employer-dashboard');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(await status('/jobs', jobFields, seeker)).toBe(403);
    await page.context().close();
  });

  await test.step('an employer', async () => {
    const page = await openTab(employer);
    expect(await status('/jobs', jobFields, employer)).toBe(201);
    await page.goto('/employer-dashboard?tab=jobs');
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goto('/job-seeker-dashboard');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(await status(`/jobs/${job}/apply`, letter(), employer)).toBe(403);
    await page.context().close();
  });
});

test('[ERR-09] uploads are served below /uploads/logos and /uploads/gallery of the API host', async ({
  page,
  portal,
  people,
}) => {
  const owner = await people.register('employer', 'Rosa Miller');
  const listing = await people.createListing(owner);
  const upload = async (path: string, field: string, colour: readonly [number, number, number]) => {
    const { name, buffer, mimeType } = photoFile(`${field}.png`, 400, 300, colour);
    const form = new FormData();
    form.append(field, new Blob([Buffer.from(buffer)], { type: mimeType }), name);
    await people.call(path, { token: owner.token, form });
  };
  await upload('/upload-logo', 'logo', [20, 89, 74]);
  await upload(`/business-directory/${listing}/gallery/multiple`, 'images', [200, 120, 20]);
  const stored = await people.call('/business-directory/my-listing', { token: owner.token });
  const { logo_filename, gallery_images } = (await stored.json()) as {
    logo_filename: string;
    gallery_images: string[];
  };
  for (const path of [`/uploads/logos/${logo_filename}`, `/uploads/gallery/${gallery_images[0]}`]) {
    const answer = await fetch(portal.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  }
  expect((await fetch(`${portal.url}/uploads/logos/${gallery_images[0]}`)).status).toBe(404);
  const shown = page.waitForResponse((answer) => answer.url().includes('/uploads/gallery/'));
  await page.goto(`/business-directory/${listing}`);
  expect((await shown).status()).toBe(200);
});
