import { mentions, type Plan } from './plan.js';

const partner: Plan = {
  id: 'partner',
  title: 'You and your partner',
  words:
    /\b(?:business partner|my partner|our partner|partners?hip|co-?owners?|co-?founder|split (?:it |everything )?50|50\/50|his half|her half|buy (?:him|her|them|me) out|wants out|sister-in-law|brother and I|sister and I)\b/gi,
  challenges: ['Leadership', 'Strategy'],
  steps: () => [
    'Find the paper you both signed: the partnership or operating agreement. Look for three words: withdrawal, price, vote. If there is none, write that down; it changes how you talk. | low, an hour | nothing | 7',
    'List who does what in a normal week, with hours, each of you alone, and then compare the two lists. Most of the quarrel is in the differences. | medium, an evening | nothing | 14',
    'Meet away from the business, with one page: what each wants in three years, what each would accept, what happens if you cannot agree by a fixed day. Start with what each is afraid to lose. | high, two hours | nothing | 21',
    'Agree on a trial of three months with the new split, in writing, and on the day when you both say whether it works. | medium, an hour | nothing before you both sign | 30',
  ],
  unseen: () => [
    'what your agreement says about leaving',
    'what the business leaves for both of you in a year',
    'who of you the customers would follow',
  ],
  professional:
    'before a price is named in writing: one accountant for the value, and a lawyer each, not the same one for both',
};

const absence: Plan = {
  id: 'absence',
  title: 'The business while your family needs you',
  words:
    /\b(?:hospital|diagnos\w+|cancer|leukemia|surgery|chemo|sick (?:kid|child|son|daughter|mother|father|wife|husband)|my (?:son|daughter|wife|husband|mom|dad|mother|father|kid) (?:is|was|has|had|got) (?:in|sick|ill|diagnosed|dying|very)|funeral|passed away|died last|pregnan\w+|maternity|caregiver|divorce)\b/gi,
  steps: (given) => [
    mentions(given, /\b(?:weddings?|events?|jobs|orders|appointments|bookings)\b/i)
      ? 'Today, write the list of what is promised in the next four weeks: who, when, what only you can do. Mark those where somebody else could stand in. | low, an hour | nothing | 7'
      : 'Today, write the list of what breaks within a week without you: opening, pay, ordering, the one call only you can make. Everything else waits. | low, an hour | nothing | 7',
    mentions(given, /\b(?:teachers?|staff|employees|crew|manager|assistant)\b/i)
      ? 'Name one of your people as the one who decides while you are away. Say it to everybody, write down up to what sum, and pay them more for that time. | medium, an afternoon | extra pay for the time, or the fee of those jobs | 7'
      : 'Call three people of your trade whom you would trust with a customer, and ask them to stand in. Offer them the full fee of that job. | medium, an afternoon | extra pay for the time, or the fee of those jobs | 7',
    'Tell the customers who are touched before they wonder: two sentences, what happened in general, who takes care of them, and that they may move their date. | low, an hour | a few refunds | 7',
    'Choose one hour a day for the business, the same one, by phone from wherever you are. Outside that hour the person in charge decides. | low, an hour a day | nothing | 14',
    'Look after a month at what really suffered and what did not. Close the weakest day or service for the time being, rather than doing all of it badly. | medium, an hour | what that day brings in | 30',
  ],
  unseen: () => [
    'how long it may last',
    'who else has keys, passwords and the right to pay bills',
    'whether an insurance or a savings account could cover some weeks',
  ],
  professional:
    'soon, and for yourself, too: the hospital’s social worker knows what help there is; your insurance agent knows what the policies cover',
};

const theft: Plan = {
  id: 'theft',
  title: 'Money or goods that go missing',
  words:
    /\b(?:steal(?:s|ing)?|skim(?:s|ming)?|stole|stolen|theft|thief|shrink(?:age)?|shoplift\w*|embezzl\w*|(?:deposits?|drawer|till|register|cash) (?:is|are|was|were|comes? up) short|(?:money|cash|goods|stock|bottles|tools) (?:is|are|goes|going|keeps?) missing|broke in(?:to)?|break-?in|robbed|burglar\w*)\b/gi,
  steps(given) {
    const isStaff = mentions(
      given,
      /\b(?:girl|guy|employee|manager|cashier|staff|bartender|worker|bookkeeper|deposits?|register|drawer|till)\b/i,
    );
    const sum = 'what is missing';
    return [
      isStaff
        ? `Accuse nobody yet. Get the bank statements and the daily totals for the last three months and put them side by side, alone, at home. See whether ${sum} follows one person, one day or one kind of sale. | medium, two evenings | nothing | 7`
        : `Count the ten things that go most often, every evening for two weeks. Then you know where ${sum} goes: which shelf, which hours, which shift. | medium, twenty minutes a day | nothing | 14`,
      'From this week two people touch the money: one counts, the other signs and takes it to the bank. Say it is for everybody, because it is. | low, ten minutes a day | nothing | 7',
      isStaff
        ? 'Keep copies of what you found somewhere only you can reach: slips, statements, who worked when. Change the passwords of bank and till on the same day. | low, two hours | nothing | 10'
        : 'Move what disappears to where the counter sees it, clear the line of sight to the door, and greet everyone who comes in by eye. It is the cheapest guard there is. | low, two hours | nothing | 10',
      'Decide beforehand what you want if it is true: the money back, the person gone, or a report. Only then talk, with a second person in the room. | high, an hour | nothing | 21',
    ];
  },
  unseen: ({ computed: { leak } }) => [
    ...(leak ? [] : ['how much is missing, and since when']),
    'who has access to the money or the goods, and when they work',
    'whether it could be a mistake: refunds, wrong counts, unpaid tabs',
  ],
  professional:
    'before you accuse or let go anybody: a lawyer; your insurance agent, because some policies cover theft by staff and ask for a report in time',
};

export const troublePlans: readonly Plan[] = [partner, absence, theft];
