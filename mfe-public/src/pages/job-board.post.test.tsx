import type { JobFormProps } from '@commons/contracts/shell-contract';
import { fakeRemotes } from '@commons/web-kit/testing/fake-remotes';
import { screen, testUser, waitFor } from '@commons/web-kit/testing/test-render';
import { act } from 'react';
import { openBoard as open } from '../testing/open-board';

const button = (name: string) => screen.getByRole('button', { name });

function FakeForm({ onPosted, onDraftSaved, onCancel }: JobFormProps) {
  return (
    <>
      <button onClick={onDraftSaved} type="button">
        Keep it
      </button>
      <button onClick={onPosted} type="button">
        Send it
      </button>
      <button onClick={onCancel} type="button">
        Not now
      </button>
    </>
  );
}

describe('Post a Job', () => {
  it('[JOB-12] sends a guest to /login, and explains it to a non-employer', async () => {
    const guest = open(() => []);
    await guest.user.click(button('Post a Job'));
    expect(guest.path()).toBe('/login');
    guest.unmount();

    const seeker = open(() => [], { user: testUser() });
    await seeker.user.click(button('Post a Job'));
    expect(
      screen.getByText(
        'Only employer accounts can post jobs. Please create an employer account or switch your account type.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact?subject=Change%20account%20type',
    );
  });

  it('[JOB-13] shows the form in place of the board, then the banner for 5 seconds and the refetched list', async () => {
    fakeRemotes(() => FakeForm);
    const { user, bodies, path } = open(() => [], {
      user: testUser({ account_type: 'employer' }),
      at: '/jobs?search=oven',
    });
    await screen.findByText('Found 0 jobs');
    await user.click(button('Post a Job'));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('combobox', { name: 'Search jobs' })).toBeVisible();

    await user.click(button('Post a Job'));
    // Its own entry in the history: Back leads to the board, not to the page before it.
    expect(path()).toBe('/jobs?search=oven&post=');
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(path()).toBe('/jobs?search=oven'));
    expect(screen.getByText(/^Draft saved. You will find it under Jobs/)).toBeVisible();

    await user.click(button('Post a Job'));
    expect(screen.queryByRole('combobox', { name: 'Search jobs' })).toBeNull();
    const before = bodies().length;
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await act(async () => button('Send it').click());
      expect(await screen.findByText('Job posted successfully!')).toBeVisible();
      await waitFor(() => expect(bodies().length).toBe(before + 1));
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(screen.queryByText('Job posted successfully!')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});
