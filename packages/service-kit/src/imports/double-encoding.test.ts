import { withoutDoubleEncoding } from './double-encoding.js';

describe('texts that were encoded twice', () => {
  it.each([
    ['Supervising Attorney â€“ Driver Protection', 'Supervising Attorney – Driver Protection'],
    ['the cityâ€™s â€œbestâ€\u009d cafÃ©, 70Â°', 'the city’s “best” café, 70°'],
    ['JosÃ© ðŸ˜€', 'José 😀'],
  ])('are read as they were meant: %s', (text, meant) => {
    expect(withoutDoubleEncoding({ title: text, tags: [text], ref: null })).toEqual({
      ...{ title: meant, tags: [meant], ref: null },
    });
  });

  it.each(['Café Ünter – “Peña”', 'CAFÉ™', 'Ângela, São Tomé', 'Crêpe â la carte', 'IRMÃ'])(
    'are told from others: %s',
    (text) => {
      expect(withoutDoubleEncoding({ text })).toEqual({ text });
    },
  );
});
