import { screen } from '@commons/web-kit/testing/test-render';
import { openBusiness as open } from '../testing/open-business';

const found = () => screen.findByRole('heading', { level: 1, name: /Stone Bakery/ });

describe('a report', () => {
  it('about the business has a reason', async () => {
    const { user, api } = open(
      {},
      {},
      {
        'POST /business-directory/7/report': () => ({ detail: 'Thank you. We will look at this.' }),
      },
    );
    await found();
    await user.click(screen.getByRole('button', { name: 'Report this business' }));
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    expect(screen.getByText('Choose what is wrong.')).toBeVisible();
    await user.click(screen.getByLabelText('Fake or misleading'));
    await user.type(screen.getByLabelText('What should we know?'), 'The shop is gone.');
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    expect(await screen.findByText('Thank you. We will look at this.')).toBeVisible();
    expect(api.calls.at(-1)?.body).toEqual({ reason: 'fake', note: 'The shop is gone.' });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a failure to send', async () => {
    const { user } = open();
    await found();
    await user.click(screen.getByRole('button', { name: 'Report this business' }));
    await user.click(screen.getByLabelText('Illegal'));
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No fake for');
  });
});
