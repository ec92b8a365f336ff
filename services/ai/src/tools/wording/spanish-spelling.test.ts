import { spanishSpelling } from './spanish-spelling.js';

describe('Spanish as it is typed on a phone', () => {
  it.each([
    ['el sabado esta cerrado, manana esta semana', 'el sábado está cerrado, mañana esta semana'],
    ['se enfermo la nina y la maquina ya no esta', 'se enfermó la niña y la máquina ya no está'],
    ['quedo a sus ordenes, pago manana', 'quedo a sus órdenes, pago mañana'],
    ['cotizacion y reparacion del camion', 'cotización y reparación del camión'],
    ['familia Rios y senora Leon pagan por zelle', 'familia Rios y señora Leon pagan por Zelle'],
    ['falta el segundo pago de la factura', 'falta el segundo pago de la factura'],
    ['son 24 dolares', 'son $24'],
    [
      'suben de 45 a 50, debe 1280 de la factura 52',
      'suben de $45 a $50, debe $1,280 de la factura 52',
    ],
    ['abrimos de 8 a 6, son 3 perros a las 5', 'abrimos de 8 a 6, son 3 perros a las 5'],
    [
      '480 al mes, 20 de descuento, el 15 de octubre',
      '$480 al mes, $20 de descuento, el 15 de octubre',
    ],
    ['cambiamos el foco sin costo, recien hecho', 'cambiamos el foco sin costo, recién hecho'],
    ['escriba a taller@reparacion.mx', 'escriba a taller@reparacion.mx'],
  ])('%s', (typed, spelled) => {
    expect(spanishSpelling(typed)).toBe(spelled);
  });
});
