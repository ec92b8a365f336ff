/** General practice for a challenge, without facts about the person's business. */
export interface ChallengeAdvice {
  readonly questions: readonly string[];
  readonly actions: readonly string[];
  readonly measures: readonly string[];
  readonly risk: string;
}

/** The twelve challenges of the advisor's list (D2 §3). */
export const challengeAdvice: Readonly<Record<string, ChallengeAdvice>> = {
  Growth: {
    questions: [
      'Which customers came back last year, and why?',
      'Which offer earns most per hour of work?',
    ],
    actions: [
      'Rank offers by what is left after direct cost, and put the next month of effort into the first two',
      'Ask ten present customers for one referral each, with a text they can forward',
      'Try one new channel with a spending limit and an end date set beforehand',
    ],
    measures: ['New customers a month', 'Share of customers who buy again', 'Margin per offer'],
    risk: 'Growing sales faster than the cash that pays for them.',
  },
  Hiring: {
    questions: [
      'Which work would the new person take over, hour by hour?',
      'What would the first month look like?',
    ],
    actions: [
      'Write down the five results the person must reach in the first 90 days, and hire for those',
      'Give every candidate the same small paid piece of real work and the same questions',
      'Post the opening on the Commons job board and ask the team for two names each',
    ],
    measures: [
      'Days from posting to signed offer',
      'Applicants per opening',
      'People still there after six months',
    ],
    risk: 'Hiring for a peak that does not last; try part-time or contract work first.',
  },
  Funding: {
    questions: [
      'What exactly will the money buy, and when does that pay back?',
      'What is the smallest sum that would do?',
    ],
    actions: [
      'Build a 12-month cash plan with a cautious, a likely and a bad case',
      'Compare the total cost of at least three sources: bank or credit union, community lender, suppliers’ terms, grants',
      'Put tax returns, statements and the cash plan into one folder before the first talk',
    ],
    measures: [
      'Months of cash at hand',
      'Debt payments as a share of monthly cash in',
      'Total cost of borrowing',
    ],
    risk: 'Short-term money for long-term things: payments begin before the return does.',
  },
  'Product Development': {
    questions: [
      'Which problem do customers pay to be rid of today?',
      'What would make them not buy?',
    ],
    actions: [
      'Talk with eight customers about the last time they had the problem, before building anything',
      'Make the smallest version that one customer would pay for, and sell it',
      'Decide beforehand which result after six weeks means go on, change or stop',
    ],
    measures: [
      'Paying users of the first version',
      'Weeks from idea to first sale',
      'Reasons given for not buying',
    ],
    risk: 'Building for months on what people say instead of what they pay for.',
  },
  Marketing: {
    questions: [
      'Where did the last twenty customers hear of you?',
      'What do they say you do better?',
    ],
    actions: [
      'Write one sentence on who it is for, what it solves and why you, and use it everywhere',
      'Complete the free directory listing with photos, hours and services, and ask for reviews after each job',
      'Pick two channels customers already use and keep a weekly rhythm for twelve weeks',
    ],
    measures: ['Enquiries per channel', 'Cost per new customer', 'Reviews a month'],
    risk: 'Spreading a small budget over many channels, so that none can be judged.',
  },
  'Cash Flow': {
    questions: [
      'Who owes you money, and for how long?',
      'Which payments of the next eight weeks can be moved?',
    ],
    actions: [
      'Keep a 13-week cash forecast and update it every Monday',
      'Invoice on the day of delivery, take deposits on large orders, and follow up on day one after the due date',
      'Talk to suppliers and the landlord about terms before a payment is late',
    ],
    measures: [
      'Days until customers pay',
      'Lowest cash balance in the next 13 weeks',
      'Share of invoices overdue',
    ],
    risk: 'Profit on paper while the account is empty.',
  },
  Operations: {
    questions: ['Where does work wait?', 'Which mistake comes back every month?'],
    actions: [
      'Write down the steps of the most frequent job and time them for a week',
      'Fix the slowest step first, and only that one',
      'Turn each recurring mistake into one line on a checklist',
    ],
    measures: ['Days from order to delivery', 'Jobs done right the first time', 'Hours per job'],
    risk: 'Buying software before the steps are clear.',
  },
  Competition: {
    questions: [
      'Why did the last three lost customers choose someone else?',
      'What can you do that others cannot copy soon?',
    ],
    actions: [
      'Compare price, speed, guarantee and service of three competitors from a customer’s view',
      'Choose one kind of customer to be clearly best for, and say so',
      'Win on response time first: answer each enquiry the same day',
    ],
    measures: ['Share of quotes won', 'Average price against competitors', 'Time to first answer'],
    risk: 'Answering each price cut with one of your own.',
  },
  Technology: {
    questions: [
      'Which task eats most hours and follows fixed rules?',
      'Which data would you miss most if it were lost?',
    ],
    actions: [
      'List the tools in use with cost, owner and whether their data can be exported',
      'Automate one task end to end before starting the next',
      'Set up backups, two-step sign-in and a restore test this month',
    ],
    measures: ['Hours saved a month', 'Tool cost per month', 'Date of the last tested restore'],
    risk: 'A change in the busiest season, with no way back.',
  },
  Leadership: {
    questions: [
      'Which decisions wait for you although others could take them?',
      'What does the team think comes first?',
    ],
    actions: [
      'Name the three goals of the quarter and who owns each',
      'Hold a short weekly talk with each person: progress, obstacles, one wish',
      'Hand over one decision a week, with the limits written down',
    ],
    measures: ['Decisions taken without you', 'Goals reached per quarter', 'People leaving'],
    risk: 'Handing over work but not the right to decide.',
  },
  Strategy: {
    questions: [
      'What would you stop if you started again today?',
      'Which one number decides whether this works?',
    ],
    actions: [
      'Write one page: whom you serve, what you offer, how it earns, what you will not do',
      'Name the three assumptions that must be true, and the cheapest test of each',
      'Review the page every quarter against the numbers',
    ],
    measures: ['Assumptions tested', 'Income from the chosen focus', 'Projects stopped'],
    risk: 'Keeping every option open and finishing none.',
  },
  'Customer Retention': {
    questions: ['When do customers usually leave?', 'What do those who stay have in common?'],
    actions: [
      'Call five customers who left and ask what would have kept them',
      'Plan one useful contact after 7, 30 and 90 days',
      'Answer every review, and solve complaints within two days',
    ],
    measures: [
      'Customers who buy again within 90 days',
      'Complaints solved within two days',
      'Income per customer a year',
    ],
    risk: 'Discounts that train customers to wait for the next one.',
  },
};

/** For a challenge outside the list: steps that suit every question. */
export const generalAdvice: ChallengeAdvice = {
  questions: [
    'What happens if nothing changes for six months?',
    'Who has solved the same before, and how?',
  ],
  actions: [
    'Describe the problem in one sentence with a number in it',
    'List three ways to solve it, with cost, time and what each needs from others',
    'Try the cheapest one for four weeks and decide by the number',
  ],
  measures: ['The number in the problem sentence', 'Cost so far', 'Weeks since the last decision'],
  risk: 'Working on several causes at once, so that nobody knows what helped.',
};

/** Focus of each stage of the advisor's list. */
export const stageFocus: Readonly<Record<string, string>> = {
  Idea: 'prove with a few real buyers that the problem is worth paying for, before spending on anything else',
  Startup: 'find a repeatable way to win customers, and keep fixed cost low until it works',
  Growth: 'put money and time behind what already works, and watch cash while sales rise',
  Scaling:
    'make the work independent of single people: written steps, clear owners, numbers every week',
  Mature: 'protect the margin, renew the offer, and keep the customers you have',
};
