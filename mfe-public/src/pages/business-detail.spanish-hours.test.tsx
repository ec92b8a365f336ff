import { switchToEnglish, switchToSpanish } from '@commons/web-kit/testing/spanish-page';
import { renderToStaticMarkup } from 'react-dom/server';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

it('says "24 hours" in the language of the page, and what the owner wrote as written', async () => {
  const { HoursCard } = await import('../features/businesses/detail/hours.card');
  const hours = { saturday: '24 hours', sunday: 'by appointment' };
  const page = renderToStaticMarkup(
    <HoursCard now={{ date: '2026-11-23', minutes: 600 }} times={{ business_hours: hours }} />,
  );
  expect(page).toContain('24 horas');
  expect(page).toContain('by appointment');
});
