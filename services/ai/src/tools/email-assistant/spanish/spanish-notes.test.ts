import { writeEmail } from '../email-assistant.writer.js';
import { spanishNotes } from './spanish-notes.js';

describe('notes in Spanish without marks', () => {
  it('lists what they name, with the price and the down payment', () => {
    expect(
      spanishNotes(
        'la piñata de Mateo dos metros relleno incluido $85 deja 40 de anticipo sábado 9am',
      ),
    ).toEqual({
      topic: 'la piñata de Mateo',
      items: [
        'Dos metros relleno',
        'Incluido',
        'Precio: $85',
        'Anticipo: $40',
        'Sábado a las 9 a.m.',
      ],
    });
    expect(spanishNotes('taller de costura sábado 21 15 por niña cupo 8')?.items).toEqual([
      'Sábado 21',
      'Precio: $15 por niña',
      'Cupo: 8',
    ]);
  });

  it('leaves sentences as they are', () => {
    expect(spanishNotes('mañana no podemos ir, vamos el jueves a las 9, son $40')).toBeUndefined();
  });

  it.each([
    [
      'Apology',
      'disculpa doña Elvia por el ruido del lunes',
      'Hola, doña Elvia:',
      'Le pedimos disculpas por el ruido del lunes.',
    ],
    [
      'Thank You',
      'gracias señor Lugo por mandarnos a su primo',
      'Hola, señor Lugo:',
      'Muchas gracias por mandarnos a su primo.',
    ],
    [
      'Meeting Request',
      'ver el techo de la señora Rosa, puedo lunes a las 4',
      'Hola, señora Rosa:',
      'Quisiera ver su techo. Puedo el lunes a las 4.',
    ],
    [
      'Follow-Up',
      'muchachos mañana nos vemos a las 6',
      'Hola, muchachos:',
      'Mañana nos vemos a las 6.',
    ],
  ])('%s: %s', (emailType, emailPurpose, greeting, body) => {
    const { text } = Object(
      writeEmail({
        emailType,
        recipientType: 'Customer',
        emailPurpose,
        keyPoints: '',
        tone: 'friendly',
      }),
    );
    expect(text).toContain(greeting);
    expect(text).toContain(body);
  });
});
