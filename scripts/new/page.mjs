import { camel, checkedName, oneOf, pascal, quoted, remotesOf, sentence } from './names.mjs';

export const usage = `page AREA NAME [--title TEXT] [--spanish TEXT] [--path /PATH] [--account-type employer|job_seeker]
  e.g. page mfe-public opening-hours --title "Opening hours" --spanish "Horario"`;

export const options = {
  title: { type: 'string' },
  spanish: { type: 'string' },
  path: { type: 'string' },
  'account-type': { type: 'string' },
};

const page = (component, title) => `import { Page, PageHeader } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';

export default function ${component}() {
  usePageTitle(t('${title}'));
  return (
    <Page>
      <PageHeader title={t('${title}')} />
    </Page>
  );
}
`;

const test = (
  name,
  component,
  title,
) => `import { renderPage, screen, waitFor } from '@commons/web-kit/testing/test-render';
import ${component} from './${name}.page';

it('says in its heading and in the tab where one is', async () => {
  renderPage(<${component} />);
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeVisible();
  await waitFor(() => expect(document.title).toContain(${quoted(title)}));
});
`;

/** Adds messages to the file of a language, sorted by name. */
function addTexts(project, area, language, texts) {
  project.edit(`${area}/texts/${language}.json`, (text) => {
    const all = Object.entries({ ...JSON.parse(text), ...texts });
    return JSON.stringify(Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2);
  });
}

/** A page, its test, its texts, and its route with title and description. */
export function make(project, [area, name], options) {
  const { title, spanish, path, 'account-type': accountType } = options;
  oneOf(area, remotesOf(project), 'The area');
  checkedName(name, 'The name of the page');
  if (accountType) oneOf(accountType, ['employer', 'job_seeker'], 'The account type');
  const words = title ?? sentence(name);
  const translated = spanish ?? words;
  const names = { title: `${camel(name)}Title`, description: `${camel(name)}Description` };
  const route = {
    path: path ?? `/${name}`,
    page: name,
    ...(accountType && { account_type: accountType }),
    ...names,
  };
  const component = `${pascal(name)}Page`;
  const file = `${area}/src/pages/${name}.page`;

  project.create(`${file}.tsx`, page(component, names.title));
  project.create(`${file}.test.tsx`, test(name, component, words));
  project.edit(`${area}/src/routes.json`, (text) =>
    text.replace(/\s*\]\s*$/, `,\n  ${JSON.stringify(route)}\n]\n`).replace(/^\[,/, '['),
  );
  for (const [language, text] of [
    ['en', words],
    ['es', translated],
  ]) {
    addTexts(project, area, language, { [names.title]: text, [names.description]: `${text}.` });
  }
  return `${file}.test.tsx`;
}

export const next =
  'Then: describe the page in texts/en.json, and look at its words in texts/es.json.';
