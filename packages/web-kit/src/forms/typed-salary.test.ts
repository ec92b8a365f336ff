import { typedSalary } from './typed-salary';

it.each([
  ['45000', 45_000],
  ['$45,000', 45_000],
  ['$45,000.75 a year', 45_000],
  ['45.000', 45_000],
  ['$ 120.500 per year', 120_500],
  ['1.250.000', 1_250_000],
  ['45 000 USD', 45_000],
  ['60k', 60_000],
  ['64.1k', 64_100],
  ['$32.2k', 32_200],
  ['52.5K dollars/yr', 52_500],
  ['45.5', 45],
  ['0', 0],
  ['', null],
  ['-5', Number.NaN],
  ['45,00', Number.NaN],
  ['5%', Number.NaN],
  ['12 monkeys', Number.NaN],
])('reads %p as %p dollars a year', (typed, amount) => expect(typedSalary(typed)).toBe(amount));
