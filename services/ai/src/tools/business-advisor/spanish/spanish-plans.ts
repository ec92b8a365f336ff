import type { Computed } from '../computations/computed.js';
import { amount, usd, wholeUsd } from '../dates-and-amounts.js';

export interface SpanishStep {
  readonly act: string;
  readonly effort: string;
  readonly cost: string;
  readonly days: number;
}

export interface SpanishPlan {
  /** Kinds of problems, as the English plans name them. */
  readonly kinds: readonly string[];
  readonly title: string;
  steps(found: Computed): readonly SpanishStep[];
  readonly unseen: readonly string[];
  readonly professional: string;
}

const step = (act: string, effort: string, cost: string, days: number): SpanishStep => ({
  act,
  effort,
  cost,
  days,
});

const people: SpanishPlan = {
  kinds: ['hiring', 'wage-rise', 'scheduling', 'overload', 'wrong-hire', 'conflict', 'leadership'],
  title: 'La gente y el pago',
  steps: ({ payGap }) => [
    payGap
      ? step(
          `Decida cuánto de los ${usd(payGap.each)} de diferencia puede cerrar, y para quién. La mitad son ${usd(payGap.each / 2)}, o ${wholeUsd(payGap.yearly / 2)} al año por persona. Empiece con los que no puede perder.`,
          'medio, una tarde con sus cuentas',
          `${wholeUsd(payGap.yearly / 2)} al año por persona, sin los impuestos de nómina`,
          14,
        )
      : step(
          'Hable veinte minutos con cada persona que sigue con usted: ¿qué la haría irse y qué la haría quedarse un año? Anote las respuestas y arregle una cosa este mes.',
          'bajo, veinte minutos por persona',
          'nada',
          14,
        ),
    step(
      'Ponga en el anuncio, en las dos primeras líneas, el pago, los días y el horario. Después, lo que otros no dan: horario fijo, domingos libres, propinas claras, comida.',
      'bajo, dos horas',
      'nada; la bolsa de trabajo de aquí es gratuita',
      21,
    ),
    step(
      'Pida a los que tiene que recomienden a alguien, y agradézcaselo con dinero cuando esa persona cumpla dos meses. Conteste a cada interesado en dos días.',
      'bajo, una plática',
      'lo que usted ofrezca',
      30,
    ),
    step(
      'Busque de dónde puede salir el aumento: un precio un poco más alto en lo que más se vende, o menos horas en el día más flojo. Compárelo con lo que cuesta buscar y enseñar a alguien nuevo.',
      'medio, unas horas',
      'nada hasta que decida',
      45,
    ),
  ],
  unseen: [
    'qué prestaciones, propinas u horas extra se suman al pago',
    'cuántos responden al anuncio y dónde se pierden',
    'qué dijeron los que se fueron',
  ],
  professional:
    'antes de cambiar el pago de unos y no de otros, pregunte a su servicio de nómina o a un abogado laboral por las reglas de su estado',
};

const cash: SpanishPlan = {
  kinds: ['cash-flow', 'tax-letter', 'slow-season', 'theft', 'partner'],
  title: 'El dinero de cada mes',
  steps: ({ roles, runwayMonths }) => [
    roles.owed
      ? step(
          `Llame hoy por los ${usd(roles.owed.value)} que le deben, primero la cantidad más grande, y pida una fecha de pago. Mande otra vez la factura durante la llamada.`,
          'bajo, una mañana',
          'nada',
          7,
        )
      : step(
          'Anote todos los pagos de las próximas ocho semanas por fecha y, al lado, el dinero que seguro va a entrar. La primera semana en que falte es la que hay que trabajar.',
          'medio, dos horas',
          'nada',
          7,
        ),
    step(
      `Busque los tres gastos más grandes que no estén atados por un contrato y baje o mueva uno.${runwayMonths ? ` ${amount(runwayMonths)} meses pasan rápido.` : ''}`,
      'medio, una tarde',
      'nada',
      21,
    ),
    step(
      'Hable con el casero y los proveedores antes de atrasarse: pida dos semanas más o pagar en partes, y diga el día en que va a pagar.',
      'bajo, una hora',
      'nada',
      14,
    ),
    step(
      'Desde hoy pida un anticipo en los trabajos grandes y cobre el mismo día en que termina.',
      'bajo, una hora para cambiar la forma',
      'la comisión de los pagos con tarjeta',
      30,
    ),
  ],
  unseen: [
    'cuánto dinero hay hoy en la cuenta',
    'qué pagos llegan una vez al año: seguros, impuestos, licencias',
    'quién le debe, cuánto y desde cuándo',
  ],
  professional:
    'si la nómina o sus impuestos no se van a poder pagar a tiempo, hable con un contador antes de la fecha, no después',
};

const rent: SpanishPlan = {
  kinds: ['rent'],
  title: 'La renta',
  steps: ({ rentRise }) => [
    step(
      'Lea otra vez el contrato por tres cosas: con cuánto aviso, cuánto puede subir y quién paga las reparaciones. Marque esas líneas.',
      'bajo, una hora',
      'nada',
      7,
    ),
    step(
      rentRise
        ? `Ofrezca al casero algo a cambio de menos de ${usd(rentRise.monthly)} más al mes: un contrato más largo, la subida en dos pasos de ${usd(rentRise.monthly / 2)}, o reparaciones que haga usted. Un local vacío también le cuesta a él.`
        : 'Pregunte al casero qué le importa más: un contrato largo, no tener reparaciones o solo la renta. Después haga una sola oferta.',
      'medio, dos pláticas',
      'nada',
      21,
    ),
    step(
      'Vea otros tres locales del mismo tamaño y anote la renta, el depósito y los arreglos. Sin otra opción solo se pide, no se negocia.',
      'medio, dos tardes',
      'nada',
      30,
    ),
    step(
      rentRise
        ? `Busque ${usd(rentRise.yearly)} al año en el mismo negocio: un precio un poco más alto en dos cosas que se venden bien, o más horas en el mejor día. Si en papel no sale, la renta es demasiada para este lugar.`
        : 'Calcule qué renta aguanta el negocio con lo que queda en un mes normal, antes de contestar.',
      'medio, una tarde',
      'nada',
      30,
    ),
  ],
  unseen: [
    'qué dice el contrato y cuándo termina',
    'cuántos clientes perdería si se muda',
    'lo que queda en un mes normal',
  ],
  professional: 'antes de firmar una renovación, que un abogado lea el contrato',
};

const prices: SpanishPlan = {
  kinds: [
    'margins',
    'supply-cost',
    'waste',
    'price-rise',
    'platform-fees',
    'card-fees',
    'labor-share',
    'job-bid',
  ],
  title: 'Precios y costos',
  steps: ({ unitMargin, shareCost, priceRise, roles }) =>
    [
      !priceRise &&
        step(
          shareCost
            ? `Compruebe los ${usd(shareCost.each)} con los recibos de un mes. Lo que de verdad se va suele ser un poco más, y está en dos o tres líneas.`
            : unitMargin
              ? `Compruebe los ${usd(unitMargin)} que deja cada venta con una semana real: cuente las ventas, lo que llevaron y los minutos de trabajo.`
              : 'Calcule lo que le cuesta lo que más vende: material, minutos de trabajo, comisiones.',
          'medio, dos horas',
          'nada',
          10,
        ),
      step(
        priceRise
          ? `Repase los nombres de una semana normal y marque quién podría irse. Si son menos de ${amount(priceRise.spare)}, suba el precio.`
          : roles.unitPrice
            ? `Suba primero 5% el precio de lo que la gente no compara: ${usd(roles.unitPrice.value)} pasa a ${usd(roles.unitPrice.value * 1.05)}.`
            : 'Suba primero 5% el precio de dos cosas que nadie compara, y deje igual la que todos conocen.',
        'bajo, una hora',
        'la impresión',
        30,
      ),
      step(
        'Pida a tres proveedores el precio de lo mismo por escrito, con un pedido fijo. Diga a cada uno que está comparando.',
        'bajo, tres llamadas',
        'nada',
        21,
      ),
      step(
        'Diga el cambio una sola vez y claro, con dos semanas de aviso: qué cambia, cuándo y qué sigue igual. Después cuente los clientes cada semana.',
        'bajo, una hora',
        'nada',
        45,
      ),
    ].filter((one) => one !== false),
  unseen: [
    'cuánto cobran los demás por lo mismo',
    'cuánto vende en una semana',
    'qué parte de sus gastos es esto',
  ],
  professional:
    'si las cuentas no le cuadran, dos horas de un contador con sus cinco productos más vendidos',
};

const customers: SpanishPlan = {
  kinds: [
    'few-customers',
    'marketing',
    'online',
    'growth',
    'retention',
    'no-shows',
    'reviews',
    'quotes',
    'vacancy',
  ],
  title: 'Más clientes',
  steps: ({ noShow, adReturn, lostCustomers, idle }) => [
    noShow
      ? step(
          `Mande un mensaje dos días antes y otro esa mañana: «¿Sigue en pie? Conteste sí o cámbiela». Compare el cambio con los ${wholeUsd(noShow.weekly)} a la semana.`,
          'bajo, dos horas para prepararlo',
          'nada, o el costo de un servicio de avisos',
          21,
        )
      : adReturn
        ? step(
            `Pare los anuncios cuatro semanas y cuente las ventas sin ellos. Cada pedido le costó ${usd(adReturn.each)}; así sabrá si valieron la pena.`,
            'bajo, diez minutos a la semana',
            'nada',
            30,
          )
        : step(
            'Pregunte a los próximos veinte clientes cómo supieron de usted y haga una raya por respuesta. Ponga su tiempo en las dos primeras.',
            'bajo, una pregunta en el mostrador',
            'nada',
            14,
          ),
    step(
      lostCustomers
        ? `Llame a los que dejaron de venir, diez por semana: juntos valen ${usd(lostCustomers)}. Pregunte qué cambió antes de ofrecer nada.`
        : idle
          ? `Llene primero lo que está vacío: vale ${usd(idle.each)}. Ofrézcalo por nombre a tres personas esta semana.`
          : 'Visite a quienes le pueden mandar gente: las tiendas de al lado, la iglesia, las oficinas. Deje algo útil y ofrezca hacer lo mismo por ellos.',
      'bajo, una hora',
      'nada',
      21,
    ),
    step(
      'Complete su página en el directorio de aquí: fotos, horario, servicios, en español y en inglés. Pida una reseña el mismo día a cada cliente contento.',
      'bajo, una tarde',
      'nada',
      21,
    ),
    step(
      'Dé una razón propia al día más flojo: una sola oferta, igual cada semana, durante seis semanas. Sin descuento para todo.',
      'medio, una hora a la semana',
      'lo que cueste la oferta',
      45,
    ),
  ],
  unseen: [
    'cuántos clientes vienen en una semana normal y cuántos regresan',
    'cuánto gasta uno en promedio',
    'dónde supieron de usted los que ya vienen',
  ],
  professional:
    'para una segunda opinión gratuita y en español: un mentor de SCORE o el Small Business Development Center',
};

const competitor: SpanishPlan = {
  kinds: ['competitor', 'one-customer', 'strategy'],
  title: 'Frente a los demás',
  steps: ({ oneCustomer }) => [
    oneCustomer
      ? step(
          'Pida una plática con quien decide, antes de que lleguen las otras ofertas: qué salió bien, qué no, qué cambiarían. Lleve una hoja con lo que hizo, fechas y fotos.',
          'bajo, dos horas y una plática',
          'nada',
          14,
        )
      : step(
          'Compre ahí una vez como cliente y anote el precio, la espera, el surtido y lo que fue peor que con usted.',
          'bajo, dos horas',
          'una compra',
          7,
        ),
    step(
      'No siga el precio como primera respuesta. Termine esta frase: «Conmigo recibe además…». Si no puede, cambie la oferta y no el precio.',
      'bajo, una hora',
      'nada',
      14,
    ),
    step(
      'Escriba por nombre a sus cincuenta mejores clientes, dé las gracias y una razón para volver este mes.',
      'medio, tres horas',
      'poco',
      30,
    ),
    step(
      oneCustomer
        ? `Empiece esta semana a reemplazar una parte: tres clientes medianos son más seguros que uno grande. Anote cada mes qué parte es el mayor; hoy es ${oneCustomer}%.`
        : 'Escoja una sola cosa por la que quiere ser conocido en un año, y deje una que el otro hace mejor.',
      'alto, dos horas a la semana',
      'poco',
      60,
    ),
  ],
  unseen: [
    'los precios, el horario y las reseñas de ellos; el análisis de mercado de aquí los consulta',
    'cuántos clientes se fueron y cuáles',
    'por qué se quedan los que se quedan',
  ],
  professional: 'si usan su nombre o sus fotos, o antes de firmar por varios años: un abogado',
};

const start: SpanishPlan = {
  kinds: [
    'idea',
    'new-product',
    'expansion',
    'funding',
    'equipment',
    'succession',
    'software',
    'operations',
    'absence',
  ],
  title: 'Antes de dar el paso',
  steps: ({ breakEvenUnits, payment, roles }) => [
    step(
      breakEvenUnits
        ? `Véndalo antes de firmar nada: tantos pedidos como pide una semana, ${Math.ceil((breakEvenUnits * 12) / 52)}, pagados por adelantado. Si cuesta encontrarlos, lo aprendió barato.`
        : 'Véndalo antes de que esté perfecto: diez pedidos pagados por adelantado para un día fijo.',
      'medio, una semana',
      'el material de esos pedidos',
      30,
    ),
    step(
      `Escriba en una hoja todos los gastos antes de la primera venta, con una cotización para cada uno: permisos, seguro, equipo, depósito.${roles.cash ? ` Póngala al lado de sus ${usd(roles.cash.value)}.` : ''}`,
      'medio, dos tardes',
      'nada',
      14,
    ),
    payment
      ? step(
          `Viva con el pago antes de tenerlo: aparte ${usd(payment)} al mes durante tres meses. Si duele en un mes normal, el préstamo es demasiado grande.`,
          'bajo, una hora',
          'nada',
          30,
        )
      : step(
          'Aparte lo que usted y su familia necesitan para vivir seis meses, y no lo meta al negocio.',
          'bajo, una hora',
          'nada',
          10,
        ),
    step(
      'Decida desde hoy el número que significa seguir y el que significa parar, y el día en que lo va a mirar.',
      'bajo, media hora',
      'nada',
      60,
    ),
  ],
  unseen: [
    'cuánto dinero tiene para esto',
    'quién lo compraría primero',
    'qué permisos y seguros hacen falta donde usted está',
  ],
  professional:
    'antes de firmar un préstamo o un contrato: un asesor gratuito del Small Business Development Center, con estos números',
};

const general: SpanishPlan = {
  kinds: [],
  title: 'Un primer plan',
  steps: () => [
    step(
      'Ponga el problema en una sola frase con un número, y pregunte a dos personas del negocio si lo ven igual.',
      'bajo, una hora',
      'nada',
      7,
    ),
    step(
      'Anote tres maneras de resolverlo: cuánto cuesta cada una, cuánto tarda y quién tiene que estar de acuerdo.',
      'bajo, una tarde',
      'nada',
      14,
    ),
    step(
      'Pruebe la más barata durante cuatro semanas y anote cada semana si el número se movió.',
      'medio, una hora a la semana',
      'lo que cueste la prueba; ponga antes un límite',
      42,
    ),
  ],
  unseen: ['el número que muestra el problema', 'qué ha probado ya y qué resultó'],
  professional: 'para pensarlo con alguien, gratis: SCORE o el Small Business Development Center',
};

const all = [people, cash, rent, prices, customers, competitor, start];

/** @param kind id of the English plan for the same problem */
export const spanishPlanFor = (kind: string): SpanishPlan =>
  all.find(({ kinds }) => kinds.includes(kind)) ?? general;
