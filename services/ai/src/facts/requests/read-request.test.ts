import { readConstraints } from './constraints.js';
import { readRequest } from './read-request.js';

// AIT-04, AIT-07: what an owner says to the writer of a text is not for its reader (decision B204).
describe('what a request tells its reader', () => {
  it.each([
    [
      'email',
      'quick email to mrs dalton, her couch is done, balance is $310. she was a pain about the fabric so keep it extra polite, and tell her we close at 4',
      'her couch is done, balance is $310. Tell her we close at 4',
    ],
    [
      'post',
      'We open on May 4. Write it so that it sounds calm, no hashtags.',
      'We open on May 4.',
    ],
    [
      'post',
      'grand reopening saturday free donuts keep it under 200 characters',
      'grand reopening saturday free donuts',
    ],
    [
      'post',
      'Kim passed her exam. Mention that she started in 2019.',
      'Kim passed her exam. She started in 2019.',
    ],
    [
      'post',
      'Bo takes over from Ann, who is having twins. Leave out the part about the twins.',
      'Bo takes over from Ann.',
    ],
    [
      'post',
      'We close on May 2 because of my surgery. Do not mention the surgery. Say that it is a family matter.',
      'We close on May 2. It is a family matter.',
    ],
    [
      'email',
      "Lou is happy to help on Friday, he had a bad knee. Please don't mention knee trouble.",
      'Lou is happy to help on Friday.',
    ],
    ['email', 'dont blame the driver, keep it short', ''],
    ['post', 'Abrimos el lunes. No pongas precios de otros.', 'Abrimos el lunes.'],
    [
      'post',
      'Rebaja en botas el sábado. Que quede claro que no hay cambios.',
      'Rebaja en botas el sábado. No hay cambios.',
    ],
    [
      'email',
      'son 90 de la factura, me da pena cobrarle pero ya son 2 meses',
      'son 90 de la factura, ya son 2 meses',
    ],
  ] as const)('%s: %s', (tool, request, text) => {
    expect(readRequest(request, tool).text).toBe(text);
  });

  it.each([
    'Do not pour grease down the drain. Keep it in a can, and call us if it backs up.',
    'Do not park on the grass. Bring your own chair, no pets please.',
    'Hola a todos, cerramos el lunes.',
    'Der Laden schließt am Montag, bitte kurz halten.',
  ])('is all of it: %s', (request) => {
    expect(readRequest(request, 'email').text).toBe(request);
  });

  it.each(['Special thanks to the Mosley family for hauling furniture.', 'Let me know by Friday.'])(
    'keeps the words in which others are thanked, or an answer is asked for: %s',
    (said) => {
      expect(readRequest(said, 'email').edited).toBe(said);
    },
  );

  it('stays as it is where somebody is quoted', () => {
    const { text } = readRequest(
      'Reply to this review: "Keep it short next time, no jokes, we were hungry." Thank her.',
      'text',
    );
    expect(text).toContain('Keep it short next time, no jokes, we were hungry.');
  });

  it('begins with the order that may name the text and its reader', () => {
    expect(readRequest('short email to Mrs. Dalton, her couch is done', 'email').head).toBe(
      'short email to Mrs. Dalton, ',
    );
    expect(readRequest('Her couch is done. Keep it short.', 'email').head).toBe('');
  });

  it('is read in linear time', () => {
    const timeOf = (request: string, tool: 'email' | 'post') => {
      const began = performance.now();
      readRequest(request, tool);
      return performance.now() - began;
    };
    const timeOfOrders = (times: number) =>
      timeOf('so keep it nice and tell him '.repeat(times), 'email');
    timeOfOrders(10);
    // Four times as much would take 16 times where each word looks at all others. Answers are kept by their text.
    const fourth = Math.min(timeOfOrders(100), timeOfOrders(99));
    expect(timeOfOrders(400)).toBeLessThan(8 * fourth);
    expect(timeOf(', '.repeat(10_000), 'post')).toBeLessThan(6_000);
  });
});

it('says what orders ask of the text', () => {
  expect(
    readConstraints(['keep it under 90 characters', 'no hashtags', 'third person please']),
  ).toMatchObject({ characters: 90, noHashtags: true, thirdPerson: true, short: false });
  expect(readConstraints(['short please', 'dont mention the price'])).toMatchObject({
    short: true,
    noPrices: true,
  });
  expect(readConstraints(['50 words'])).toMatchObject({ words: 50, short: true });
});
