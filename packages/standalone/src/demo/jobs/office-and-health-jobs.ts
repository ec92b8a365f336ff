import { jobsOf } from '../demo-job.js';

const software = jobsOf('tom@harborsystems.example', {
  location_type: 'Hybrid',
  work_schedule: 'Monday to Friday, flexible hours',
  benefits_offered: 'Health and dental insurance, 401(k) with match, 25 days off',
});
const vet = jobsOf('meera@tanagervet.example', {
  benefits_offered: 'Health insurance, paid training days, care of your own pets at cost',
});
const dental = jobsOf('alan@cedardental.example', {
  benefits_offered: 'Health insurance, retirement plan, Fridays off every other week',
});

export const officeAndHealthJobs = [
  software(0.6, 58, {
    title: 'Web Developer',
    category: 'Information Technology',
    employment_type: 'Full-time',
    overview:
      'We make booking software for small ferries and marinas. You build screens that a deckhand can use in the rain, with one thumb, while somebody asks about the toilets.',
    key_responsibilities:
      'Build features from the browser to the database\nReview and be reviewed\nVisit a harbor twice a year and watch',
    required_qualifications:
      'Three years of TypeScript\nCare for accessibility\nTests before merging',
    preferred_qualifications: 'React, PostgreSQL, a boating license',
    experience_required: 'Mid Level',
    compensation_type: 'Annual Salary',
    salary_range: '$92k - $115k',
  }),
  software(4.6, 71, {
    title: 'Customer Support Specialist',
    category: 'Customer Service',
    employment_type: 'Full-time',
    location_type: 'Remote',
    overview:
      'Harbor masters call when the line at the dock is long. You are calm, precise, and quick to say what you do not know yet.',
    key_responsibilities:
      'Answer by phone and mail\nReproduce what went wrong\nWrite help pages that people read',
    required_qualifications: 'Clear writing\nOne year in support of any kind',
    experience_required: 'Entry Level',
    compensation_type: 'Annual Salary',
    salary_range: '$44,000 - $50,000',
  }),
  software(9.8, 89, {
    title: 'Product Designer',
    category: 'Design',
    employment_type: 'Full-time',
    overview: 'One designer, four products, many wet hands. You own how all of it looks and works.',
    key_responsibilities:
      'Talk with users on the dock\nSketch, prototype, measure\nKeep the design system small',
    required_qualifications: 'A portfolio that shows decisions, not only pictures',
    experience_required: 'Senior Level',
    compensation_type: 'Annual Salary',
    salary_range: '$98,000 - $120,000',
  }),
  software(13.3, 64, {
    title: 'Sales Representative, Inland Waters',
    category: 'Sales',
    employment_type: 'Full-time',
    overview:
      'Lakes and rivers have ferries too. You find them, and you stay until the first season has run.',
    key_responsibilities: 'Build the list\nDemonstrate on site\nHand over to support properly',
    required_qualifications: 'Two years in sales to small businesses\nDriver license',
    experience_required: 'Mid Level',
    compensation_type: 'Commission',
    salary_range: '$55,000 base plus commission',
    bonus_commission: '8 percent of the first year',
  }),
  software(18.9, 132, {
    title: 'Marketing Intern',
    category: 'Marketing',
    employment_type: 'Internship',
    overview: 'Three paid months of telling true stories about ferries.',
    key_responsibilities: 'Write case studies\nFilm short videos\nCount what works',
    required_qualifications: 'Enrolled in, or just out of, a marketing or media program',
    experience_required: 'Internship',
    compensation_type: 'Hourly',
    salary_range: '$20/hr',
  }),
  vet(1.3, 49, {
    title: 'Veterinary Technician',
    category: 'Healthcare',
    employment_type: 'Full-time',
    work_schedule: 'Four ten-hour days, every third Saturday',
    overview:
      'You hold, calm, draw, scan and clean, and you notice the limp before the owner mentions it.',
    key_responsibilities:
      'Assist in exams and surgery\nTake X-rays and blood\nTeach owners to give pills to cats',
    required_qualifications: 'Licensed veterinary technician, or sitting the exam this year',
    experience_required: 'Mid Level',
    compensation_type: 'Hourly',
    salary_range: '$23 - $28 an hour',
  }),
  vet(7.4, 66, {
    title: 'Front Desk, Mornings',
    category: 'Administration',
    employment_type: 'Part-time',
    work_schedule: 'Monday to Friday, 7:30 am to 12:30 pm',
    overview:
      'You are the first voice a worried person hears, and the one who keeps the dogs away from the cats.',
    key_responsibilities:
      'Phones, appointments, payments\nPrepare the day’s charts\nOrder supplies',
    required_qualifications: 'A year at a front desk\nSteady with upset people',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$17 - $19 an hour',
  }),
  vet(17.6, 38, {
    title: 'Associate Veterinarian',
    category: 'Healthcare',
    employment_type: 'Full-time',
    work_schedule: 'Four days, no nights',
    overview:
      'A third of our patients are over ten years old. You take the time that needs and bill for what you did.',
    key_responsibilities: 'Exams, dentistry and soft-tissue surgery\nHome visits on Wednesdays',
    required_qualifications: 'DVM and state license',
    experience_required: 'Senior Level',
    compensation_type: 'Annual Salary',
    salary_range: '$105,000 - $130,000',
    bonus_commission: 'Share of production above target',
  }),
  dental(2.2, 53, {
    title: 'Dental Hygienist',
    category: 'Healthcare',
    employment_type: 'Part-time',
    work_schedule: 'Monday evenings and two days of your choice',
    overview:
      'An hour a patient, not forty minutes. We would rather see people again than quickly.',
    key_responsibilities: 'Cleaning and X-rays\nExplain without scolding\nKeep your room stocked',
    required_qualifications: 'State license as a dental hygienist\nCPR certificate',
    experience_required: 'Mid Level',
    compensation_type: 'Hourly',
    salary_range: '$38 - $44 an hour',
  }),
  dental(10.6, 77, {
    title: 'Dental Assistant, we train',
    category: 'Healthcare',
    employment_type: 'Full-time',
    overview:
      'Six months of training on the job, then the exam, which we pay for. Bring patience and a light hand.',
    key_responsibilities: 'Set up and clear the room\nPass instruments, take notes\nSterilize',
    required_qualifications: 'High school diploma\nComfortable close to people’s faces',
    experience_required: 'Entry Level',
    compensation_type: 'Hourly',
    salary_range: '$18 an hour, $21 after the exam',
  }),
  dental(19.7, 41, {
    title: 'Insurance and Billing Coordinator',
    category: 'Finance',
    employment_type: 'Full-time',
    location_type: 'Hybrid',
    overview:
      'You know what the insurance will say before it says it, and you tell the patient first.',
    key_responsibilities:
      'Estimates and claims\nFollow up on refusals\nPayment plans that people can keep',
    required_qualifications: 'Two years of dental or medical billing',
    experience_required: 'Mid Level',
    compensation_type: 'Annual Salary',
    salary_range: '$43,000 - $49,000',
  }),
];
