import { usd } from '../dates-and-amounts.js';
import type { Row } from '../step-rows.js';
import { mentions, type Plan } from './plan.js';

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
      unitMargin
        ? `Check the ${usd(unitMargin)} with one real week: count sales, weigh or list what went into them, and add the minutes of work. The true figure is often lower. | medium, two hours | nothing | 10`
        : `Work out what one typical sale of ${given.business} costs you: materials, the minutes of work, fees. Take the one you sell most. | medium, two hours | nothing | 10`,
      price
        ? `Raise the price on two of your best sellers first, by 5% to begin with: ${usd(price.value)} becomes ${usd(price.value * 1.05)}. Leave the one that people compare. | low, an hour for menus, tags and the website | printing | 30`
        : 'Raise the price of the two things that nobody compares by 5%, and leave the one that everybody knows. | low, an hour for menus, tags and the website | printing | 30',
      'Say the change once, plainly, two weeks ahead: what changes, when, and what stays. Train the sentence with whoever stands at the counter. | low, an hour | nothing | 21',
      breakEvenUnits
        ? `Put ${breakEvenUnits.toLocaleString('en-US')} sales a month where you see it every day, and count. Below it in the second week, act: an offer to regulars beats a discount for all. | medium, ten minutes a day | nothing | 45`
        : 'Drop or change the offer that takes much work and leaves little. Look at your last fifty sales to find it. | medium, ten minutes a day | nothing | 45',
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

const fuelSteps: readonly Row[] = [
  'Put it into the price instead of a fee: divide the extra cost by the visits of a week, and round up to a whole dollar. A fee with a name has to be explained each time. | low, an hour | nothing | 14',
  'Give each part of town its day: north on Monday, south on Tuesday, and so on. Offer new customers the day on which you are near. It saves more than any price of gas. | medium, an evening with the calendar | a few moved appointments | 30',
  'Write down miles and gallons for two weeks. A tenth fewer miles is soon found. Check the tires, and what rides along every day for no reason. | low, a minute a day | nothing | 21',
  'Charge for distance where it is fair: a circle within which the visit is included, and a fixed amount beyond it. Tell those few people yourself. | low, an hour | perhaps one or two customers | 30',
];

const supplyCost: Plan = {
  id: 'supply-cost',
  title: 'Rising costs of supplies',
  words:
    /\b(?:suppliers?|ingredients?|flour|cheese|beef|chicken|beans|eggs|butter|milk|lumber|materials?|fuel|diesel|parts|wholesale|(?:went|gone|go|are|is) up|prices? of (?:\w+ )?(?:rose|jumped|doubled)|doubled|tariffs?|minimum order|deliver(?:y|ies) (?:fee|charge)s?)\b/gi,
  challenges: ['Operations'],
  steps(given) {
    const { unitMargin, roles } = given.computed;
    if (mentions(given, isFuel)) return fuelSteps;
    return [
      'Ask your supplier for the price of the next three months in writing, and what it would be for a fixed weekly order. Then ask two others for the same list. | low, three hours | nothing | 14',
      roles.unitPrice
        ? `Change the price of what uses most of it. ${unitMargin ? `The ${usd(unitMargin)} that a sale leaves today is the figure to defend.` : `It is ${roles.unitPrice.text} now.`} | medium, an evening | printing | 30`
        : `Find the three products of ${given.business} that use most of it, and change their price first. | medium, an evening | printing | 30`,
      'Change one recipe, size or method so that it needs less of what became dear, and let ten regulars try it before you switch. | medium, a day of trying | the materials of the trial | 30',
      'Order together with another business nearby, or a larger amount less often, if you can store it. | medium, two talks | money tied up in stock | 60',
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
  title: 'Waste',
  words:
    /\b(?:waste|wasted|throw(?:ing)? (?:away|out)|tossing|spoil\w*|expir\w+|leftovers?|unsold|run(?:ning)? out of)\b/gi,
  challenges: ['Operations'],
  steps: (given) => [
    `Write down for two weeks what ${given.business} throws away or cannot sell, with the day and the amount. The pattern is usually one or two products. | low, five minutes a day | nothing | 14`,
    'Cut the order of the worst two by a quarter, and accept that they sell out. Being out at closing time is cheaper than a full bin. | low, half an hour | a few lost sales late in the day | 21',
    'Sell what is left in the last hour at a fixed lower price, or as a bundle for the next day. Tell regulars by message. | low, ten minutes a day | the discount | 30',
    'Order by the day of the week and the weather, from your own two weeks of notes. | medium, an hour a week | nothing | 45',
  ],
  unseen: () => ['what you buy in a week', 'which products it is', 'how long they keep'],
  professional: 'about giving food away safely: your county health department answers by phone',
};

const stock: Plan = {
  id: 'stock',
  title: 'Money in stock',
  words:
    /\b(?:overstock\w*|inventory|dead stock|stockroom|in stock|too much stock|does ?n.t move|has ?n.t moved|sits? on (?:the|our|my) shel\w+|slow movers?)\b/gi,
  challenges: ['Operations'],
  steps: () => [
    'List every item with how many there are, what they cost, and the day one was last sold. Sort by that day: the money sits at the bottom of the list. | medium, an evening | nothing | 10',
    'Sell what has not moved for half a year in three steps: a table at a quarter off, half off after two weeks, then a bundle, another shop or the supplier who takes it back. Write the last day on it before you begin. | medium, two hours | the part of the price that you give up | 45',
    'Order the ten items that sell most in smaller amounts and more often, and ask the supplier what that costs in delivery. Order none of the bottom third until it is gone. | low, an hour a week | perhaps more for delivery | 30',
    'Set a number for each item at which you order again: what is sold until the delivery comes, and half as much to be safe. | medium, an evening | nothing | 45',
  ],
  unseen: () => [
    'which items it is, and when one of each was last sold',
    'how long a delivery takes',
    'whether a supplier takes back what does not sell',
  ],
  professional:
    'before you write off much of it at the end of the year: your accountant, because it changes your taxes',
};

export const costPlans: readonly Plan[] = [margins, supplyCost, waste, stock];
