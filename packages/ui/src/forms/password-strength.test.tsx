import { render } from '@testing-library/react';
import { PasswordStrength, passwordStrength } from './password-strength';

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['secret', 1],
    ['password', 1],
    ['Passw0rd1', 2],
    ['Sunny-Day-7', 3],
    ['correct horse battery', 4],
  ])('%j is %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('is said in words, and nothing before something is typed', () => {
    const { container, rerender } = render(<PasswordStrength password="" />);
    expect(container.textContent).toBe('');
    rerender(<PasswordStrength password="correct horse battery" />);
    expect(container.textContent).toBe('Password strength: strong');
  });
});
