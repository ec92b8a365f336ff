import { switchToEnglish, switchToSpanish } from '@commons/web-kit/testing/spanish-page';
import { renderToStaticMarkup } from 'react-dom/server';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

it("shows the server's error of a list in every language", async () => {
  const { FindingsFields } = await import('./findings.fields');
  const group = { name: 'experience', title: 'Experiencia', findings: [] };
  const page = renderToStaticMarkup(
    <FindingsFields
      groups={[group]}
      isPicked={() => false}
      onPick={() => {}}
      refused={{ experience: 'Demasiadas filas.' }}
    />,
  );
  expect(page).toContain('Demasiadas filas.');
});
