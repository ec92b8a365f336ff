import { writeEmail } from '../email-assistant.writer.js';

const write = (emailPurpose: string, keyPoints = '', emailType = 'Other') =>
  writeEmail({ emailType, recipientType: 'Customer', emailPurpose, keyPoints, tone: 'friendly' })
    .text;

// AIT-04: Spanish entries whose writer sets marks (decision B112).
describe('e-mails in Spanish from sentences', () => {
  it('keep commas, and key points without marks as one thought', () => {
    const text = write(
      'Pedir disculpas a la señora Ofelia porque el técnico llegó tarde, como nos dijo. Ya hablé con él.',
      'le mandamos a limpiar la alfombra el jueves sin costo y le descontamos 40 de la factura',
      'Apology',
    );
    expect(text).toContain('llegó tarde, como nos dijo.');
    expect(text).toContain(
      'Le mandamos a limpiar la alfombra el jueves sin costo y le descontamos $40 de la factura.',
    );
  });

  it('follow what is said of their manner, and say how to pay', () => {
    const text = write(
      'Don Ramiro debe 2 meses, son 160 cada uno, factura J-41. Es buen cliente, ser amable, a lo mejor se le paso.',
      'zelle o cheque',
      'Invoice',
    );
    expect(text).not.toMatch(/buen cliente|ser amable/i);
    expect(text).toContain('A lo mejor se le pasó. Puede pagar con Zelle o cheque.');
  });

  it('speak to one where the entry does, though the reader is a firm', () => {
    const text = write(
      'recordarle a Transportes Gómez que debe la factura 2207 de 8 llantas, 2,960, vencio el 15 de octubre',
      'si paga esta semana no cobramos recargo',
      'Invoice',
    );
    expect(text).toContain('Le recordamos que debe la factura 2207 de 8 llantas, $2,960.');
    expect(text).toContain('Si ya hizo el pago');
  });
});
