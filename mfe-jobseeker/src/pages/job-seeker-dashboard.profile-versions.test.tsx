import { screen, stale } from '@commons/web-kit/testing/test-render';
import { button, edit, field, path, sent, stored } from '../testing/open-profile';

beforeEach(() => sessionStorage.clear());

it('shows both versions of a profile saved elsewhere in the meantime, and saves the chosen texts', async () => {
  const theirs = { ...stored, summary: 'Rolls.', availability: 'not_looking', etag: '"2"' };
  let isFirst = true;
  const { user, api } = await edit({
    [`GET ${path}`]: () => ({ ...stored, etag: '"1"' }),
    [`PUT ${path}`]: () => {
      if (!isFirst) return theirs;
      isFirst = false;
      throw stale(theirs);
    },
  });
  await user.type(field('Summary'), ' And pies.');
  await user.click(button('Save Changes'));
  expect(await screen.findByRole('radio', { description: 'Not looking' })).toBeChecked();
  await user.click(button('Back to my text'));
  expect(field('Summary')).toHaveValue('Bread and cakes. And pies.');
  isFirst = true;
  await user.click(button('Save Changes'));
  await user.click(await screen.findByRole('button', { name: 'Save what I chose' }));
  expect(await screen.findByText('Profile saved successfully!')).toBeVisible();
  const last = sent(api, 'PUT').at(-1);
  expect(last).toMatchObject({
    headers: { 'if-match': '"2"' },
    body: { summary: 'Bread and cakes. And pies.', availability: 'not_looking' },
  });
  expect(last?.body).not.toHaveProperty('etag');
});
