import { SortedOrder } from './sorted-order.js';

it('stays sorted after insertions and removals', () => {
  const values: number[] = [];
  const random = (below: number) => Math.floor(Math.random() * below);
  const compare = (one: number, other: number) =>
    (values[one] as number) - (values[other] as number) || one - other;
  const present = new Set<number>();
  const order = new SortedOrder([], compare);
  for (let round = 0; round < 200; round += 1) {
    for (let times = random(12); times > 0; times -= 1) {
      const [first] = present;
      if (random(3) === 0 && first !== undefined) {
        present.delete(first);
        order.remove(first);
      } else {
        present.add(values.push(random(50)) - 1);
        order.add(values.length - 1);
      }
    }
    expect(order.documents).toEqual([...present].sort(compare));
  }
});
