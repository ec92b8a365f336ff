import { jobsOf } from '../demo-job.js';

const bakery = jobsOf('rosa@millstone.example', {
  benefits_offered: 'Paid time off, health insurance after 60 days, a loaf a day',
});
const books = jobsOf('ben@paperlantern.example', {
  benefits_offered: 'Books at cost, paid holidays, a key to the reading room',
});

export const bakeryAndShopJobs = [
  bakery(0.15, 31, {
    title: 'Bread Baker',
    category: 'Food Service',
    employment_type: 'Full-time',
    work_schedule: 'Tuesday to Saturday, 3 am to 11 am',
    overview:
      'Our sourdough is mixed, shaped and baked by hand every night. You take over the deck oven and the morning bake for the café and eleven grocers. Ana, who has done this for nine years, moves to the mixing bench and will teach you our oven, which has opinions.',
    key_responsibilities:
      'Mix and ferment doughs by temperature, not by clock\nShape, score and bake about 400 loaves a shift\nKeep the log of each batch\nLeave a clean bench',
    required_qualifications:
      'One year in a production bakery\nFood handler card\nAble to lift 50 pounds',
    experience_required: 'Mid Level',
    compensation_type: 'Hourly',
    salary_range: '$21 - $25 an hour',
    urgent: true,
    questions: [
      {
        kind: 'yes_no',
        question: 'Do you have a food handler card?',
        wanted: { answers: ['yes'] },
      },
      {
        kind: 'number',
        question: 'How many years have you baked bread for a living?',
        wanted: { min: 1 },
      },
      {
        ...{ kind: 'choice', question: 'From when could you work nights?' },
        options: ['At once', 'In two weeks', 'In a month or later'],
      },
      { kind: 'text', question: 'Which bread would you bring to the trial night?' },
    ],
  }),
  bakery(3.2, 96, {
    title: 'Barista',
    category: 'Food Service',
    employment_type: 'Part-time',
    work_schedule: 'Mornings, 20 to 25 hours a week',
    overview:
      'You know our guests by name in the second week and their order in the third. The machine is a two-group lever, the line is long on Saturdays, and nobody is left alone on bar.',
    key_responsibilities:
      'Make espresso drinks\nServe pastry and sandwiches\nOpen or close the till',
    required_qualifications: 'Friendly before 7 am\nWe teach the rest',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$16.50 - $18 an hour plus tips',
  }),
  bakery(8.5, 143, {
    title: 'Pastry Apprentice',
    category: 'Food Service',
    employment_type: 'Full-time',
    work_schedule: 'Wednesday to Sunday, 4 am to noon',
    overview:
      'A paid two-year apprenticeship at the pastry bench: laminated doughs, tarts, celebration cakes. Both of our pastry cooks began this way.',
    key_responsibilities:
      'Laminate and shape croissants\nPrepare fillings and glazes\nDecorate with the team',
    required_qualifications: 'Curiosity, clean hands and an early alarm clock',
    experience_required: 'Internship',
    compensation_type: 'Hourly',
    salary_range: '$17 an hour',
  }),
  bakery(12.1, 118, {
    title: 'Delivery Driver',
    category: 'Transportation',
    employment_type: 'Part-time',
    work_schedule: 'Weekdays, 5 am to 9 am',
    overview:
      'Bread is only good when it arrives warm. One van, one round, eleven stops, home for breakfast.',
    key_responsibilities:
      'Load the van\nDeliver on time and bring back the empty crates\nReport what a shop runs out of',
    required_qualifications: 'Valid driver license, clean for three years\nCareful in the dark',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$19 an hour',
  }),
  bakery(16.4, 201, {
    title: 'Café Manager',
    category: 'Operations',
    employment_type: 'Full-time',
    work_schedule: 'Five days, one of them a weekend day',
    overview:
      'You run the front of a forty-seat café with a team of nine and regulars who have strong views about the window seat.',
    key_responsibilities:
      'Plan shifts and orders\nHire and train\nKeep the cost of goods under 32 percent\nPut right what goes wrong',
    required_qualifications:
      'Three years leading a team in hospitality\nFood safety manager certificate',
    experience_required: 'Senior Level',
    compensation_type: 'Annual Salary',
    salary_range: '$52,000 - $60,000',
    bonus_commission: 'Quarterly bonus on margin',
  }),
  bakery(20.3, 87, {
    title: 'Bookkeeper, ten hours a week',
    category: 'Finance',
    employment_type: 'Contract',
    location_type: 'Remote',
    overview:
      'Ten hours a week of tidy books: invoices to grocers, payroll for fourteen, sales tax once a month.',
    key_responsibilities: 'Accounts payable and receivable\nPayroll twice a month\nMonthly close',
    required_qualifications: 'Two years of bookkeeping for a small business',
    experience_required: 'Mid Level',
    compensation_type: 'Contract Rate',
    salary_range: '$35 an hour',
    benefits_offered: 'A loaf a week, by mail if need be',
  }),
  books(0.9, 44, {
    title: 'Bookseller',
    category: 'Retail',
    employment_type: 'Part-time',
    work_schedule: 'Three days, Saturdays among them',
    overview:
      'You read, you remember what people liked, and you are not shy of a box cutter. Each of us looks after some shelves; yours would be cooking, gardens and travel.',
    key_responsibilities:
      'Advise and sell\nUnpack, price and shelve\nChoose what your shelves carry\nSet out chairs for readings',
    required_qualifications:
      'You have read something this month that you would press on a stranger',
    preferred_qualifications: 'Spanish',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$16 - $17.50 an hour',
  }),
  books(14.7, 72, {
    title: 'Events Assistant',
    category: 'Marketing',
    employment_type: 'Temporary',
    work_schedule: 'Twelve hours a week until the end of the season',
    overview:
      'Four readings a month, one story hour a week, and one book fair that is larger than it sounds.',
    key_responsibilities:
      'Write to authors and answer kindly\nPosters, newsletter, photographs\nBe there on the evening',
    required_qualifications: 'Clear writing\nFree on Thursday evenings',
    experience_required: 'Entry Level',
    compensation_type: 'Project-based',
    salary_range: '$3,200 for the season',
  }),
];
