import { screen, within } from '@commons/web-kit/testing/test-render';
import { variantTexts } from '../features/ai-tools/content-generator/variant-texts';
import { enter, generateButton, openTool, requiredOf, streamOf } from '../testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());
const copied = () => navigator.clipboard.readText();

it.each([
  ['One\n---VARIANT---\nTwo\n---VARIANT---\nThree'],
  [
    'Variant 1:\nOne\n ---VARIANT--- \nVariant 2:\nTwo\n\n---VARIANT---\n\n### Variant 3\nThree\n---VARIANT---\n',
  ],
  ['Here you are.\n\n### Variant 1\nOne\n\n### Variant 2\nTwo\n### Variant 3\nThree'],
  ['Variant 1:\nOne\n\nvariant 2:\n\nTwo\nVariant 3:\nThree\n'],
  ['**Variant 1:**\nOne\n**Variant 2:**\nTwo\n**Variant 3**\nThree'],
  ['Variant 1: One\nVariant 2: Two\n### Variant 3: Three'],
])('[AIT-08] finds three variants in %j', (text) => {
  expect(variantTexts(text)).toEqual(['One', 'Two', 'Three']);
});

it('[AIT-08] treats a text without separators as one variant', () => {
  const text = 'A variant 2 of our bread.\n\nVariants are fun: try them.';
  expect(variantTexts(text)).toEqual([text]);
});

it('[AIT-08] shows numbered variants, each with its own copy and edit buttons', async () => {
  const { user } = openTool('content-generator', {
    'POST /ai/content-generator': () => streamOf('First post\n---VARIANT---\nSecond post'),
  });
  enter(requiredOf('content-generator'));
  await user.click(generateButton());
  const second = within(await screen.findByRole('article', { name: 'Variant 2' }));
  expect(second.getByRole('heading', { name: 'Variant 2' })).toBeVisible();
  expect(screen.getAllByText('Copy This')).toHaveLength(2);
  await user.click(second.getByText('Copy This'));
  expect(await copied()).toBe('Second post');
  await user.click(second.getByRole('button', { name: 'Edit: variant 2' }));
  // A space at the end is no part of the variant, but of what is typed next.
  await user.type(screen.getByLabelText('Edit variant 2'), ', edited again');
  await user.click(second.getByRole('button', { name: 'Done: variant 2' }));
  expect(second.getByText('Second post, edited again')).toBeVisible();
  await user.click(second.getByText('Copy This'));
  expect(await copied()).toBe('Second post, edited again');
  expect(
    within(screen.getByRole('article', { name: 'Variant 1' })).getByText('First post'),
  ).toBeVisible();
});
