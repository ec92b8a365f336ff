/**
 * Names of trades that say who does the work, or what it is, and are never what the work is done to: a heater, a trailer
 * or a counter has the same ending. Without those that many trades are called by, such as "doctor" and "contractor".
 */
const doers = new Set(
  [
    'mover movers towing lawyer lawyers attorney attorneys nurse nurses painter painters roofer roofers',
    'plumber plumbers electrician electricians locksmith locksmiths photographer photographers',
    'caterer caterers babysitter babysitters tutor tutors chiropractor chiropractors accountant accountants',
    'embroidery engraving alterations upholstery catering massage acupuncture',
    'dentist dentists veterinarian veterinarians landscaper landscapers exterminator exterminators',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a phrase of a search says who is wanted, e.g. "movers". @param words folded */
export const namesDoer = (words: readonly string[]): boolean => doers.has(words.at(-1) ?? '');

/** Names that many trades go by: the problem tells which is meant. */
const general = new Set(
  'doctor doctors physician clinic contractor contractors technician repairman store equipment'.split(
    ' ',
  ),
);

/** Whether a phrase of a search names one trade, whatever it is for: "yoga", but not "doctor". */
export const isSpecific = (words: readonly string[]): boolean => !general.has(words.at(-1) ?? '');
