import { answerFilterText } from '@commons/contracts/applications/screening-lists';
import { switchToEnglish, switchToSpanish } from '@commons/web-kit/testing/spanish-page';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ListingFormValues } from '../features/listing/listing-form.values';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

it('names payment, languages and accessibility in the language of the page', async () => {
  const { ServicesFeaturesStep } = await import('../features/listing/form/services-features.step');
  const lists = { payment_methods: [], languages_spoken: [], accessibility_features: [] };
  const values = lists as unknown as ListingFormValues;
  const page = renderToStaticMarkup(
    <ServicesFeaturesStep errors={{}} onChange={() => {}} values={values} />,
  );
  for (const word of ['Efectivo', 'Inglés', 'Accesible en silla de ruedas'])
    expect(page).toContain(word);
});

it('joins the answers of a filter in the language of the page', async () => {
  const { AnswerFilters } = await import('../features/applications/filters/answer-filters');
  const chosen = answerFilterText({ q1: { answers: ['yes', 'no'] } });
  const questions = [{ id: 'q1', kind: 'yes_no', question: '¿Turno?' }] as never;
  const page = renderToStaticMarkup(
    <AnswerFilters chosen={chosen} onChange={() => {}} questions={questions} />,
  );
  expect(page).toContain('Sí o No');
});
