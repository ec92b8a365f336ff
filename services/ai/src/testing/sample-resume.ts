import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';

/** A résumé of a fictional person, with strengths and faults. */
export const sampleResume: ResumeStructure = {
  name: 'Dana Fields',
  email: 'dana.fields@example.org',
  location: 'Chattanooga, TN',
  links: [],
  lines: [
    'Dana Fields',
    'dana.fields@example.org · Chattanooga, TN',
    'Education',
    'Riverbend High School',
    'Work Experience',
    'Baker, Morning Loaf, Jan 2019 – present',
    '• Responsible for managing the oven line of the early shift',
    '• Raised weekly bread sales from 120 to 310 loaves in two years',
    '• I trained new people in hygiene and in the use of the ovens',
    'Clerk, Corner Market, 2016 – 2018',
    '• Duties included the till and the orders for dairy and bread',
    '• Kept the shelves of the market tidy and full every day of the week',
    'Skills',
    'Baking, hygiene',
  ],
  sections: [
    { kind: 'education', heading: 'Education', lines: ['Riverbend High School'] },
    {
      kind: 'experience',
      heading: 'Work Experience',
      lines: [
        'Baker, Morning Loaf, Jan 2019 – present',
        '• Responsible for managing the oven line of the early shift',
        '• Raised weekly bread sales from 120 to 310 loaves in two years',
        '• I trained new people in hygiene and in the use of the ovens',
        'Clerk, Corner Market, 2016 – 2018',
        '• Duties included the till and the orders for dairy and bread',
        '• Kept the shelves of the market tidy and full every day of the week',
      ],
    },
    { kind: 'skills', heading: 'Skills', lines: ['Baking, hygiene'] },
  ],
};
