/** What a trade knows: where its people are found, what sells in quiet times, who sends customers, where the money leaks. */
export interface TradeWords {
  readonly recruits: string;
  readonly quietOffer: string;
  readonly senders: string;
  readonly leaks: string;
}

const trades: readonly (readonly [RegExp, TradeWords])[] = [
  [
    /restaurant|diner|caf[eé]|coffee|baker|food|bar\b|pizz|deli|brew|taqueria|cater|bistro|grill|ice cream/i,
    {
      recruits:
        'the culinary course of the nearest college, cooks who work elsewhere and want one more shift, and the friends of those you have',
      quietOffer:
        'a fixed lunch for offices nearby, a family tray to take home, or one set evening a week',
      senders:
        'the hotel desk, the offices within a walk, and the school or church that needs trays',
      leaks: 'portions that grew, staff meals, and what is thrown away at closing',
    },
  ],
  [
    /salon|barber|spa|nail|beauty|massage|lash|wellness/i,
    {
      recruits:
        'the beauty school’s last class, people who rent a chair elsewhere, and clients who have the license',
      quietOffer: 'a shorter service at a fixed price on the empty weekday, booked ahead',
      senders: 'the bridal shop, the gym and the photographer nearby',
      leaks:
        'color and product by the bowl, long gaps between bookings, and discounts given out of habit',
    },
  ],
  [
    /child ?care|day ?care(?!.*dog)|preschool|nursery school|tutor|school|lessons|camp/i,
    {
      recruits:
        'the early childhood course of the nearest college, parents who want school hours, and retired teachers',
      quietOffer: 'half days, school holidays and drop-in hours, sold by the block',
      senders: 'employers nearby, pediatric offices and the parents you have',
      leaks:
        'half-filled rooms, late pick-ups that nobody pays for, and tuition that has not moved for years',
    },
  ],
  [
    /dog|pet|vet|groom|kennel|animal/i,
    {
      recruits:
        'vet tech programs, shelter volunteers, and customers who ask how one gets this job',
      quietOffer: 'weekday packages, nail trims without a booking, and boarding for short trips',
      senders: 'the vet, the trainer and the apartment managers nearby',
      leaks: 'long jobs at a short price, and days booked below what the staff could handle',
    },
  ],
  [
    /dent|clinic|doctor|therap|chiro|optic|medical|health|pharmac|physio/i,
    {
      recruits:
        'the assistant and hygiene programs nearby, temp agencies for the trade, and former staff',
      quietOffer: 'early or late visits one day a week, and recalls that nobody has called yet',
      senders: 'other practices, schools and employers nearby',
      leaks: 'empty chairs, claims sent late, and supplies ordered twice',
    },
  ],
  [
    /auto|car\b|tire|towing|body shop|mechanic|bike|bicycle|appliance|laundromat|shoe repair|repair|machine shop|truck(?!.*food)/i,
    {
      recruits:
        'the trade school’s instructors, people at the dealership who want fewer hours, and parts drivers, who know everyone',
      quietOffer: 'a seasonal check at a fixed price, with pick-up and return',
      senders: 'fleets of ten cars or fewer, parts stores and tow drivers',
      leaks: 'work redone for free, parts not billed, and hours that never reach an invoice',
    },
  ],
  [
    /contract|plumb|electric|roof|hvac|paint|landscap|lawn|pool|construct|handy|remodel|tree|fenc|locksmith|moving/i,
    {
      recruits:
        'the apprenticeship office, the supply house counter, and helpers who have worked beside your crew',
      quietOffer: 'service plans, inspections and inside work, sold before the quiet months begin',
      senders: 'property managers, real estate agents and the supply house',
      leaks:
        'extra work that was never written down, second trips for material, and bids made too fast',
    },
  ],
  [
    /clean|maid|janitor|dry ?clean\w*|laundry/i,
    {
      recruits:
        'people who clean at the hotels, parents who want school hours, and the friends of your best two',
      quietOffer: 'weekday deep cleans, move-outs and small offices on a fixed day',
      senders: 'real estate agents, landlords and short-stay hosts',
      leaks: 'drive time between jobs, houses that take longer than quoted, and late cancellations',
    },
  ],
  [
    /gym|fitness|yoga|pilates|martial|dance|studio|music/i,
    {
      recruits:
        'members who already help others, certification courses, and teachers with one free evening',
      quietOffer: 'a six-week course in the empty hour, with a start and an end',
      senders: 'physical therapists, employers and schools nearby',
      leaks:
        'classes with four people in them, frozen memberships, and first visits nobody followed up',
    },
  ],
  [
    /farm|market|orchard|candle|soap|jewel|craft|egg|nursery|garden|florist|flower/i,
    {
      recruits: 'students in season, neighbors who want a few hours, and customers who linger',
      quietOffer: 'boxes by subscription, gift sets and orders taken ahead for a fixed day',
      senders: 'restaurants, gift shops and the people who run other stalls',
      leaks: 'stall fees on weak days, packaging, and what wilts or breaks',
    },
  ],
  [
    /online|e-?commerce|etsy|web ?shop|software|web|app\b/i,
    {
      recruits: 'buyers who write good reviews, students, and freelancers for a fixed task',
      quietOffer: 'bundles and refills to people who bought before, by email',
      senders: 'makers of things that go with yours, and small newsletters',
      leaks: 'platform fees, shipping, returns and ads that nobody counts against the sale',
    },
  ],
  [
    /shop|store|boutique|book|toy|hardware|liquor|gift|furniture|antique|retail|cloth|pet store|optician/i,
    {
      recruits:
        'your own regulars, students, and people who leave the large stores for better hours',
      quietOffer: 'an evening with one maker, or orders kept ready for pick-up',
      senders: 'the shops on both sides, schools and clubs',
      leaks:
        'stock that has not moved since spring, markdowns without a plan, and unpaid special orders',
    },
  ],
  [
    /law|account|insur|consult|agency|real estate|office|bookkeep|architect|design|photo|market/i,
    {
      recruits:
        'former colleagues, the alumni office, and people who want fewer hours than a large firm asks',
      quietOffer: 'a fixed-price review for clients you have not seen for a year',
      senders: 'banks, other professions and the clients who already trust you',
      leaks:
        'hours that are not billed, scope that grew, and clients who take twice their share of time',
    },
  ],
];

const anyTrade: TradeWords = {
  recruits:
    'the friends of the people you have, trade courses nearby, and customers who ask about the work',
  quietOffer: 'one fixed offer for the quiet time, the same every week',
  senders: 'three neighbors who serve the same people',
  leaks: 'work that is not billed, waste, and discounts given out of habit',
};

/** The vocabulary of the entered trade. */
export const tradeWordsOf = (industry: string): TradeWords =>
  trades.find(([words]) => words.test(industry))?.[1] ?? anyTrade;
