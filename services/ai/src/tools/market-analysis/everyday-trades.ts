import type { Trade } from './trade.js';

/** Trades of families and homes: children, pets, the house, care of the body, food. */
export const everydayTrades: readonly Trade[] = [
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
];
