import { spanishLetter } from './spanish-letter.js';

describe('letters in Spanish', () => {
  it.each([
    [
      'recordarle a la señora Mendoza que su pedido de 60 tamales esta listo el viernes a las 4, faltan 45 dolares',
      'Recordatorio: su pedido de 60 tamales',
      'Estimada señora Mendoza:',
      'Le recordamos que su pedido de 60 tamales esta listo el viernes a las 4. Faltan 45 dolares.',
    ],
    [
      'gracias a la familia Ortega por su pedido de la boda, esperamos verlos pronto',
      'Gracias: su pedido de la boda',
      'Estimada familia Ortega:',
      'Muchas gracias por su pedido de la boda. Esperamos verlos pronto.',
    ],
    [
      'dile a luis que la cita es el lunes a las 9',
      'Un aviso: la cita',
      'Hola, Luis:',
      'Le informamos que la cita es el lunes a las 9.',
    ],
    ['preguntarle al taller si puede venir mañana', undefined, undefined, undefined],
  ])('%s', (entered, subject, greeting, body) => {
    const letter = spanishLetter(entered);
    expect(letter?.subject).toBe(subject);
    expect(letter?.greeting).toBe(greeting);
    expect(letter?.body.join(' ')).toBe(body);
  });
});
