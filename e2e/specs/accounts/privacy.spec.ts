import { AccountTab } from '../../pages/account-tab.page';
import { BusinessPage } from '../../pages/business.page';
import { LoginPage } from '../../pages/login.page';
import { SeekerDashboard } from '../../pages/seeker-dashboard.page';
import { type People, type Person, signInAs } from '../../portal/people';
import { photoFile } from '../../portal/photo-file';
import { expect, testWithQuickReconciliation as test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

const jsonOf = (files: Record<string, Uint8Array>, path: string) =>
  JSON.parse(new TextDecoder().decode(files[path]));
const blob = (bytes: Buffer<ArrayBuffer>, type: string) => new Blob([bytes], { type });

/** An employer with a business and a job, and a job seeker who applied with a résumé and reviewed the business. */
async function meet(
  people: People,
  resume: Buffer<ArrayBuffer>,
  names: { employer: string; seeker: string },
) {
  const employer = await people.register('employer', names.employer);
  const listingId = await people.createListing(employer);
  const jobId = await people.postJob(employer);
  const seeker = await people.register('job_seeker', names.seeker);
  const file = { name: 'resume.pdf', file: blob(resume, 'application/pdf') };
  const applicationId = await people.apply(seeker, jobId, 'I bind by hand.', file);
  await people.call(`/applications/${applicationId}/status`, {
    ...{ token: employer.token, method: 'PUT' },
    body: { status: 'reviewed', notes: 'Bring a sample of your work.' },
  });
  await people.call(`/business-directory/${listingId}/reviews`, {
    token: seeker.token,
    body: {
      ...{ reviewer_name: seeker.full_name, reviewer_email: seeker.email, rating: 5 },
      comment: 'They mended my atlas.',
    },
  });
  return { employer, listingId, jobId, seeker, applicationId };
}

const status = async (url: string) => (await fetch(url)).status;
const answerTo = async (people: People, person: Person, path: string): Promise<unknown> =>
  (await people.call(path, { token: person.token })).json();

test('a job seeker exports the data, cancels a deletion, then deletes the account: all personal data is erased', async ({
  page,
  portal,
  people,
  inbox,
  stores,
}) => {
  const resume = resumePdf('Adalbert Quill - bookbinder');
  const { employer, listingId, seeker, applicationId } = await meet(people, resume, {
    employer: 'Leopold Ash',
    seeker: 'Adalbert Quill',
  });
  const profile = {
    full_name: seeker.full_name,
    professional_title: 'Bookbinder',
    skills: ['Glue'],
  };
  const asSeeker = { token: seeker.token };
  await people.call('/job-seeker/professional-profile', {
    ...{ ...asSeeker, method: 'PUT' },
    body: profile,
  });
  const link = await people.call('/job-seeker/profile/share-link', { ...asSeeker, method: 'POST' });
  const { share_token } = (await link.json()) as { share_token: string };
  const shared = `${portal.url}/api/shared-profile/${share_token}`;
  expect(await status(shared)).toBe(200);
  await signInAs(page, seeker);
  const account = new AccountTab(page);

  await test.step('the archive has everything, with the résumé byte for byte', async () => {
    await account.open('job-seeker');
    const files = await account.download();
    expect(jsonOf(files, 'auth/account.json').account).toMatchObject({ email: seeker.email });
    expect(jsonOf(files, 'resumes/profile.json')).toMatchObject([{ ...profile, share_token }]);
    expect(jsonOf(files, 'directory/reviews.json')).toMatchObject([
      { comment: 'They mended my atlas.', reviewer_email: seeker.email },
    ]);
    expect(jsonOf(files, 'jobs/applications.json').sent).toMatchObject([
      { application_id: applicationId, job_title: 'Bookbinder', cover_letter: 'I bind by hand.' },
    ]);
    const stored = files[`jobs/applications/${applicationId}.pdf`] ?? new Uint8Array();
    expect(Buffer.from(stored).equals(resume)).toBe(true);
    expect(new TextDecoder().decode(files['README.txt'])).toContain(seeker.email);
  });

  await test.step('a mail names the date, and the deletion can be cancelled', async () => {
    await account.deleteAccount(seeker.password);
    const mail = await inbox.waitFor(seeker.email, /will be deleted/);
    expect(mail.text).toContain('Keep my account');
    await page.reload();
    await expect(account.pending()).toBeVisible();
    await account.keepAccount();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(await answerTo(people, seeker, '/auth/profile')).not.toHaveProperty('deletion_due_at');
  });

  await test.step('after the days the session ends, and signing in fails', async () => {
    await account.deleteAccount(seeker.password);
    await stores.endDeletionDays(seeker.user.id);
    await inbox.waitFor(seeker.email, /has been deleted/);
    await expect(people.call('/auth/me', asSeeker)).rejects.toThrow('401');
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await new LoginPage(page).signIn(seeker.email, seeker.password);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
  });

  await test.step('the application is gone for the employer; link and file are gone for all', async () => {
    expect(await answerTo(people, employer, '/applications/all')).toEqual([]);
    expect(await status(shared)).toBe(404);
    expect(await stores.hasFile(resume)).toBe(false);
  });

  await test.step('the review stays, under another name', async () => {
    const business = new BusinessPage(page);
    await business.open(listingId);
    await expect(business.reviewOf('Former member')).toContainText('They mended my atlas.');
    await expect(business.reviewOf(seeker.full_name)).toHaveCount(0);
  });

  // The account is erased last: it has the address for the confirmation.
  const texts = [seeker.email, 'Adalbert', share_token];
  await expect.poll(() => stores.collectionsWith(texts)).toEqual([]);
});

test('an employer deletes the account: jobs close, the listing is removed, applicants keep their data', async ({
  openTab,
  page,
  portal,
  people,
  inbox,
  stores,
}) => {
  const resume = resumePdf('Ottoline Brush - bookbinder');
  const { employer, listingId, jobId, seeker, applicationId } = await meet(people, resume, {
    employer: 'Rosamund Alvarado',
    seeker: 'Ottoline Brush',
  });
  const asEmployer = { token: employer.token };
  const photos = new FormData();
  for (const [at, colour] of (
    [
      [9, 90, 60],
      [200, 120, 20],
    ] as const
  ).entries()) {
    const { name, buffer, mimeType } = photoFile(`photo-${at}.png`, 320, 200, colour);
    photos.append('images', blob(Buffer.from(buffer), mimeType), name);
  }
  await people.call(`/business-directory/${listingId}/gallery/multiple`, {
    ...asEmployer,
    form: photos,
  });
  const listing = (await answerTo(people, employer, '/business-directory/my-listing')) as {
    gallery_images: string[];
  };
  const pictures = listing.gallery_images.map((name) => `${portal.url}/uploads/gallery/${name}`);
  expect(pictures).toHaveLength(2);
  await signInAs(page, employer);
  const account = new AccountTab(page);

  await test.step('the archive has listing, photos and jobs, and no data of the applicants', async () => {
    await account.open('employer');
    const files = await account.download();
    expect(jsonOf(files, 'directory/listing.json')).toMatchObject([{ id: listingId }]);
    for (const [at, name] of listing.gallery_images.entries()) {
      const served = Buffer.from(await (await fetch(pictures[at] ?? '')).arrayBuffer());
      const stored = files[`directory/listing/gallery-${name}`] ?? new Uint8Array();
      expect(served.length).toBeGreaterThan(0);
      expect(Buffer.from(stored).equals(served)).toBe(true);
    }
    expect(jsonOf(files, 'jobs/jobs.json')).toMatchObject([{ id: jobId, title: 'Bookbinder' }]);
    expect(jsonOf(files, 'jobs/applications.json').received).toMatchObject([
      { application_id: applicationId, notes: 'Bring a sample of your work.' },
    ]);
    const all = Object.values(files).map((bytes) => Buffer.from(bytes).toString('latin1'));
    expect(all.join()).not.toMatch(/I bind by hand|Ottoline/);
  });

  await test.step('the account is deleted after the days', async () => {
    await account.deleteAccount(employer.password);
    await inbox.waitFor(employer.email, /will be deleted/);
    expect(await status(`${portal.url}/api/business-directory/${listingId}`)).toBe(200);
    await stores.endDeletionDays(employer.user.id);
    await inbox.waitFor(employer.email, /has been deleted/);
    await new LoginPage(page).signIn(employer.email, employer.password);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
  });

  await test.step('the listing, its photos and its reviews are gone', async () => {
    expect(await status(`${portal.url}/api/business-directory/${listingId}`)).toBe(404);
    for (const picture of pictures) expect(await status(picture)).toBe(404);
    expect(await stores.collectionsWith([listingId])).toEqual([]);
    await page.goto(`/business-directory/${listingId}`);
    await expect(page.getByText('Walnut Street Bindery')).toHaveCount(0);
  });

  await test.step('the job is closed and no longer on the board', async () => {
    const job = await people.call(`/jobs/${jobId}`);
    expect(await job.json()).toMatchObject({ status: 'closed' });
    const found = await people.call('/jobs/search', { body: { employer_id: employer.user.id } });
    expect(await found.json()).toEqual([]);
  });

  await test.step('the applicant keeps the application with title and company name, without the file', async () => {
    const seekerPage = await openTab(seeker);
    const dashboard = new SeekerDashboard(seekerPage);
    await dashboard.open('Applications');
    const application = dashboard.application('Bookbinder');
    await expect(application).toContainText('Walnut Street Bindery');
    await expect(application).toContainText('Bring a sample of your work.');
    await expect(application).toContainText('Resume: Not provided');
    expect(await stores.hasFile(resume)).toBe(false);
  });

  const texts = [employer.email, 'Rosamund'];
  await expect.poll(() => stores.collectionsWith(texts)).toEqual([]);
});
