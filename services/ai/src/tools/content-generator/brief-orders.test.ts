import { withoutOrders } from './brief-orders.js';

const said = (brief: string, name?: string) => withoutOrders(brief, name).text;

// AIT-07: what a brief asks of its writer is in no text.
describe('orders to the writer of a post [AIT-07]', () => {
  it.each([
    [
      'Open house on Sunday, free cocoa, ages 3 and up, don’t oversell it',
      'Open house on Sunday, free cocoa, ages 3 and up',
    ],
    [
      'We open on May 4. Write it so that it sounds calm, because people worry.',
      'We open on May 4.',
    ],
    [
      'grand reopening saturday free donuts keep it under 200 characters',
      'grand reopening saturday free donuts',
    ],
    ['We are hiring. Do not use the word "rockstar".', 'We are hiring.'],
    ['Abrimos el lunes. No pongas precios de otros.', 'Abrimos el lunes.'],
  ])('are left out: %s', (brief, text) => {
    expect(said(brief)).toBe(text);
  });

  it('say what they tell', () => {
    expect(said('Kim passed her exam. Mention that she started in 2019.')).toBe(
      'Kim passed her exam. She started in 2019.',
    );
    expect(said('Rebaja en botas. Que quede claro que no hay cambios.')).toBe(
      'Rebaja en botas. No hay cambios.',
    );
  });

  it('keep out what is not to be mentioned', () => {
    expect(
      said('Bo takes over from Ann, who is having twins. Leave out the part about the twins.'),
    ).toBe('Bo takes over from Ann.');
    expect(
      said(
        'We close on May 2 because of my divorce hearing. Do not mention the divorce, only say that it is a family matter.',
      ),
    ).toBe('We close on May 2. It is a family matter.');
  });

  it('quote their writer by name', () => {
    expect(said('New shop in town, quote from me: "Come hungry."', 'Lou Ames')).toBe(
      'New shop in town, "Come hungry," says Lou Ames',
    );
  });

  it('are no orders to the readers', () => {
    const brief =
      'Do not pour grease down the drain. Keep it in a can, and call us if it backs up.';
    expect(said(brief)).toBe(brief);
  });

  it('set the length and leave out hashtags', () => {
    const { constraints } = withoutOrders(
      'We moved. No hashtags. Keep it under 90 characters.',
      '',
    );
    expect(constraints).toMatchObject({ noHashtags: true, characters: 90 });
  });
});
