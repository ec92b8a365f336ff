import { everydayTrades } from './everyday-trades.js';
import type { Trade } from './trade.js';

/**
 * In this order, special trades before shops in general: a barber shop is no retail, lawn care no health care. The first one
 * whose words occur in the entered type of business applies.
 */
export const trades: readonly Trade[] = [
  ...everydayTrades,
  {
    words:
      /health|dent(?:al|ist)|clinic|medical|therap|\bvet(?:erinar|s?\b)|chiropract|optic|optomet|nursing|home care|elder|senior care|urgent care|counsel/i,
    compares: [
      'trust and qualification',
      'first free appointment',
      'insurance and payment plans',
      'distance',
    ],
    places: ['referrals of other practices', 'local search', 'reviews'],
    spanish: {
      words:
        /salud|dent|clínica|médic|terap|veterinari|quiropr|óptic|enfermer|cuidado en casa|ancian/i,
      compares: [
        'la confianza y la preparación',
        'la primera cita libre',
        'el seguro y los planes de pago',
        'la distancia',
      ],
      places: ['la recomendación de otros consultorios', 'la búsqueda local', 'las reseñas'],
    },
  },
  {
    words:
      /transport|\bauto|\bcars?\b|mechanic|tires?\b|truck(?!.*food)|moving|deliver|logistic|taxi/i,
    compares: ['free times', 'punctuality', 'price known beforehand', 'insurance', 'reviews'],
    places: ['local search', 'business customers with regular orders', 'partners nearby'],
    spanish: {
      words: /transporte|auto|carros?\b|mecánic|llanta|camión|mudanza|entrega|taxi|taller/i,
      compares: [
        'los turnos libres',
        'la puntualidad',
        'un precio conocido de antemano',
        'el seguro',
        'las reseñas',
      ],
      places: ['la búsqueda local', 'los negocios con pedidos fijos', 'los socios cercanos'],
    },
  },
  {
    words:
      /consult|account|bookkeep|legal|law (?:firm|office)|lawyer|attorney|financ|insur|real estate|marketing|advert|design|photo|event|wedding|coach|tutor|notary/i,
    compares: [
      'proof with similar clients',
      'who does the work',
      'clear scope and price',
      'time to answer',
    ],
    places: ['referrals', 'local associations and talks', 'search by problem'],
    spanish: {
      words:
        /consultor|contador|contab|legal|abogad|finan|seguro|bienes raíces|publicidad|diseño|foto|evento|boda|tutor|notari|impuestos/i,
      compares: [
        'la prueba con clientes parecidos',
        'quién hace el trabajo',
        'un alcance y un precio claros',
        'el tiempo de respuesta',
      ],
      places: [
        'las recomendaciones',
        'las asociaciones y charlas locales',
        'la búsqueda por problema',
      ],
    },
  },
  {
    words: /software|\btech|\bIT (?:support|service)|web|\bapp\b|\bdata|saas|computer/i,
    compares: [
      'how soon it brings something',
      'fit with present tools',
      'security',
      'support',
      'total cost a year',
    ],
    places: [
      'comparisons and search',
      'talks with present customers',
      'partners who sell to the same buyers',
    ],
    spanish: {
      words: /software|tecnolog|computador|páginas? web|soporte/i,
      compares: [
        'qué tan pronto rinde',
        'si va con lo que ya usan',
        'la seguridad',
        'el soporte',
        'el costo total al año',
      ],
      places: [
        'las comparaciones y búsquedas',
        'las charlas con clientes de hoy',
        'los socios que venden a los mismos',
      ],
    },
  },
  {
    words: /retail|shop|store|boutique|florist|book|furniture|cloth/i,
    compares: ['choice and stock', 'price', 'advice', 'returns', 'parking and way there'],
    places: ['maps and local search', 'window and street', 'social media with photos'],
    spanish: {
      words: /tienda|boutique|florer|librer|mueble|ropa|abarrote|ferreter/i,
      compares: [
        'el surtido y las existencias',
        'el precio',
        'el consejo',
        'los cambios',
        'el estacionamiento y el camino',
      ],
      places: [
        'los mapas y la búsqueda local',
        'el escaparate y la calle',
        'las redes sociales con fotos',
      ],
    },
  },
];

/** For a business outside the list. */
export const generalTrade: Trade = {
  words: /./,
  compares: ['price', 'quality', 'time to the first answer', 'reviews', 'distance'],
  places: ['local search and maps', 'referrals', 'the free directory listing'],
  spanish: {
    words: /./,
    compares: [
      'el precio',
      'la calidad',
      'el tiempo hasta la primera respuesta',
      'las reseñas',
      'la distancia',
    ],
    places: [
      'la búsqueda local y los mapas',
      'las recomendaciones',
      'la ficha gratuita del directorio',
    ],
  },
};
