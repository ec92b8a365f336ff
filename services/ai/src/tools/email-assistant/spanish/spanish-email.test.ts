import { readFacts } from '../../../facts/facts.js';
import { writeEmail } from '../email-assistant.writer.js';
import { writeSpanishEmail } from './spanish-email.js';

const nora = { name: 'Nora Salas', company: 'Taller Salas', phone: '706-555-0166' };

function write(emailPurpose: string, others: Record<string, string> = {}) {
  const input = { emailType: 'Other', recipientType: 'Customer', tone: 'friendly', ...others };
  const { text } = writeSpanishEmail(
    { ...input, emailPurpose } as Parameters<typeof writeSpanishEmail>[0],
    readFacts(emailPurpose),
    nora,
  ) as { text: string };
  const [subject = '', greeting = '', body = ''] = text.split('\n\n');
  return { subject: subject.replace(/^Asunto: /, ''), greeting, body, text };
}

describe('e-mails in Spanish', () => {
  // AIT-04
  it('greets whom the note addresses first', () => {
    const { greeting, body } = write('sra Vela, su reloj ya esta listo, falta pagar 35');
    expect(greeting).toMatch(/señora Vela:$/);
    expect(body).not.toMatch(/Vela/);
  });

  it('offers what stands behind the thanks', () => {
    const { body } = write(
      'darle las gracias a Carolina por su pedido, y ofrecerle 10% en el próximo',
    );
    expect(body).toBe('Muchas gracias por su pedido. Queremos ofrecerle 10% en el próximo.');
  });

  it.each([
    [
      'recordarle a la señora Mendoza que su pedido de 60 tamales esta listo el viernes a las 4, faltan 45 dolares',
      'Su pedido de 60 tamales está listo',
      'Hola, señora Mendoza:',
      'Le recordamos que su pedido de 60 tamales está listo el viernes a las 4. Faltan $45.',
    ],
    [
      'Recordarle a la maestra Ortiz que su pedido de paletas está listo.',
      'Su pedido de paletas está listo',
      'Hola, maestra Ortiz:',
      'Le recordamos que su pedido de paletas está listo.',
    ],
    [
      'gracias a la familia Ortega por su pedido de la boda, esperamos verlos pronto',
      'Gracias por su pedido de la boda',
      'Estimada familia Ortega:',
      'Muchas gracias por su pedido de la boda. Esperamos verlos pronto.',
    ],
    [
      'dile a luis que la cita es el lunes a las 9',
      'La cita es el lunes a las 9',
      'Hola, Luis:',
      'Le informamos que la cita es el lunes a las 9.',
    ],
    [
      'pidele a Pinturas Sol que nos cambien 3 cubetas que llegaron abiertas en el pedido 77, las necesito el lunes',
      'Pedido 77: cambio de 3 cubetas',
      'Hola, equipo de Pinturas Sol:',
      'Les pedimos que nos cambien 3 cubetas que llegaron abiertas en el pedido 77. Las necesito el lunes.',
    ],
    [
      'preguntale al señor Ruiz si ya salio el pedido 88',
      '¿Ya salió el pedido 88?',
      'Hola, señor Ruiz:',
      'Quisiéramos saber si ya salió el pedido 88.',
    ],
    [
      'rechazar la propuesta de don Abel para surtir la harina porque ya tenemos proveedor pero dejar la puerta abierta para el otoño',
      'Su propuesta para surtir la harina',
      'Hola, don Abel:',
      'Le agradecemos su propuesta para surtir la harina. Por desgracia, esta vez tenemos que decir que no porque ya tenemos proveedor. Esperamos poder aceptar en el otoño.',
    ],
    [
      'avisa a los clientes que el lunes 4 de enero cerramos por inventario, emergencias al 706-555-0166',
      'Cierre por inventario el lunes 4 de enero',
      'Estimados clientes:',
      'Les informamos que el lunes 4 de enero cerramos por inventario. Para emergencias, llamen al 706-555-0166.',
    ],
    [
      'disculparse con Ana porque no llegamos el martes, vamos el jueves a las 9 y le descontamos 20',
      'Nuestras disculpas',
      'Hola, Ana:',
      'Le pedimos disculpas porque no llegamos el martes. Vamos el jueves a las 9 y le descontamos $20.',
    ],
    [
      'presupuesto para pintar la sala del señor Ortiz, son 2 manos, 850 dolares con la pintura',
      'Presupuesto para pintar su sala',
      'Hola, señor Ortiz:',
      'Le enviamos el presupuesto para pintar su sala. Son 2 manos: $850 con la pintura.',
    ],
    [
      'dile a Karla que no se queda con el puesto de cajera, ya contratamos a alguien, que gracias por venir',
      'El puesto de cajera',
      'Hola, Karla:',
      'Lamentamos informarle que no se queda con el puesto de cajera. Ya contratamos a alguien. Gracias por venir.',
    ],
    [
      'aceptar la renuncia de Beto, ultimo dia 15 de diciembre, que entregue las llaves',
      'Su renuncia',
      'Hola, Beto:',
      'Aceptamos su renuncia. Su último día es el 15 de diciembre. Le pedimos que entregue las llaves.',
    ],
    [
      'pedir descuento a Harinas del Valle, compramos 40 costales al mes, queremos 5% menos',
      'Un descuento',
      'Hola, Harinas del Valle:',
      'Quisiéramos pedirle un descuento. Compramos 40 costales al mes. Queremos 5% menos.',
    ],
    [
      'avisar que no usen las sillas azules que compraron en mayo, traerlas y les devolvemos su dinero',
      'Una petición sobre las sillas azules',
      'Estimados clientes:',
      'Les pedimos que no usen las sillas azules que compraron en mayo. Por favor, tráiganlas y les devolvemos su dinero.',
    ],
  ])('%s', (entered, subject, greeting, body) => {
    expect(write(entered)).toMatchObject({ subject, greeting, body });
  });

  it('asks a reader by name formally, and reminds of an invoice', () => {
    const { subject, greeting, body } = write(
      'la señora Cruz todavia debe 1280 de la factura 52, vencio el 3 de noviembre',
      { emailType: 'Invoice', tone: 'professional' },
    );
    expect(subject).toBe('Factura 52: pago pendiente');
    expect(greeting).toBe('Estimada señora Cruz:');
    expect(body).toBe(
      'Le recordamos que todavía debe $1,280 de la factura 52. Venció el 3 de noviembre.',
    );
  });

  it('signs with the account, without a number that the text gives already', () => {
    expect(write('dile a Luis que llame al 706-555-0166').text).toMatch(
      /Saludos cordiales,\nNora Salas\nTaller Salas$/,
    );
  });
});

describe('orders and lists as owners write them', () => {
  it('begin with a capital, and the lines of a list stay lines', () => {
    const { text } = writeEmail({
      emailType: 'Follow-Up',
      recipientType: 'Customer',
      emailPurpose: 'Avisar al señor Nava sobre su camioneta',
      keyPoints: '- Frenos listos, $240\n- Cambiamos el foco, sin costo',
      tone: 'friendly',
    });
    expect(text).toContain('Nava');
    expect(text).not.toMatch(/Avis[ae]r?\b/);
    expect(text).toContain('- Frenos listos, $240\n- Cambiamos el foco, sin costo');
  });
});
