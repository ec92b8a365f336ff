import { signInAs } from '../../portal/people';
import { expect, testOnQuietPortal as test } from '../../portal/portal.fixture';

test('the chosen language is remembered, and can be changed back', async ({ page, context }) => {
  await page.goto('/mission?from=mail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Empleos' })).toBeVisible();
  await expect(page).toHaveURL(/\/mission\?from=mail$/);
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Bolsa de trabajo' })).toBeVisible();
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'language');
  expect(kept?.value).toBe('es');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Job Board' })).toBeVisible();
});

test('public pages are rendered in Spanish, and stay so with scripts', async ({ page, people }) => {
  const employer = await people.register('employer', 'Rosa Díaz');
  const job = await people.postJob(employer, { title: 'Panadera' });
  const listing = await people.createListing(employer, { business_name: 'Panadería Díaz' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const [path, words] of [
    ['/', 'Impulsamos el éxito de los negocios locales'],
    ['/business-directory', 'Ordenar por'],
    [`/business-directory/${listing}`, 'Detalles del negocio'],
    ['/jobs', 'Trabajo cerca de usted'],
    [`/jobs/${job}`, 'Resumen del empleo'],
    ['/privacy-policy', 'Sus datos nunca se venden'],
    ['/register', 'Cree su cuenta'],
  ] as const) {
    const address = `${path}?lang=es`;
    const html = await (await page.request.get(address)).text();
    expect(html, address).toContain(words);
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(words);
  }
  expect(complaints).toEqual([]);
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('reads a dashboard in Spanish, and what was stored as before', async ({ page, people }) => {
    const employer = await people.register('employer', 'Rosa Díaz');
    const job = await people.postJob(employer);
    const stored = await (await people.call(`/jobs/${job}`)).json();
    expect(stored).toMatchObject({ employment_type: 'Full-time' });
    await signInAs(page, employer);
    await page.goto('/employer-dashboard?tab=jobs');
    await expect(page.getByRole('heading', { name: 'Administrar empleos' })).toBeVisible();
    await expect(page.getByText('Tiempo completo')).toBeVisible();
    await expect(page.getByText('0 solicitudes')).toBeVisible();
  });
});
