import { jobsOf } from '../demo-job.js';

const builders = jobsOf('dale@ridgeline.example', {
  benefits_offered: 'Health insurance, paid holidays, tool allowance of $600 a year',
});
const freight = jobsOf('yvonne@switchyard.example', {
  benefits_offered: 'Health, dental and vision from day one, paid time off, home at night',
});
const plumbing = jobsOf('ada@okonkwoplumbing.example', {
  benefits_offered: 'Van and tools, health insurance, two weeks off in summer',
});

export const tradeJobs = [
  builders(0.3, 37, {
    title: 'Finish Carpenter',
    category: 'Construction',
    employment_type: 'Full-time',
    work_schedule: 'Monday to Thursday, 7 am to 5 pm',
    overview:
      'Stairs, windows, built-in shelves in houses where nothing is square. You scribe rather than fill.',
    key_responsibilities:
      'Trim, doors and cabinets\nMeasure twice and write it down\nTeach one apprentice',
    required_qualifications: 'Five years of finish carpentry\nOwn hand tools\nDriver license',
    experience_required: 'Senior Level',
    compensation_type: 'Hourly',
    salary_range: '$30 - $36 an hour',
  }),
  builders(5.5, 92, {
    title: 'Carpentry Apprentice',
    category: 'Construction',
    employment_type: 'Full-time',
    overview:
      'Four years, paid from the first day, with school one day a week. At the end you can build a house.',
    key_responsibilities: 'Carry, cut, hold, ask\nKeep the site clean\nPass your classes',
    required_qualifications: 'Eighteen or older\nOn time at seven',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$18 an hour, rising each half year',
  }),
  builders(11.2, 45, {
    title: 'Project Manager, Residential',
    category: 'Operations',
    employment_type: 'Full-time',
    overview: 'Three houses at a time, their owners, their inspectors and their weather.',
    key_responsibilities:
      'Schedules and budgets\nThe Friday call with each owner\nOrders that arrive before they are needed',
    required_qualifications: 'Five years of building sites, two of them in charge',
    experience_required: 'Senior Level',
    compensation_type: 'Annual Salary',
    salary_range: '$74,000 - $86,000',
    bonus_commission: 'Bonus for finishing within budget',
  }),
  builders(15.8, 60, {
    title: 'Site Helper for the Summer',
    category: 'Construction',
    employment_type: 'Temporary',
    overview: 'Twelve weeks outdoors: lumber, ladders, lemonade.',
    key_responsibilities: 'Unload and sort\nDemolition by hand\nSweep on Fridays',
    required_qualifications: 'Able to lift 60 pounds\nBoots',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$680 a week',
  }),
  freight(1.8, 83, {
    title: 'Box Truck Driver, no nights',
    category: 'Transportation',
    employment_type: 'Full-time',
    work_schedule: 'Monday to Friday, 6 am to 3 pm',
    overview: 'Eight to ten stops within sixty miles. The truck is yours, you keep the radio.',
    key_responsibilities:
      'Load by the last stop first\nDeliver with liftgate and pallet jack\nCheck the truck morning and evening',
    required_qualifications: 'Driver license, clean for three years\nMedical card',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$22 - $24 an hour',
    urgent: true,
  }),
  freight(6.3, 69, {
    title: 'CDL Driver, Class A',
    category: 'Transportation',
    employment_type: 'Full-time',
    overview: 'Regional runs, home four nights of five. Tractors no older than six years.',
    key_responsibilities: 'Full loads within two hundred miles\nElectronic logs kept honestly',
    required_qualifications: 'CDL Class A\nTwo years on the road',
    experience_required: 'Mid Level',
    compensation_type: 'Annual Salary',
    salary_range: '$1,350 a week',
  }),
  freight(12.9, 57, {
    title: 'Warehouse Lead, Early Shift',
    category: 'Operations',
    employment_type: 'Full-time',
    work_schedule: '4 am to noon',
    overview: 'Nine people, four docks, and everything out of the door by six.',
    key_responsibilities: 'Assign docks and crews\nCount what comes in\nTrain on the forklift',
    required_qualifications: 'Forklift certificate\nA year of leading a crew',
    experience_required: 'Mid Level',
    compensation_type: 'Hourly',
    salary_range: '$25.50 an hour',
  }),
  freight(20.8, 52, {
    title: 'Dispatcher',
    category: 'Operations',
    employment_type: 'Full-time',
    location_type: 'Hybrid',
    overview:
      'You know where twenty-two trucks are and which driver wants to be home for a ball game.',
    key_responsibilities: 'Plan routes\nAnswer drivers first, customers second, the phone third',
    required_qualifications: 'Calm and quick\nA year in dispatch or a kitchen',
    experience_required: 'Mid Level',
    compensation_type: 'Annual Salary',
    salary_range: '$46,000 - $52,000',
  }),
  plumbing(2.7, 61, {
    title: 'Licensed Plumber',
    category: 'Construction',
    employment_type: 'Full-time',
    work_schedule: 'Days, with one week in five on call',
    overview:
      'Repairs and bathrooms in town. You set your own order of the day and you say no to bad work.',
    key_responsibilities:
      'Diagnose before you open the wall\nWrite the price before you start\nBoot covers, always',
    required_qualifications: 'State plumbing license\nDriver license',
    experience_required: 'Mid Level',
    compensation_type: 'Hourly',
    salary_range: '$34 - $40 an hour',
    bonus_commission: '$75 for each night on call, plus the hours',
  }),
  plumbing(9.1, 80, {
    title: 'Plumbing Helper',
    category: 'Construction',
    employment_type: 'Full-time',
    overview:
      'A year beside one of us, then the apprenticeship if you like it. Crawl spaces are part of it.',
    key_responsibilities: 'Carry, dig, hold the light\nKeep the van in order\nLearn to solder',
    required_qualifications: 'Driver license\nNot afraid of spiders',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$19 an hour',
  }),
  plumbing(19.2, 34, {
    title: 'Office Coordinator',
    category: 'Administration',
    employment_type: 'Part-time',
    location_type: 'Hybrid',
    work_schedule: '25 hours a week, some from home',
    overview:
      'You answer, you ask the three questions that tell us whether it is urgent, and you say the price.',
    key_responsibilities: 'Phone and schedule\nInvoices the same day\nParts orders',
    required_qualifications: 'A warm voice and a tidy calendar',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$18.50 an hour',
  }),
];
