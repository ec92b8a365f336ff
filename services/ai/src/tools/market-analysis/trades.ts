/** General practice of a trade: what customers compare, and where they look. */
export interface Trade {
  readonly words: RegExp;
  readonly compares: readonly string[];
  readonly places: readonly string[];
  readonly spanish: Omit<Trade, 'spanish'>;
}

/**
 * In this order, special trades before shops in general: a barber shop is no retail, lawn care no health care. The first one
 * whose words occur in the entered type of business applies.
 */
export const trades: readonly Trade[] = [
  {
    words:
      /child ?care|day ?care|preschool|nanny|babysit|kindergarten|after[- ]school|\bschool|educat|lessons/i,
    compares: [
      'trust in the people',
      'hours that fit a working day',
      'a free place now',
      'price a month',
      'distance from home or work',
    ],
    places: ['other parents', 'schools and pediatricians nearby', 'a visit day'],
    spanish: {
      words: /guarder|cuidado de niñ|niñera|preescolar|kínder|escuela|clases/i,
      compares: [
        'la confianza en las personas',
        'un horario que sirva a quien trabaja',
        'un lugar libre ahora',
        'el precio al mes',
        'la distancia de la casa o el trabajo',
      ],
      places: ['otros padres', 'las escuelas y los pediatras cercanos', 'un día de visita'],
    },
  },
  {
    words: /\bpets?\b|\bdogs?\b|kennel|grooming|\bcats?\b/i,
    compares: ['how the animals are treated', 'free times', 'price', 'pick-up and hours'],
    places: ['veterinarians nearby', 'dog parks and shelters', 'reviews with photos'],
    spanish: {
      words: /mascota|perr|gato|estética canina/i,
      compares: [
        'el trato a los animales',
        'los turnos libres',
        'el precio',
        'la entrega y el horario',
      ],
      places: [
        'los veterinarios cercanos',
        'los parques de perros y refugios',
        'las reseñas con fotos',
      ],
    },
  },
  {
    words:
      /construct|contractor|plumb|electric|roof|landscap|lawn|tree service|yard|snow removal|pool|clean|handyman|hvac|heating|locksmith|pest|home (?:repair|service|improvement)|paint|garden(?:er|ing)|fenc|floor/i,
    compares: [
      'time to the first answer',
      'licence and insurance',
      'fixed price or hourly',
      'reviews of similar jobs',
      'guarantee',
    ],
    places: ['local search in an emergency', 'neighbours’ groups', 'property managers'],
    spanish: {
      words:
        /constru|contratista|plomer|electricista|techo|techador|jardin|césped|pasto|árbol|alberca|piscina|limpieza|limpi|calefacción|aire acondicionado|cerrajer|plaga|pintur|pintor|cerca|piso|remodel/i,
      compares: [
        'el tiempo hasta la primera respuesta',
        'la licencia y el seguro',
        'precio fijo o por hora',
        'las reseñas de trabajos parecidos',
        'la garantía',
      ],
      places: [
        'la búsqueda local en una emergencia',
        'los grupos de vecinos',
        'los administradores de propiedades',
      ],
    },
  },
  {
    words:
      /salon|\bspa\b|beauty|barber|nail|massage|wellness|fitness|\bgym|yoga|pilates|martial|sport/i,
    compares: [
      'free times at short notice',
      'results seen in photos',
      'the person who serves',
      'price and packages',
    ],
    places: ['booking pages', 'photos on social media', 'referrals of present customers'],
    spanish: {
      words: /salón|belleza|barber|uñas|masaje|gimnasio|peluquer|estética|deporte/i,
      compares: [
        'los turnos libres con poco aviso',
        'los resultados en fotos',
        'la persona que atiende',
        'el precio y los paquetes',
      ],
      places: [
        'las páginas de reservas',
        'las fotos en redes sociales',
        'la recomendación de los clientes de hoy',
      ],
    },
  },
  {
    words: /restaurant|caf[eé]|coffee|baker|food|bar\b|catering|pizz|deli|brew/i,
    compares: [
      'taste and freshness',
      'price of a usual order',
      'opening hours',
      'waiting time',
      'delivery and takeaway',
    ],
    places: ['search with “near me” and maps', 'reviews with photos', 'offices and events nearby'],
    spanish: {
      words:
        /restaurante|taquer|café|panader|pasteler|comida|bar\b|banquete|pizz|fonda|cervec|tortiller|panes/i,
      compares: [
        'el sabor y la frescura',
        'el precio de un pedido normal',
        'el horario',
        'el tiempo de espera',
        'la entrega y la comida para llevar',
      ],
      places: [
        'los mapas y la búsqueda «cerca de mí»',
        'las reseñas con fotos',
        'las oficinas y los eventos cercanos',
      ],
    },
  },
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
