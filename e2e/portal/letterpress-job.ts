/** A job as `postJob` of the employer's dashboard types it; each test gives it a title of its own. */
export const letterpressJob = {
  category: 'Manufacturing',
  employmentType: 'Full-time',
  locationType: 'On-site',
  city: 'Chattanooga',
  state: 'TN',
  overview: 'Run two hand presses and teach visitors on Saturdays.',
  responsibilities: 'Set type, mix ink, keep the presses in order.',
  qualifications: 'Two years at a press, patience with people.',
  experience: 'Mid Level',
  compensation: 'Annual Salary',
  salary: '$42,000 - $51,000',
};
