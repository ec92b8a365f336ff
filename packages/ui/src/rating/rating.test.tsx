import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Rating, RatingField } from './rating';

it.each([
  [0, 0],
  [3.99, 3],
  [4.3, 4],
  [5, 5],
])('fills the stars of %d up to the rounded-down value', (value, filled) => {
  const { container } = render(<Rating count={1} value={value} />);
  expect(container.querySelectorAll('.filled')).toHaveLength(filled);
  expect(container.querySelectorAll('svg')).toHaveLength(5);
});

it('is read aloud with value and count', () => {
  render(<Rating count={12} value={4.34} />);
  expect(screen.getByRole('img', { name: '4.3 out of 5 stars, 12 reviews' })).toBeTruthy();
});

it.each([
  [4.333333333333333, '4.3'],
  [4.35, '4.4'],
  [3.97, '4'],
])('says %d rounded to one decimal, alike to the eye and the ear', (value, rounded) => {
  render(<Rating showValue value={value} />);
  expect(screen.getByRole('img', { name: `${rounded} out of 5 stars` })).toBeTruthy();
  expect(screen.getByText(Number(rounded).toFixed(1))).toBeTruthy();
});

function Review() {
  const [value, setValue] = useState(5);
  return <RatingField legend="Your rating" onChange={setValue} value={value} />;
}

it('takes one to five stars', async () => {
  render(<Review />);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 stars' }).checked).toBe(false);
});
