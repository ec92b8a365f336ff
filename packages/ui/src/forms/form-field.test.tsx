import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { CheckboxField, ChoiceGroup } from './checkbox-field';
import { FileField } from './file-field';
import type { FieldProps } from './form-field';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const fields: [string, ComponentType<FieldProps>][] = [
  ['TextField', TextField],
  ['TextArea', TextArea],
  ['SelectField', SelectField],
  ['PasswordField', PasswordField],
  ['FileField', FileField],
];

describe.each(fields)('%s', (_, Field) => {
  it('ties label, error and help to its control', () => {
    render(<Field error="Write the city." help="City only" label="City" optional />);
    const control = screen.getByLabelText('City');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Write the city.',
      'City only',
    ]);
  });

  it('adds error and help to a description of its own', () => {
    const Described = Field as ComponentType<FieldProps & { 'aria-describedby': string }>;
    render(
      <>
        <p id="consequences">Everything is deleted.</p>
        <Described aria-describedby="consequences" help="City only" label="City" />
      </>,
    );
    const described = screen.getByLabelText('City').getAttribute('aria-describedby') ?? '';
    expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Everything is deleted.',
      'City only',
    ]);
  });

  it('references neither error nor help when there is none', () => {
    render(<Field label="City" />);
    const control = screen.getByLabelText('City');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });
});

it('shows and hides a password without losing it; its label names it', async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(field, 'river-stone');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('river-stone');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

it('counts the characters of a text area, controlled or not', async () => {
  const { rerender } = render(<TextArea countTo={5} label="Short description" />);
  await userEvent.type(screen.getByLabelText('Short description'), 'river');
  expect(screen.getByText(/^5 \/ 5/)).toBeTruthy();
  rerender(<TextArea countTo={5} label="Short description" onChange={() => {}} value="bank" />);
  expect(screen.getByText(/^4 \/ 5/)).toBeTruthy();
});

it('counts a text area without a counter where the browser is about to cut the text', async () => {
  render(<TextArea label="Message" maxLength={20} />);
  const area = screen.getByLabelText('Message');
  await userEvent.type(area, 'The ferry leaves at');
  expect(screen.getByText(/^19 \/ 20/)).toBeTruthy();
  await userEvent.clear(area);
  expect(screen.queryByText(/\/ 20/)).toBeNull();
});

it('shows the name of the chosen file and hands the file over', async () => {
  const onFiles = jest.fn();
  render(<FileField accept=".pdf" label="Resume (Optional)" onFiles={onFiles} />);
  const file = new File(['%PDF-'], 'maria.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Resume (Optional)'), file);
  expect(onFiles).toHaveBeenCalledWith([file]);
  expect(screen.getByText('maria.pdf')).toBeTruthy();
});

it('shows the names that the caller controls, not the last choice', async () => {
  render(<FileField chosen={[]} label="Resume" prompt="Choose a file" />);
  await userEvent.upload(screen.getByLabelText('Resume'), new File(['x'], 'refused.exe'));
  expect(screen.queryByText('refused.exe')).toBeNull();
  expect(screen.getByText('Choose a file')).toBeTruthy();
});

it('toggles a checkbox by its label and names the group', async () => {
  render(
    <ChoiceGroup error="Choose at least one." legend="Payment methods">
      <CheckboxField label="Cash" />
    </ChoiceGroup>,
  );
  await userEvent.click(screen.getByText('Cash'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cash' }).checked).toBe(true);
  expect(
    screen.getByRole('group', { name: 'Payment methods', description: 'Choose at least one.' }),
  ).toBeTruthy();
});
