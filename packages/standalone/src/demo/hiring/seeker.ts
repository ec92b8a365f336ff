import type { DemoApplicationText } from './applicants.js';

/** The profile of the demo job seeker. The days of views count back from the start. */
export const seekerProfile = {
  professional_title: 'Customer support specialist and beginning web developer',
  summary:
    'I answer people clearly and calmly, and when the same question comes three times I write the page that ends it. For two years I have also mended small things in the code myself. I am looking for a team where both are wanted.',
  skills: ['Customer support', 'Clear writing', 'Zendesk', 'HTML and CSS', 'TypeScript', 'Swedish'],
  linkedin_url: 'https://social.example/jamie-lindqvist',
  github_url: 'https://code.example/jamielq',
  portfolio_url: 'https://jamielindqvist.example',
  website_url: 'https://jamielindqvist.example/notes',
  availability: 'within_2_weeks',
  preferred_work_type: 'hybrid',
  desired_salary_min: 44_000,
  desired_salary_max: 58_000,
  experience: [
    {
      title: 'Support Specialist',
      company: 'Brightline Tickets',
      duration: '2022 to now',
      description:
        'About forty customers a day by phone and mail. Wrote sixty help pages that cut repeat questions by a third, and built the status page.',
    },
    {
      title: 'Front Desk Clerk',
      company: 'Harborview Inn',
      duration: '2019 to 2021',
      description: 'Checked in up to eighty guests a day and kept the night book.',
    },
  ],
  education: [
    { degree: 'Bachelor of Arts, English', institution: 'State University', year: '2019' },
    {
      degree: 'Certificate, Web Development',
      institution: 'Valley Community College',
      year: '2022',
    },
  ],
  certifications: ['Web Accessibility Basics', 'First Aid and CPR'],
} as const;

/** Views of the shared profile per day, today first. */
export const profileViews = [
  1, 3, 2, 0, 4, 2, 1, 1, 0, 2, 3, 1, 0, 0, 2, 1, 2, 0, 1, 0, 1, 2, 0, 1,
];

export const savedTitles = ['Bookseller', 'Web Developer', 'Front Desk, Mornings', 'Dispatcher'];

/** Two have been answered; the application to the bakery is in the bakery's list. */
export const seekerApplications: readonly DemoApplicationText[] = [
  {
    employer: 'tom@harborsystems.example',
    job: 'Customer Support Specialist',
    status: 'accepted',
    sentDaysAgo: 4.2,
    answeredDaysAgo: 0.8,
    letter:
      'My aunt sold ferry tickets from a tin box, so I have seen what a long line on a dock does to people. I answer forty of them a day now, by phone, and would like to do it for boats.',
    notes: 'Talked on Friday. Start date open.',
    mail: {
      type: 'acceptance',
      subject: 'Customer Support Specialist: come and join us',
      message:
        'Dear Jamie,\n\nthe help page you wrote during our call is already online, which says enough. We offer you the position at $48,000, starting when your notice allows.\n\nPlease write back with a date, and with the story of the tin box for the team.\n\nTom',
    },
  },
  {
    employer: 'ben@paperlantern.example',
    job: 'Events Assistant',
    status: 'rejected',
    sentDaysAgo: 12.4,
    answeredDaysAgo: 6.3,
    letter:
      'I have come to almost every first Thursday since you opened the room upstairs, and I can carry chairs and write a kind letter to an author.',
    mail: {
      type: 'rejection',
      subject: 'Your application as Events Assistant',
      message:
        'Dear Jamie,\n\nwe have chosen somebody who can be here during the day. Please keep coming on Thursdays; the armchair by the window is yours.\n\nBen',
    },
  },
  {
    employer: 'ada@okonkwoplumbing.example',
    job: 'Office Coordinator',
    status: 'reviewed',
    sentDaysAgo: 9.5,
    answeredDaysAgo: 7.7,
    letter:
      'A warm voice and a tidy calendar: I can offer both, and I like saying the price first.',
  },
];
