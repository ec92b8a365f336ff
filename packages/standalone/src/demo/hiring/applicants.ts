import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';

export interface DemoApplicant {
  readonly name: string;
  readonly email: string;
  /** File in `demo-files/resumes`. */
  readonly resume: string;
}

const applicant = (name: string, resume: string): DemoApplicant => ({
  ...{ name, resume },
  email: `${resume.slice(0, resume.lastIndexOf('.')).replace('-', '.')}@mail.example`,
});

const maya = applicant('Maya Brooks', 'maya-brooks.pdf');
const daniel = applicant("Daniel O'Keefe", 'daniel-okeefe.docx');
const renata = applicant('Renata Silva', 'renata-silva.pdf');
const curtis = applicant('Curtis Young', 'curtis-young.docx');
const helen = applicant('Helen Zhao', 'helen-zhao.pdf');
const tomas = applicant('Tomás Reyes', 'tomas-reyes.docx');
const abigail = applicant('Abigail Stone', 'abigail-stone.pdf');
const victor = applicant('Victor Lang', 'victor-lang.docx');

export const applicants = [maya, daniel, renata, curtis, helen, tomas, abigail, victor] as const;

/** A fictional application. Days count back from the start of the portal; the answer came `answeredDaysAgo`. */
export interface DemoApplicationText {
  /** Defaults to the job seeker named in the start message. */
  readonly from?: DemoApplicant;
  readonly employer: string;
  readonly job: string;
  readonly status: ApplicationStatus;
  readonly sentDaysAgo: number;
  readonly answeredDaysAgo?: number;
  readonly letter?: string;
  /** To the questions of the job, in their order. */
  readonly answers?: readonly (string | number | undefined)[];
  /** The employer's notes, visible to both. */
  readonly notes?: string;
  readonly mail?: {
    readonly type: 'interview_invitation' | 'acceptance' | 'rejection';
    readonly subject: string;
    readonly message: string;
  };
}

const bakery = 'rosa@millstone.example';

/** Nine applications to the first employer, including the seeker's, in all statuses. */
export const bakeryApplications: readonly DemoApplicationText[] = [
  {
    from: maya,
    employer: bakery,
    job: 'Barista',
    status: 'reviewed',
    sentDaysAgo: 2.6,
    answeredDaysAgo: 1.4,
    letter:
      'I have opened a coffee bar at five in the morning for four years and I still like people by six. Your café is where I go on my day off, so I know about the Saturday line and would enjoy making it shorter.',
    notes: 'Call on Thursday. Could lead the Saturday bar.',
  },
  {
    from: abigail,
    employer: bakery,
    job: 'Barista',
    status: 'pending',
    sentDaysAgo: 0.4,
    letter:
      'I study nutrition and have every morning free until eleven, all year. I make drinks for two hundred people before my first class and I am told I hum.',
  },
  {
    from: tomas,
    employer: bakery,
    job: 'Bread Baker',
    status: 'pending',
    sentDaysAgo: 0.06,
    letter:
      'I bake the bread at Riverfront Kitchen, ninety covers a night. I would like to work where the day begins. My station is clean, my doughs are patient, and I am awake at three anyway because of my daughter.',
    answers: [
      'yes',
      4,
      'In two weeks',
      'A dark rye with caraway, the one my grandmother let me score.',
    ],
  },
  {
    from: renata,
    employer: bakery,
    job: 'Pastry Apprentice',
    status: 'accepted',
    sentDaysAgo: 7.2,
    answeredDaysAgo: 4.1,
    letter:
      'Every Saturday I sell a hundred and twenty croissants that I laminated in a kitchen the size of a closet. I would like to learn to do it right, from people who do it every day. I have enclosed nothing edible only because the form does not take it.',
    notes: 'Baked with us on Tuesday. Hands know what they are doing.',
    mail: {
      type: 'acceptance',
      subject: 'Pastry Apprentice: we would like you to start',
      message:
        'Dear Renata,\n\nthe trial morning settled it, and Ana has asked twice whether you have said yes. We offer you the apprenticeship, starting on the first of next month at $17 an hour.\n\nPlease tell us by Friday whether you accept. Bring your own apron if you are fond of it.\n\nRosa',
    },
  },
  {
    from: victor,
    employer: bakery,
    job: 'Café Manager',
    status: 'rejected',
    sentDaysAgo: 14.8,
    answeredDaysAgo: 9.6,
    letter:
      'I lead thirty people at Homeway Goods and a budget of four million dollars. I am looking for a place where I know the names of the customers.',
    mail: {
      type: 'rejection',
      subject: 'Your application as Café Manager',
      message:
        'Dear Victor,\n\nthank you for the long and honest talk. We have decided on somebody who has run a kitchen before. I would have liked to work with you, and I mean that.\n\nRosa',
    },
  },
  {
    from: daniel,
    employer: bakery,
    job: 'Café Manager',
    status: 'reviewed',
    sentDaysAgo: 11.3,
    answeredDaysAgo: 8.9,
    letter:
      'Ten years on the floor and six in charge of it. I took cost of goods from 36 to 31 percent without anybody noticing on the plate. I would like to do that with breakfast.',
    notes: 'Second talk on Monday at four, with Ana.',
  },
  {
    from: curtis,
    employer: bakery,
    job: 'Delivery Driver',
    status: 'pending',
    sentDaysAgo: 1.7,
    letter:
      'Thirty-four stops before nine, eleven years, no accidents. The dairy is moving its depot and I would rather stay in town.',
  },
  {
    from: helen,
    employer: bakery,
    job: 'Bookkeeper, ten hours a week',
    status: 'rejected',
    sentDaysAgo: 18.2,
    answeredDaysAgo: 13.5,
    letter:
      'I keep the books of seven businesses, two of them bakeries, and I know why flour is booked twice in December.',
    mail: {
      type: 'rejection',
      subject: 'Your application as bookkeeper',
      message:
        'Dear Helen,\n\nyour letter made us laugh and your résumé is very good. Ten hours is what we have, and you asked for twenty. If we grow, you will be the first call.\n\nRosa',
    },
  },
  {
    employer: bakery,
    job: 'Barista',
    status: 'pending',
    sentDaysAgo: 1.1,
    letter:
      'I answer forty people a day by phone and would like to see some of their faces. Mornings suit me. I have not worked a lever machine yet, and I learn quickly from people who are patient with me.',
  },
];
