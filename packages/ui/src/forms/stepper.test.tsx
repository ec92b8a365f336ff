import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper';

const steps = ['Upload', 'AI Analysis', 'Export'];

it('marks the finished steps and the present one', () => {
  render(<Stepper current={1} label="Resume" steps={steps} />);
  const [upload, analysis, exporting] = screen.getAllByRole('listitem');
  expect(upload?.textContent).toContain('(finished)');
  expect(analysis?.getAttribute('aria-current')).toBe('step');
  expect(exporting?.textContent).toBe('3Export');
});

it('ticks what is filled, whatever step is open, and says where something is missing', () => {
  render(
    <Stepper current={2} label="Job" states={[undefined, 'missing', undefined]} steps={steps} />,
  );
  const [upload, analysis] = screen.getAllByRole('listitem');
  expect(upload?.textContent).toBe('1Upload');
  expect(analysis?.textContent).toBe('!AI Analysis (something is missing)');
});

it('leads back to finished steps only, or to any with the option', async () => {
  const onStep = jest.fn();
  const { rerender } = render(<Stepper current={1} label="Job" onStep={onStep} steps={steps} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /Upload/ }));
  expect(onStep).toHaveBeenCalledWith(0);
  rerender(<Stepper current={1} jump="any" label="Job" onStep={onStep} steps={steps} />);
  await userEvent.click(screen.getByRole('button', { name: /Export/ }));
  expect(onStep).toHaveBeenLastCalledWith(2);
});
