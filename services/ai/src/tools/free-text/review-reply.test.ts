import { writeFreeText } from './free-text.writer.js';

const write = (prompt: string) => writeFreeText({ prompt, topic: 'review reply' }).text;

// AIT-14: replies to a review that is quoted or told.
describe('replies to reviews', () => {
  it('say sorry for what a quoted review complains of, without the quotation', () => {
    const text = write(
      'reply to this 2 star review from Doug M: "Food was good but we waited 50 minutes and the server forgot our naan." We were down two people that night. I want to say sorry, he should ask for Priya',
    );
    expect(text).toContain(
      'We are sorry that you waited 50 minutes and the server forgot your naan.',
    );
    expect(text).toContain('Please ask for Priya.');
    expect(text).not.toMatch(/["“]|I want to say|He should/i);
  });

  it('speak Spanish, and say what is to be told', () => {
    const text = write(
      'respuesta a reseña de 5 estrellas de Julián Mota: dice que su mamá ya puede dormir. agradecerle y decirle que el filtro se cambia en septiembre',
    );
    expect(text).toMatch(/^Hola, Julián Mota:/);
    expect(text).toContain('Qué gusto saber que su mamá ya puede dormir.');
    expect(text).toContain('El filtro se cambia en septiembre.');
    expect(text).not.toMatch(/agradecerle|decirle/i);
  });

  it('are glad of the praise and sorry for the rest, and make nobody else the reader', () => {
    const text = write(
      "respond to 4 star review from 'Pastor Lyle'. He says the driver Wendell sang hymns the whole way but the AC was weak in the back. Thank him, Wendell says hi",
    );
    expect(text).toMatch(/^Hello Pastor Lyle,/);
    expect(text).toContain('We are so glad that the driver Wendell sang hymns the whole way.');
    expect(text).toContain('We are sorry that the AC was weak in the back.');
    expect(text).toContain('Wendell says hi.');
  });
});
