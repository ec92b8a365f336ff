import { switchToEnglish, switchToSpanish } from '@commons/web-kit/testing/spanish-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { listing } from '../testing/listing';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

it('shows what was chosen from lists in the language of the page, as the public page does', async () => {
  const { DetailFacts, HoursFacts, LocationFacts } = await import(
    '../features/listing/view/listing-facts'
  );
  const shown = listing({
    payment_methods: ['Cash', 'Check'],
    business_hours: { saturday: '24 hours', sunday: 'closed' },
  });
  const page = renderToStaticMarkup(
    <>
      <DetailFacts listing={shown} />
      <HoursFacts listing={shown} />
      <LocationFacts listing={shown} />
    </>,
  );
  expect(page).toContain('Efectivo, Cheque');
  expect(page).toContain('Inglés, Español');
  expect(page).toContain('24 horas');
});
