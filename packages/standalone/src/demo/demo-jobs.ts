import type { JobPosting } from '@commons/contracts/jobs';

/** What every job of an employer has in common, and what sets each apart. */
type Varying = Pick<
  JobPosting,
  | 'title'
  | 'category'
  | 'employment_type'
  | 'overview'
  | 'key_responsibilities'
  | 'required_qualifications'
  | 'experience_required'
  | 'compensation_type'
  | 'salary_range'
> &
  Partial<JobPosting>;

const place = {
  location_type: 'On-site',
  location_city: 'Alder Falls',
  location_state: 'OR',
  location_zip: '97000',
};

const bakery = (job: Varying): JobPosting => ({
  ...place,
  benefits_offered: 'Paid time off, health insurance after 60 days, a loaf a day',
  ...job,
});

const software = (job: Varying): JobPosting => ({
  ...place,
  location_type: 'Hybrid',
  work_schedule: 'Monday to Friday, flexible hours',
  benefits_offered: 'Health and dental insurance, 401(k) with match, 25 days off',
  ...job,
});

const bakeryJobs: JobPosting[] = [
  bakery({
    title: 'Bread Baker',
    category: 'Food Service',
    employment_type: 'Full-time',
    work_schedule: 'Tuesday to Saturday, 3 am to 11 am',
    overview:
      'Our sourdough is mixed, shaped and baked by hand every night. You take over the deck oven and the morning bake for the café and eleven grocers.',
    key_responsibilities:
      'Mix and ferment doughs by temperature, not by clock\nShape, score and bake about 400 loaves a shift\nKeep the log of each batch\nLeave a clean bench',
    required_qualifications:
      'One year in a production bakery\nFood handler card\nAble to lift 50 pounds',
    experience_required: 'Mid Level',
    compensation_type: 'Hourly',
    salary_range: '$21 - $25 an hour',
  }),
  bakery({
    title: 'Barista',
    category: 'Food Service',
    employment_type: 'Part-time',
    work_schedule: 'Mornings, 20 to 25 hours a week',
    overview: 'You know our guests by name by the second week and their order by the third.',
    key_responsibilities:
      'Make espresso drinks\nServe pastry and sandwiches\nOpen or close the till',
    required_qualifications: 'Friendly before 7 am\nWe teach the rest',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$16.50 - $18 an hour plus tips',
  }),
  bakery({
    title: 'Pastry Apprentice',
    category: 'Food Service',
    employment_type: 'Full-time',
    overview:
      'A paid two-year apprenticeship at the pastry bench: laminated doughs, tarts, celebration cakes.',
    key_responsibilities: 'Laminate and shape croissants\nPrepare fillings\nDecorate with the team',
    required_qualifications: 'Curiosity, clean hands and an early alarm clock',
    experience_required: 'Internship',
    compensation_type: 'Hourly',
    salary_range: '$17 an hour',
    urgent: true,
  }),
  bakery({
    title: 'Delivery Driver',
    category: 'Transportation',
    employment_type: 'Part-time',
    work_schedule: 'Weekdays, 5 am to 9 am',
    overview: 'Bread is only good when it arrives warm. One van, one round, eleven stops.',
    key_responsibilities:
      'Load the van\nDeliver on time and collect empty crates\nReport what a shop runs out of',
    required_qualifications: 'Valid driver license with a clean record of three years',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$19 an hour',
  }),
  bakery({
    title: 'Café Manager',
    category: 'Operations',
    employment_type: 'Full-time',
    overview: 'You run the front of a 40-seat café with a team of nine and its own regulars.',
    key_responsibilities:
      'Plan shifts and orders\nHire and train\nKeep the cost of goods under 32 percent\nHandle what goes wrong',
    required_qualifications:
      'Three years leading a team in hospitality\nFood safety manager certificate',
    experience_required: 'Senior Level',
    compensation_type: 'Annual Salary',
    salary_range: '$52,000 - $60,000',
    bonus_commission: 'Quarterly bonus on margin',
  }),
  bakery({
    title: 'Bookkeeper',
    category: 'Finance',
    employment_type: 'Contract',
    location_type: 'Remote',
    overview:
      'Ten hours a week of tidy books: invoices of grocers, payroll of fourteen, sales tax.',
    key_responsibilities: 'Accounts payable and receivable\nPayroll twice a month\nMonthly close',
    required_qualifications: 'Two years of bookkeeping for a small business',
    experience_required: 'Mid Level',
    compensation_type: 'Contract Rate',
    salary_range: '$35 an hour',
  }),
];

const softwareJobs: JobPosting[] = [
  software({
    title: 'Web Developer',
    category: 'Information Technology',
    employment_type: 'Full-time',
    overview:
      'We make booking software for small ferries and marinas. You build screens that a deckhand can use in the rain.',
    key_responsibilities:
      'Build features from the browser to the database\nReview and be reviewed\nVisit a harbor twice a year and watch',
    required_qualifications:
      'Three years of TypeScript\nCare for accessibility\nTests before merging',
    preferred_qualifications: 'React, PostgreSQL, a boating license',
    experience_required: 'Mid Level',
    compensation_type: 'Annual Salary',
    salary_range: '$92k - $115k',
  }),
  software({
    title: 'Customer Support Specialist',
    category: 'Customer Service',
    employment_type: 'Full-time',
    location_type: 'Remote',
    overview: 'Harbor masters call when the line at the dock is long. You are calm and precise.',
    key_responsibilities:
      'Answer by phone and mail\nReproduce what went wrong\nWrite help pages people read',
    required_qualifications: 'Clear writing\nOne year in support of any kind',
    experience_required: 'Entry Level',
    compensation_type: 'Annual Salary',
    salary_range: '$44,000 - $50,000',
  }),
  software({
    title: 'Product Designer',
    category: 'Design',
    employment_type: 'Full-time',
    overview: 'One designer, four products, many wet hands. You own how it all looks and works.',
    key_responsibilities:
      'Interview users on the dock\nSketch, prototype, measure\nKeep the design system small',
    required_qualifications: 'A portfolio that shows decisions, not only pictures',
    experience_required: 'Senior Level',
    compensation_type: 'Annual Salary',
    salary_range: '$98,000 - $120,000',
  }),
  software({
    title: 'Sales Representative, Inland Waters',
    category: 'Sales',
    employment_type: 'Full-time',
    overview:
      'Lakes and rivers have ferries too. You find them and stay until the first season ran.',
    key_responsibilities: 'Build the list\nDemonstrate on site\nHand over to support properly',
    required_qualifications: 'Two years in sales to small businesses\nDriver license',
    experience_required: 'Mid Level',
    compensation_type: 'Commission',
    salary_range: '$55,000 base plus commission',
    bonus_commission: '8 percent of the first year',
  }),
  software({
    title: 'Marketing Intern',
    category: 'Marketing',
    employment_type: 'Internship',
    overview: 'Three paid months of telling true stories about ferries.',
    key_responsibilities: 'Write case studies\nFilm short videos\nCount what works',
    required_qualifications: 'Enrolled in or just out of a marketing or media program',
    experience_required: 'Internship',
    compensation_type: 'Hourly',
    salary_range: '$20/hr',
  }),
  software({
    title: 'Systems Engineer',
    category: 'Engineering',
    employment_type: 'Full-time',
    overview: 'Our customers open at five in the morning, and so must the service.',
    key_responsibilities:
      'Run and improve production\nAutomate what is done twice\nShare the pager with three others',
    required_qualifications: 'Linux, networks, one scripting language\nFour years of operations',
    experience_required: 'Senior Level',
    compensation_type: 'Annual Salary',
    salary_range: '$110,000 - $130,000',
  }),
];

/** The fictional jobs of each fictional employer, in the order of `demoEmployers`. */
export const demoJobs: readonly (readonly JobPosting[])[] = [bakeryJobs, softwareJobs];
