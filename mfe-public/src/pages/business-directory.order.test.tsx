import { screen, widenScreen } from '@commons/web-kit/testing/test-render';
import { businessItem } from '../testing/business-sample';
import { openDirectory as open } from '../testing/open-directory';

beforeAll(widenScreen);

const names = () => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);

it("[DIR-07] keeps the server's order of names in every script, so that further rows are appended", async () => {
  // In the server's order: case-folded, without invisible characters, by code point.
  const ordered = [
    '"Quoted" Co',
    '123 Go',
    '\u200bBakery',
    'Émile',
    'zebra',
    'Æther',
    'ب',
    '王',
    '🍕',
  ];
  const rows = ordered.map((business_name, at) => businessItem(String(at), { business_name }));
  for (const [sortBy, expected] of [
    ['name_asc', ordered],
    ['name_desc', [...ordered].reverse()],
  ] as const) {
    const page = open(() => rows, { at: `/business-directory?sortBy=${sortBy}` });
    await screen.findByText(`Found ${ordered.length} businesses`);
    expect(names()).toEqual(expected);
    page.unmount();
  }
});
