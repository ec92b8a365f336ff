import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/button';
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

it('is shown again when the browser closed it although the caller keeps it open', async () => {
  render(
    <Dialog onClose={() => {}} open title="Sending">
      <p>One moment.</p>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  await waitFor(() => expect(dialog.open).toBe(true));
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

/** A form that gives way to what became of it. */
function Saving({ onBusy }: { onBusy?: (done: () => void) => void }) {
  const [step, setStep] = useState<'form' | 'busy' | 'saved'>('form');
  const save = () => {
    if (!onBusy) return setStep('saved');
    setStep('busy');
    onBusy(() => setStep('saved'));
  };
  return (
    <Dialog onClose={() => {}} open title={step === 'saved' ? 'Search saved' : 'Save search'}>
      {step === 'saved' ? (
        <p>New jobs come by mail.</p>
      ) : (
        <Button busy={step === 'busy'} onClick={save}>
          Save
        </Button>
      )}
    </Dialog>
  );
}

it('moves the focus to its title when the focused content gives way to other content', async () => {
  render(<Saving />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Search saved' })),
  );
});

it('leaves the focus to a busy button until it goes', async () => {
  let finish = () => {};
  render(<Saving onBusy={(done) => (finish = done)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => {});
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { name: 'Save search' }));
  await act(async () => finish());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Search saved' }));
});

function Sent() {
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog onClose={() => {}} open title="Report">
      {isSent ? (
        <button data-autofocus key="done" type="button">
          Done
        </button>
      ) : (
        <button key="send" onClick={() => setIsSent(true)} type="button">
          Send
        </button>
      )}
    </Dialog>
  );
}

it('prefers the place of the new content to its title', async () => {
  render(<Sent />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' })),
  );
});
