import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

// jsdom does not implement modal dialogs; fakes what the component relies on.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function Contact({ keep }: { keep?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Contact Applicant
      </button>
      <Dialog keepOnOutsidePress={keep} onClose={() => setOpen(false)} open={open} title="Contact">
        <input aria-label="Subject" data-autofocus />
        <input aria-label="File" type="file" />
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Contact Applicant' });

it('takes the focus where the caller says and gives it back when it closes', async () => {
  render(<Contact />);
  await userEvent.click(opener());
  expect(screen.getByRole('dialog', { name: 'Contact' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('starts on its title where nothing else is marked', () => {
  render(
    <Dialog onClose={() => {}} open title="Delete my account">
      <p>This cannot be undone.</p>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Delete my account' }));
});

it('closes on Escape (the "cancel" event)', async () => {
  render(<Contact />);
  await userEvent.click(opener());
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays when the file picker inside it is cancelled', async () => {
  render(<Contact />);
  await userEvent.click(opener());
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

const press = (from: Element, to = from) => {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
};

it('closes on a press outside it, unless text would be lost', async () => {
  const { rerender } = render(<Contact keep />);
  await userEvent.click(opener());
  press(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  rerender(<Contact />);
  press(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays when a selection that began inside ends outside it', async () => {
  render(<Contact />);
  await userEvent.click(opener());
  press(screen.getByLabelText('Subject'), screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('stays open after a double click on what opened it, whose second click falls on the dialog', async () => {
  render(<Contact />);
  await userEvent.click(opener());
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 2 });
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.dblClick(screen.getByLabelText('Subject'));
  press(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});
