import { amount, usd } from '../dates-and-amounts.js';
import { type SpanishPlan } from '../plans/spanish-plan.js';

export const cash: SpanishPlan = {
  kinds: ['cash-flow', 'tax-letter', 'slow-season', 'theft', 'partner'],
  title: 'El dinero de cada mes',
  steps: ({ roles, runwayMonths }) => [
    roles.owed
      ? `Llame hoy por los ${usd(roles.owed.value)} que le deben, primero la cantidad más grande, y pida una fecha de pago. Mande otra vez la factura durante la llamada. | bajo, una mañana | nada | 7`
      : 'Anote todos los pagos de las próximas ocho semanas por fecha y, al lado, el dinero que seguro va a entrar. La primera semana en que falte es la que hay que trabajar. | medio, dos horas | nada | 7',
    `Busque los tres gastos más grandes que no estén atados por un contrato y baje o mueva uno.${runwayMonths ? ` ${amount(runwayMonths)} meses pasan rápido.` : ''} | medio, una tarde | nada | 21`,
    'Hable con el casero y los proveedores antes de atrasarse: pida dos semanas más o pagar en partes, y diga el día en que va a pagar. | bajo, una hora | nada | 14',
    'Desde hoy pida un anticipo en los trabajos grandes y cobre el mismo día en que termina. | bajo, una hora para cambiar la forma | la comisión de los pagos con tarjeta | 30',
  ],
  unseen: [
    'cuánto dinero hay hoy en la cuenta',
    'qué pagos llegan una vez al año: seguros, impuestos, licencias',
    'quién le debe, cuánto y desde cuándo',
  ],
  professional:
    'si la nómina o sus impuestos no se van a poder pagar a tiempo, hable con un contador antes de la fecha, no después',
};

export const rent: SpanishPlan = {
  kinds: ['rent'],
  title: 'La renta',
  steps: ({ rentRise }) => [
    'Lea otra vez el contrato por tres cosas: con cuánto aviso, cuánto puede subir y quién paga las reparaciones. Marque esas líneas. | bajo, una hora | nada | 7',
    rentRise
      ? `Ofrezca al casero algo a cambio de menos de ${usd(rentRise.monthly)} más al mes: un contrato más largo, la subida en dos pasos de ${usd(rentRise.monthly / 2)}, o reparaciones que haga usted. Un local vacío también le cuesta a él. | medio, dos pláticas | nada | 21`
      : 'Pregunte al casero qué le importa más: un contrato largo, no tener reparaciones o solo la renta. Después haga una sola oferta. | medio, dos pláticas | nada | 21',
    'Vea otros tres locales del mismo tamaño y anote la renta, el depósito y los arreglos. Sin otra opción solo se pide, no se negocia. | medio, dos tardes | nada | 30',
    rentRise
      ? `Busque ${usd(rentRise.yearly)} al año en el mismo negocio: un precio un poco más alto en dos cosas que se venden bien, o más horas en el mejor día. Si en papel no sale, la renta es demasiada para este lugar. | medio, una tarde | nada | 30`
      : 'Calcule qué renta aguanta el negocio con lo que queda en un mes normal, antes de contestar. | medio, una tarde | nada | 30',
  ],
  unseen: [
    'qué dice el contrato y cuándo termina',
    'cuántos clientes perdería si se muda',
    'lo que queda en un mes normal',
  ],
  professional: 'antes de firmar una renovación, que un abogado lea el contrato',
};

export const prices: SpanishPlan = {
  kinds: [
    'margins',
    'supply-cost',
    'price-rise',
    'platform-fees',
    'card-fees',
    'labor-share',
    'job-bid',
  ],
  title: 'Precios y costos',
  steps: ({ unitMargin, priceRise, roles }) => [
    unitMargin
      ? `Compruebe los ${usd(unitMargin)} que deja cada venta con una semana real: cuente las ventas, lo que llevaron y los minutos de trabajo. | medio, dos horas | nada | 10`
      : 'Calcule lo que le cuesta lo que más vende: material, minutos de trabajo, comisiones. | medio, dos horas | nada | 10',
    priceRise
      ? `Repase los nombres de una semana normal y marque quién podría irse. Si son menos de ${amount(priceRise.spare)}, suba el precio. | bajo, una hora | la impresión | 30`
      : roles.unitPrice
        ? `Suba primero 5% el precio de lo que la gente no compara: ${usd(roles.unitPrice.value)} pasa a ${usd(roles.unitPrice.value * 1.05)}. | bajo, una hora | la impresión | 30`
        : 'Suba primero 5% el precio de dos cosas que nadie compara, y deje igual la que todos conocen. | bajo, una hora | la impresión | 30',
    'Pida a tres proveedores el precio de lo mismo por escrito, con un pedido fijo. Diga a cada uno que está comparando. | bajo, tres llamadas | nada | 21',
    'Diga el cambio una sola vez y claro, con dos semanas de aviso: qué cambia, cuándo y qué sigue igual. Después cuente los clientes cada semana. | bajo, una hora | nada | 45',
  ],
  unseen: [
    'cuánto cobran los demás por lo mismo',
    'cuánto vende en una semana',
    'qué parte de sus gastos es esto',
  ],
  professional:
    'si las cuentas no le cuadran, dos horas de un contador con sus cinco productos más vendidos',
};

export const stock: SpanishPlan = {
  kinds: ['stock'],
  title: 'El dinero en el inventario',
  steps: () => [
    'Haga una lista de cada artículo: cuántos hay, cuánto costaron y qué día se vendió el último. Ordénela por ese día: abajo está el dinero parado. | medio, una tarde | nada | 10',
    'Venda lo que lleva medio año sin moverse en tres pasos: una mesa con 25% menos, la mitad después de dos semanas, y al final en paquete, a otra tienda o de vuelta al proveedor. | medio, dos horas | la parte del precio que deja | 45',
    'Pida los diez artículos que más se venden en cantidades más chicas y más seguido, y pregunte cuánto cuesta eso de entrega. | bajo, una hora a la semana | tal vez más por las entregas | 30',
    'Ponga un número a cada artículo para volver a pedir: lo que se vende hasta que llega la entrega, y la mitad más por si acaso. | medio, una tarde | nada | 45',
  ],
  unseen: [
    'qué artículos son y cuándo se vendió el último de cada uno',
    'cuánto tarda una entrega',
    'si el proveedor recibe de vuelta lo que no se vende',
  ],
  professional:
    'antes de dar de baja una parte grande al final del año: su contador, porque cambia sus impuestos',
};

export const waste: SpanishPlan = {
  kinds: ['waste'],
  title: 'Lo que se tira',
  steps: () => [
    'Anote durante dos semanas lo que se tira o no se vende, con el día y la cantidad. Casi siempre son uno o dos productos. | bajo, cinco minutos al día | nada | 14',
    'Pida una cuarta parte menos de los dos peores y acepte que se acaben. Quedarse sin uno al cerrar cuesta menos que un bote lleno. | bajo, media hora | algunas ventas al final del día | 21',
    'Venda lo que queda en la última hora a un precio fijo más bajo, o en paquete para el día siguiente. Avise a los clientes fijos por mensaje. | bajo, diez minutos al día | el descuento | 30',
    'Pida según el día de la semana y el clima, con sus propias notas de esas dos semanas. | medio, una hora a la semana | nada | 45',
  ],
  unseen: ['cuánto compra en una semana', 'qué productos son', 'cuánto tiempo duran'],
  professional:
    'para regalar comida sin riesgo: el departamento de salud del condado contesta por teléfono',
};
