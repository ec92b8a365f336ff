import { spanishOrder } from './spanish-orders.js';

describe('Spanish purposes in a verb that no order has', () => {
  it.each([
    [
      'reclamar al proveedor porque llegaron 12 sacos',
      'Le escribimos para reclamarle ',
      'proveedor',
      'porque llegaron 12 sacos',
    ],
    [
      'dar seguimiento a la cotización que le mandamos al señor Duarte para el riego',
      'Le escribimos para dar ',
      'señor Duarte',
      'seguimiento a la cotización que le mandamos para el riego',
    ],
    [
      'recordar al condominio Las Palmas el pago de septiembre',
      'Le escribimos para recordarle ',
      'condominio Las Palmas',
      'el pago de septiembre',
    ],
  ])('[AIT-04] says why "%s" is written', (entry, say, reader, rest) => {
    expect(spanishOrder(entry)).toEqual({ kind: 'tell', say, reader, rest });
  });

  it('[AIT-04] takes no noun for a verb', () => {
    expect(spanishOrder('taller cerrado el lunes').kind).toBe('none');
  });
});
