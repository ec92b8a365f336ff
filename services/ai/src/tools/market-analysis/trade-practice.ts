import type { listingCategories } from '@commons/contracts/businesses/business-lists';

type Category = (typeof listingCategories)[number];

/** In each language of an analysis. */
type Told = Readonly<Record<'en' | 'es', string>>;

/** General practice of a category of businesses. */
export interface TradePractice {
  /** What customers compare, the usual order. */
  readonly compares: Told;
  /** Where they look first. */
  readonly place: Told;
  /** Customers ask for a price before they buy. */
  readonly isQuoted?: boolean;
}

const home: TradePractice = {
  isQuoted: true,
  compares: {
    en: 'time to the first answer, licence and insurance, fixed price or hourly, reviews of similar jobs',
    es: 'el tiempo hasta la primera respuesta, la licencia y el seguro, precio fijo o por hora, las reseñas de trabajos parecidos',
  },
  place: { en: 'local search in an emergency', es: 'la búsqueda local en una emergencia' },
};

const advice: TradePractice = {
  isQuoted: true,
  compares: {
    en: 'proof with similar clients, who does the work, clear scope and price, time to answer',
    es: 'la prueba con clientes parecidos, quién hace el trabajo, un alcance y un precio claros, el tiempo de respuesta',
  },
  place: { en: 'referrals of present clients', es: 'las recomendaciones de los clientes de hoy' },
};

const occasion: TradePractice = {
  isQuoted: true,
  compares: {
    en: 'free dates, pictures of similar events, what the price includes, time to answer',
    es: 'las fechas libres, las fotos de eventos parecidos, lo que incluye el precio, el tiempo de respuesta',
  },
  place: {
    en: 'photos on social media and the venues that recommend you',
    es: 'las fotos en redes sociales y los salones que lo recomiendan',
  },
};

const practices: Readonly<Record<Exclude<Category, 'Other'>, TradePractice>> = {
  Automotive: {
    compares: {
      en: 'when the car is ready, a price told before the work, guarantee on parts and work, whether faults are explained',
      es: 'cuándo está listo el carro, un precio dicho antes del trabajo, la garantía de piezas y trabajo, si explican las fallas',
    },
    place: { en: 'search with “near me” and maps', es: 'los mapas y la búsqueda «cerca de mí»' },
  },
  'Beauty & Wellness': {
    compares: {
      en: 'free times at short notice, results seen in photos, the person who serves, price and packages',
      es: 'los turnos libres con poco aviso, los resultados en fotos, la persona que atiende, el precio y los paquetes',
    },
    place: { en: 'booking pages', es: 'las páginas de reservas' },
  },
  'Construction & Contractors': home,
  'Home Services': home,
  'Food & Restaurants': {
    compares: {
      en: 'taste and freshness, price of a usual order, opening hours, waiting time',
      es: 'el sabor y la frescura, el precio de un pedido normal, el horario, el tiempo de espera',
    },
    place: { en: 'search with “near me” and maps', es: 'los mapas y la búsqueda «cerca de mí»' },
  },
  Healthcare: {
    compares: {
      en: 'trust and qualification, first free appointment, insurance and payment plans, distance',
      es: 'la confianza y la preparación, la primera cita libre, el seguro y los planes de pago, la distancia',
    },
    place: {
      en: 'referrals of other practices',
      es: 'la recomendación de otros consultorios',
    },
  },
  'Professional Services': advice,
  'Marketing & Advertising': advice,
  'Legal Services': {
    compares: {
      en: 'experience with such cases, fees told beforehand, time to the first answer, who does the work',
      es: 'la experiencia en esos casos, los honorarios dichos de antemano, el tiempo hasta la primera respuesta, quién hace el trabajo',
    },
    place: { en: 'referrals and local search', es: 'las recomendaciones y la búsqueda local' },
  },
  'Financial Services': {
    compares: {
      en: 'fees told beforehand, experience with cases like theirs, free times in the busy season, help when a letter comes later',
      es: 'los honorarios dichos de antemano, la experiencia en casos como el suyo, los turnos libres en temporada, la ayuda si después llega una carta',
    },
    place: { en: 'referrals and local search', es: 'las recomendaciones y la búsqueda local' },
  },
  'Real Estate': {
    compares: {
      en: 'knowledge of the area, time to answer, fees, reviews of similar sales and rentals',
      es: 'el conocimiento de la zona, el tiempo de respuesta, los honorarios, las reseñas de ventas y rentas parecidas',
    },
    place: {
      en: 'referrals and listings online',
      es: 'las recomendaciones y los anuncios en línea',
    },
  },
  Technology: {
    compares: {
      en: 'time to the first answer, fit with what they use, price told beforehand, support afterwards',
      es: 'el tiempo hasta la primera respuesta, si va con lo que ya usan, un precio dicho de antemano, el soporte después',
    },
    place: { en: 'search by problem', es: 'la búsqueda por problema' },
  },
  Transportation: {
    compares: {
      en: 'free times, punctuality, price known beforehand, insurance',
      es: 'los turnos libres, la puntualidad, un precio conocido de antemano, el seguro',
    },
    place: { en: 'local search', es: 'la búsqueda local' },
  },
  Retail: {
    compares: {
      en: 'choice and stock, price, advice, parking and the way there',
      es: 'el surtido y las existencias, el precio, el consejo, el estacionamiento y el camino',
    },
    place: { en: 'maps and local search', es: 'los mapas y la búsqueda local' },
  },
  Entertainment: {
    compares: {
      en: 'price for the group, for which ages it is, free times at weekends, how it looks in photos',
      es: 'el precio para el grupo, para qué edades es, los turnos libres en fin de semana, cómo se ve en fotos',
    },
    place: {
      en: 'lists of things to do, and event calendars',
      es: 'las listas de qué hacer y los calendarios de eventos',
    },
  },
  Education: {
    compares: {
      en: 'trust in the people, hours that fit a working day, a free place now, price a month',
      es: 'la confianza en las personas, un horario que sirva a quien trabaja, un lugar libre ahora, el precio al mes',
    },
    place: { en: 'other parents', es: 'otros padres' },
  },
  'Fitness & Sports': {
    compares: {
      en: 'hours and free places, who teaches, price and how to end it, the feel of a first visit',
      es: 'los horarios y lugares libres, quién enseña, el precio y cómo darse de baja, la primera visita',
    },
    place: { en: 'a free first class that members share', es: 'una primera clase gratis' },
  },
  'Pet Services': {
    compares: {
      en: 'how the animals are treated, free times, price, pick-up and hours',
      es: 'el trato a los animales, los turnos libres, el precio, la entrega y el horario',
    },
    place: { en: 'veterinarians nearby', es: 'los veterinarios cercanos' },
  },
  Photography: occasion,
  'Event Planning': occasion,
};

/** Of a trade that the directory cannot place, or while it is down. */
const anyTrade: TradePractice = {
  compares: {
    en: 'price, quality, time to the first answer, reviews',
    es: 'el precio, la calidad, el tiempo hasta la primera respuesta, las reseñas',
  },
  place: { en: 'local search and maps', es: 'la búsqueda local y los mapas' },
};

/** @param category of the directory; a town may have added its own */
export const practiceOf = (category: string | undefined): TradePractice =>
  (practices as Readonly<Record<string, TradePractice>>)[category ?? ''] ?? anyTrade;
