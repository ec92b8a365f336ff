import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoToast } from './undo-toast';

it('says what was done, takes it back, and can be closed', async () => {
  const onUndo = jest.fn();
  const onClose = jest.fn();
  const { rerender } = render(<UndoToast done={undefined} onClose={onClose} onUndo={onUndo} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<UndoToast done="Deleted “River Bank”." onClose={onClose} onUndo={onUndo} />);
  expect(screen.getByRole('status').textContent).toContain('Deleted “River Bank”.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect([onUndo, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
