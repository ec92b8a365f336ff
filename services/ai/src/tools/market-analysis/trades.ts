/** General practice of a trade: what customers compare, and where they look. */
export interface Trade {
  readonly words: RegExp;
  readonly compares: readonly string[];
  readonly places: readonly string[];
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
  },
  {
    words: /\bpets?\b|\bdogs?\b|kennel|grooming|\bcats?\b/i,
    compares: ['how the animals are treated', 'free times', 'price', 'pick-up and hours'],
    places: ['veterinarians nearby', 'dog parks and shelters', 'reviews with photos'],
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
  },
  {
    words:
      /transport|\bauto|\bcars?\b|mechanic|tires?\b|truck(?!.*food)|moving|deliver|logistic|taxi/i,
    compares: ['free times', 'punctuality', 'price known beforehand', 'insurance', 'reviews'],
    places: ['local search', 'business customers with regular orders', 'partners nearby'],
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
  },
  {
    words: /retail|shop|store|boutique|florist|book|furniture|cloth/i,
    compares: ['choice and stock', 'price', 'advice', 'returns', 'parking and way there'],
    places: ['maps and local search', 'window and street', 'social media with photos'],
  },
];

/** For a business outside the list. */
export const generalTrade: Trade = {
  words: /./,
  compares: ['price', 'quality', 'time to the first answer', 'reviews', 'distance'],
  places: ['local search and maps', 'referrals', 'the free directory listing'],
};
