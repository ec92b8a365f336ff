import { usd } from '../dates-and-amounts.js';
import { type Case, mentions, type Plan, type Step, step } from './plan.js';

const margins: Plan = {
  id: 'margins',
  title: 'Prices and margins',
  words:
    /\b(?:margins?|pric(?:e|es|ing)|undercharg\w+|rais(?:e|ing) (?:my|our|the)? ?prices?|too cheap|profit(?:able)? (?:per|on)|barely (?:make|break)|break even|charge more|should (?:we|i) charge|feel broke|make \d+ an hour|not (?:making|earning) (?:any )?money|costs? (?:me|us) \$)\b/gi,
  challenges: ['Growth'],
  steps(given) {
    const { unitMargin, breakEvenUnits, roles } = given.computed;
    const price = roles.unitPrice;
    return [
      {
        act: unitMargin
          ? `Check the ${usd(unitMargin)} with one real week: count sales, weigh or list what went into them, and add the minutes of work. The true figure is often lower.`
          : `Work out what one typical sale of ${given.business} costs you: materials, the minutes of work, fees. Take the one you sell most.`,
        effort: 'medium',
        time: 'two hours',
        cost: 'nothing',
        days: 10,
      },
      {
        act: price
          ? `Raise the price on two of your best sellers first, by 5% to begin with: ${usd(price.value)} becomes ${usd(price.value * 1.05)}. Leave the one that people compare.`
          : 'Raise the price of the two things that nobody compares by 5%, and leave the one that everybody knows.',
        effort: 'low',
        time: 'an hour for menus, tags and the website',
        cost: 'printing',
        days: 30,
      },
      {
        act: 'Say the change once, plainly, two weeks ahead: what changes, when, and what stays. Train the sentence with whoever stands at the counter.',
        effort: 'low',
        time: 'an hour',
        cost: 'nothing',
        days: 21,
      },
      {
        act: breakEvenUnits
          ? `Put ${breakEvenUnits.toLocaleString('en-US')} sales a month where you see it every day, and count. Below it in the second week, act: an offer to regulars beats a discount for all.`
          : `Drop or change the offer that takes much work and leaves little. Look at your last fifty sales to find it.`,
        effort: 'medium',
        time: 'ten minutes a day',
        cost: 'nothing',
        days: 45,
      },
    ];
  },
  unseen: ({ computed: { roles } }) => [
    ...(roles.unitPrice ? [] : ['what you charge']),
    ...(roles.unitCost ? [] : ['what one sale costs you in materials']),
    'how many you sell in a week',
    'what others in town charge for the same',
  ],
  professional:
    'when the books and your feeling disagree: two hours of a bookkeeper to cost your five best sellers',
};

const isFuel = /\b(?:gas|gasoline|fuel|diesel)\b/i;

const fuelSteps = ({ computed: { supplyEach, supplyMore, roles } }: Case): readonly Step[] => [
  step(
    supplyEach
      ? `Put it into the price instead of a fee: ${usd(supplyEach)} on each visit covers it. ${roles.unitPrice ? `${roles.unitPrice.text} becomes ${usd(roles.unitPrice.value + Math.ceil(supplyEach))} or ${usd(roles.unitPrice.value + Math.ceil(supplyEach) + 1)}` : 'Round it up to a whole dollar'}, and nobody asks about gas. A fee with a name has to be explained each time, and people expect it to go when gas falls.`
      : 'Put it into the price instead of a fee: divide the extra cost by the visits of a week, and round up to a whole dollar. A fee with a name has to be explained each time.',
    'low',
    'an hour',
    'nothing',
    14,
  ),
  step(
    'Give each part of town its day: north on Monday, south on Tuesday, and so on. Offer new customers the day on which you are near. It saves more than any price of gas.',
    'medium',
    'an evening with the calendar',
    'a few moved appointments',
    30,
  ),
  step(
    `Write down miles and gallons for two weeks. ${supplyMore ? `A tenth fewer miles is worth more than it looks beside ${usd(supplyMore.each)} a ${supplyMore.per}.` : 'A tenth fewer miles is soon found.'} Check the tires, and what rides along every day for no reason.`,
    'low',
    'a minute a day',
    'nothing',
    21,
  ),
  step(
    'Charge for distance where it is fair: a circle within which the visit is included, and a fixed amount beyond it. Tell those few people yourself.',
    'low',
    'an hour',
    'perhaps one or two customers',
    30,
  ),
];

const supplyCost: Plan = {
  id: 'supply-cost',
  title: 'Rising costs of supplies',
  headline: ({ computed: { supplyMore } }) =>
    supplyMore && `${usd(supplyMore.each)} more a ${supplyMore.per} for supplies`,
  words:
    /\b(?:suppliers?|ingredients?|flour|cheese|beef|chicken|beans|eggs|butter|milk|lumber|materials?|fuel|diesel|parts|wholesale|(?:went|gone|go|are|is) up|prices? of (?:\w+ )?(?:rose|jumped|doubled)|doubled|tariffs?|minimum order|deliver(?:y|ies) (?:fee|charge)s?)\b/gi,
  challenges: ['Operations'],
  steps(given) {
    const { unitMargin, roles } = given.computed;
    if (mentions(given, isFuel)) return fuelSteps(given);
    return [
      {
        act: 'Ask your supplier for the price of the next three months in writing, and what it would be for a fixed weekly order. Then ask two others for the same list.',
        effort: 'low',
        time: 'three hours',
        cost: 'nothing',
        days: 14,
      },
      {
        act: roles.unitPrice
          ? `Change the price of what uses most of it. ${unitMargin ? `The ${usd(unitMargin)} that a sale leaves today is the figure to defend.` : `It is ${roles.unitPrice.text} now.`}`
          : `Find the three products of ${given.business} that use most of it, and change their price first.`,
        effort: 'medium',
        time: 'an evening',
        cost: 'printing',
        days: 30,
      },
      {
        act: 'Change one recipe, size or method so that it needs less of what became dear, and let ten regulars try it before you switch.',
        effort: 'medium',
        time: 'a day of trying',
        cost: 'the materials of the trial',
        days: 30,
      },
      {
        act: `Order together with another business nearby, or a larger amount less often, if you can store it.`,
        effort: 'medium',
        time: 'two talks',
        cost: 'money tied up in stock',
        days: 60,
      },
    ];
  },
  unseen: ({ text, computed: { roles } }) => [
    ...(isFuel.test(text)
      ? ['how many miles lie between two visits', 'when you last raised the price']
      : ['what share of all your costs these supplies are']),
    ...(roles.unitPrice ? [] : ['your selling price']),
    ...(isFuel.test(text) ? [] : ['whether you are bound to this supplier by a contract']),
  ],
  professional: ({ text }) =>
    isFuel.test(text)
      ? 'not needed; your bookkeeper can tell you what a mile really costs you, with tires and repairs'
      : 'before you end a supply contract early: a lawyer should read its last page',
};

const waste: Plan = {
  id: 'waste',
  title: 'Stock and waste',
  words:
    /\b(?:waste|wasted|throw(?:ing)? (?:away|out)|tossing|spoil\w*|expir\w+|leftovers?|unsold|overstock\w*|inventory|dead stock|stockroom|run(?:ning)? out of)\b/gi,
  challenges: ['Operations'],
  steps: (given) => [
    {
      act: `Write down for two weeks what ${given.business} throws away or cannot sell, with the day and the amount. The pattern is usually one or two products.`,
      effort: 'low',
      time: 'five minutes a day',
      cost: 'nothing',
      days: 14,
    },
    {
      act: 'Cut the order of the worst two by a quarter, and accept that they sell out. Being out at closing time is cheaper than a full bin.',
      effort: 'low',
      time: 'half an hour',
      cost: 'a few lost sales late in the day',
      days: 21,
    },
    {
      act: 'Sell what is left in the last hour at a fixed lower price, or as a bundle for the next day. Tell regulars by message.',
      effort: 'low',
      time: 'ten minutes a day',
      cost: 'the discount',
      days: 30,
    },
    {
      act: `Order by the day of the week and the weather, from your own two weeks of notes.`,
      effort: 'medium',
      time: 'an hour a week',
      cost: 'nothing',
      days: 45,
    },
  ],
  unseen: () => ['what you buy in a week', 'which products it is', 'how long they keep'],
  professional: 'about giving food away safely: your county health department answers by phone',
};

export const costPlans: readonly Plan[] = [margins, supplyCost, waste];
