import { withoutRaised } from './raised-text.js';

const item = (text: string, x: number, y: number, size: number) => ({
  text,
  x,
  right: x + text.length * size * 0.5,
  y,
  size,
  font: 'F1',
});

it('[RES-05] puts raised and lowered letters on the line of their word', () => {
  const [, raised] = withoutRaised([item('Lyon 6', 100, 200, 10), item('e', 130, 196, 7)]);
  expect(raised?.y).toBe(200);
  const [, lowered] = withoutRaised([item('detector (F', 100, 200, 10), item('1', 155, 202, 7)]);
  expect(lowered?.y).toBe(200);
});

it('[RES-05] leaves small text that stands apart or on another line', () => {
  const apart = [item('Lyon', 100, 200, 10), item('e', 180, 196, 7)];
  expect(withoutRaised(apart)).toEqual(apart);
  const above = [item('Lyon', 100, 200, 10), item('e', 120, 188, 7)];
  expect(withoutRaised(above)).toEqual(above);
});
