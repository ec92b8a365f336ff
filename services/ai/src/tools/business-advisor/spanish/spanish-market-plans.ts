import { usd, wholeUsd } from '../dates-and-amounts.js';
import { type SpanishPlan } from '../plans/spanish-plan.js';

export const customers: SpanishPlan = {
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
  steps: ({ noShow, lostCustomers }) => [
    noShow
      ? `Mande un mensaje dos días antes y otro esa mañana: «¿Sigue en pie? Conteste sí o cámbiela». Compare el cambio con los ${wholeUsd(noShow.weekly)} a la semana. | bajo, dos horas para prepararlo | nada, o el costo de un servicio de avisos | 21`
      : 'Pregunte a los próximos veinte clientes cómo supieron de usted y haga una raya por respuesta. Ponga su tiempo en las dos primeras. | bajo, una pregunta en el mostrador | nada | 14',
    lostCustomers
      ? `Llame a los que dejaron de venir, diez por semana: juntos valen ${usd(lostCustomers)}. Pregunte qué cambió antes de ofrecer nada. | bajo, una hora | nada | 21`
      : 'Visite a quienes le pueden mandar gente: las tiendas de al lado, la iglesia, las oficinas. Deje algo útil y ofrezca hacer lo mismo por ellos. | bajo, una hora | nada | 21',
    'Complete su página en el [directorio](/business-directory) de aquí: fotos, horario, servicios, en español y en inglés. Pida una reseña el mismo día a cada cliente contento. | bajo, una tarde | nada | 21',
    'Dé una razón propia al día más flojo: una sola oferta, igual cada semana, durante seis semanas. Sin descuento para todo. | medio, una hora a la semana | lo que cueste la oferta | 45',
  ],
  unseen: [
    'cuántos clientes vienen en una semana normal y cuántos regresan',
    'cuánto gasta uno en promedio',
    'dónde supieron de usted los que ya vienen',
  ],
  professional:
    'para una segunda opinión gratuita y en español: un mentor de SCORE o el Small Business Development Center',
};

export const competitor: SpanishPlan = {
  kinds: ['competitor', 'one-customer', 'strategy'],
  title: 'Frente a los demás',
  steps: () => [
    'Compre ahí una vez como cliente y anote el precio, la espera, el surtido y lo que fue peor que con usted. | bajo, dos horas | una compra | 7',
    'No siga el precio como primera respuesta. Termine esta frase: «Conmigo recibe además…». Si no puede, cambie la oferta y no el precio. | bajo, una hora | nada | 14',
    'Escriba por nombre a sus cincuenta mejores clientes, dé las gracias y una razón para volver este mes. | medio, tres horas | poco | 30',
    'Escoja una sola cosa por la que quiere ser conocido en un año, y deje una que el otro hace mejor. | alto, dos horas a la semana | poco | 60',
  ],
  unseen: [
    'los precios, el horario y las reseñas de ellos; el análisis de mercado de aquí los consulta',
    'cuántos clientes se fueron y cuáles',
    'por qué se quedan los que se quedan',
  ],
  professional: 'si usan su nombre o sus fotos, o antes de firmar por varios años: un abogado',
};

export const start: SpanishPlan = {
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
  steps: ({ breakEvenUnits, roles }) => [
    breakEvenUnits
      ? `Véndalo antes de firmar nada: tantos pedidos como pide una semana, ${Math.ceil((breakEvenUnits * 12) / 52)}, pagados por adelantado. Si cuesta encontrarlos, lo aprendió barato. | medio, una semana | el material de esos pedidos | 30`
      : 'Véndalo antes de que esté perfecto: diez pedidos pagados por adelantado para un día fijo. | medio, una semana | el material de esos pedidos | 30',
    `Escriba en una hoja todos los gastos antes de la primera venta, con una cotización para cada uno: permisos, seguro, equipo, depósito.${roles.cash ? ` Póngala al lado de sus ${usd(roles.cash.value)}.` : ''} | medio, dos tardes | nada | 14`,
    'Aparte lo que usted y su familia necesitan para vivir seis meses, y no lo meta al negocio. | bajo, una hora | nada | 10',
    'Decida desde hoy el número que significa seguir y el que significa parar, y el día en que lo va a mirar. | bajo, media hora | nada | 60',
  ],
  unseen: [
    'cuánto dinero tiene para esto',
    'quién lo compraría primero',
    'qué permisos y seguros hacen falta donde usted está',
  ],
  professional:
    'antes de firmar un préstamo o un contrato: un asesor gratuito del Small Business Development Center, con estos números',
};
