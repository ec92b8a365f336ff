import { switchToEnglish, switchToSpanish } from '@commons/web-kit/testing/spanish-page';
import { renderToStaticMarkup } from 'react-dom/server';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

it('says in the language of the page why an entry cannot be imported', async () => {
  const { FeedPreviewList } = await import('./feed-preview.list');
  const detail = 'company_name: Field required, source_url: Must be a valid web address';
  const bad = [{ title: 'Baker', detail }];
  const page = renderToStaticMarkup(
    <FeedPreviewList preview={{ title: 'Jobs', jobs: 0, items: [], bad }} />,
  );
  expect(page).toContain(
    'company_name: Campo obligatorio, source_url: Debe ser una dirección web válida',
  );
});
