import { checkedName, oneOf, pascal, quoted, remotesOf, sentence } from './names.mjs';

export const usage = `page AREA NAME [--title TEXT] [--path /PATH] [--account-type employer|job_seeker]
  e.g. page mfe-public opening-hours --title "Opening hours"`;

export const options = {
  title: { type: 'string' },
  path: { type: 'string' },
  'account-type': { type: 'string' },
};

const heads = 'gateway/src/pages/default-heads.ts';

const page = (component, title) => `import { Page, PageHeader } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';

export default function ${component}() {
  usePageTitle(${quoted(title)});
  return (
    <Page>
      <PageHeader title=${JSON.stringify(title)} />
    </Page>
  );
}
`;

const test = (
  name,
  component,
  title,
) => `import { renderPage, screen, waitFor } from '@commons/web-kit/test-render';
import ${component} from './${name}.page';

it('says in its heading and in the tab where one is', async () => {
  renderPage(<${component} />);
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeVisible();
  await waitFor(() => expect(document.title).toContain(${quoted(title)}));
});
`;

/** A page, its test, its route, and its title before any script runs. */
export function make(project, [area, name], { title, path, 'account-type': accountType }) {
  oneOf(area, remotesOf(project), 'The area');
  checkedName(name, 'The name of the page');
  if (accountType) oneOf(accountType, ['employer', 'job_seeker'], 'The account type');
  const words = title ?? sentence(name);
  const route = {
    path: path ?? `/${name}`,
    page: name,
    ...(accountType && { account_type: accountType }),
  };
  const component = `${pascal(name)}Page`;
  const file = `${area}/src/pages/${name}.page`;

  project.create(`${file}.tsx`, page(component, words));
  project.create(`${file}.test.tsx`, test(name, component, words));
  project.edit(`${area}/src/routes.json`, (text) =>
    text.replace(/\s*\]\s*$/, `,\n  ${JSON.stringify(route)}\n]\n`).replace(/^\[,/, '['),
  );
  project.insertAfter(
    heads,
    /defaultHeads: readonly DefaultHead\[\] = \[/,
    `{ pattern: ${quoted(route.path)}, title: ${quoted(words)}, description: ${quoted(`${words}.`)}, ${accountType ? 'private: true' : ''} },`,
  );
  return `${file}.test.tsx`;
}
