import { render, screen } from '@testing-library/react';
import { Breakable } from './breakable';

it('may break behind the signs that join an address or a file name, and nowhere else', () => {
  const { container } = render(
    <p>
      <Breakable>ada.brook@mill-stone.example</Breakable>
    </p>,
  );
  expect(container.innerHTML).toBe(
    '<p><span>ada.<wbr>brook@<wbr>mill-<wbr>stone.<wbr>example</span></p>',
  );
  expect(screen.getByText('ada.brook@mill-stone.example')).toBeTruthy();
  render(<Breakable>Resume</Breakable>);
  expect(document.querySelectorAll('wbr')).toHaveLength(4);
});
