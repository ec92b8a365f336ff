/** General practice of a trade: what customers compare, and where they look. */
export interface Trade {
  readonly words: RegExp;
  readonly compares: readonly string[];
  readonly places: readonly string[];
  /** Unit for estimating the market size. */
  readonly unit: string;
}

/** The first one whose words occur in the entered type of business applies. */
export const trades: readonly Trade[] = [
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
    unit: 'visits a year × average bill',
  },
  {
    words: /retail|shop|store|boutique|florist|book|furniture|cloth/i,
    compares: ['choice and stock', 'price', 'advice', 'returns', 'parking and way there'],
    places: ['maps and local search', 'window and street', 'social media with photos'],
    unit: 'purchases a year × average purchase',
  },
  {
    words: /salon|spa|beauty|barber|nail|massage|wellness|fitness|gym|yoga|sport/i,
    compares: [
      'free times at short notice',
      'results seen in photos',
      'the person who serves',
      'price and packages',
    ],
    places: ['booking pages', 'photos on social media', 'referrals of present customers'],
    unit: 'visits a year × average price',
  },
  {
    words: /construct|contractor|plumb|electric|roof|landscap|clean|repair|hvac|home|paint|garden/i,
    compares: [
      'time to the first answer',
      'licence and insurance',
      'fixed price or hourly',
      'reviews of similar jobs',
      'guarantee',
    ],
    places: ['local search in an emergency', 'neighbours’ groups', 'property managers'],
    unit: 'jobs a year × average job',
  },
  {
    words: /health|dent|clinic|medical|therap|pet|vet|care/i,
    compares: [
      'trust and qualification',
      'first free appointment',
      'insurance and payment plans',
      'distance',
    ],
    places: ['referrals of other practices', 'local search', 'reviews'],
    unit: 'appointments a year × average fee',
  },
  {
    words: /software|tech|it\b|web|app\b|data|saas|online/i,
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
    unit: 'customers × price a year',
  },
  {
    words:
      /consult|account|legal|law|financ|insur|real estate|market|advert|design|photo|event|coach|school|educat|tutor/i,
    compares: [
      'proof with similar clients',
      'who does the work',
      'clear scope and price',
      'time to answer',
    ],
    places: ['referrals', 'local associations and talks', 'search by problem'],
    unit: 'clients a year × average order',
  },
  {
    words: /transport|auto|car\b|truck|moving|deliver|logistic|taxi/i,
    compares: ['free times', 'punctuality', 'price known beforehand', 'insurance', 'reviews'],
    places: ['local search', 'business customers with regular orders', 'partners nearby'],
    unit: 'orders a year × average order',
  },
];

/** For a business outside the list. */
export const generalTrade: Trade = {
  words: /./,
  compares: ['price', 'quality', 'time to the first answer', 'reviews', 'distance'],
  places: ['local search and maps', 'referrals', 'the free directory listing'],
  unit: 'orders a year × average order',
};
