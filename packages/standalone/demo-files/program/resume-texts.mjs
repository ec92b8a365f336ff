// The résumés of the fictional applicants; `file` is named in src/demo/hiring/applicants.ts.
const person = (file, name, contact, summary, work, school, skills) => ({
  file,
  name,
  contact,
  summary,
  work,
  school,
  skills,
});

export const resumes = [
  person(
    'maya-brooks.pdf',
    'Maya Brooks',
    'maya.brooks@mail.example | (423) 555-0161',
    'Barista and shift lead who likes early mornings, short lines and clean steam wands.',
    [
      [
        'Shift Lead',
        'Copper Kettle Coffee',
        'March 2021 - Present',
        [
          'Open five mornings a week and lead a team of four',
          'Trained eleven new baristas on a two-group lever machine',
          'Cut milk waste by a fifth with a simple chart',
        ],
      ],
      [
        'Server',
        'Lakeside Diner',
        'June 2018 - February 2021',
        ['Served up to nine tables at weekends', 'Closed the till and prepared the deposit'],
      ],
    ],
    [['Associate of Arts, Hospitality', 'Valley Community College', '2020']],
    'Espresso, latte art, cash handling, training, Spanish',
  ),
  person(
    'daniel-okeefe.docx',
    "Daniel O'Keefe",
    'daniel.okeefe@mail.example | (423) 555-0162',
    'Café and restaurant manager with ten years on the floor and six in charge of it.',
    [
      [
        'General Manager',
        'The Copper Table',
        'May 2019 - Present',
        [
          'Lead a team of twenty-two in a 70-seat restaurant',
          'Brought the cost of goods from 36 to 31 percent',
          'Wrote the training book that two sister restaurants now use',
        ],
      ],
      [
        'Assistant Manager',
        'Ferry Street Grill',
        'August 2015 - April 2019',
        ['Planned shifts for fourteen people', 'Handled suppliers and weekly inventory'],
      ],
    ],
    [['Bachelor of Science, Hotel and Restaurant Management', 'State University', '2015']],
    'Scheduling, cost control, hiring, food safety manager certificate',
  ),
  person(
    'renata-silva.pdf',
    'Renata Silva',
    'renata.silva@mail.example | (423) 555-0163',
    'Home baker about to become a real one. I have sold at the Saturday market for two years.',
    [
      [
        'Market Stall Owner',
        'Renata Bakes',
        'April 2023 - Present',
        [
          'Bake 120 croissants and 60 tarts for each Saturday',
          'Keep allergen labels and temperature logs',
        ],
      ],
      [
        'Kitchen Assistant',
        'St. Luke School',
        'September 2020 - Present',
        ['Prepare lunch for 240 children', 'Hold a food handler card'],
      ],
    ],
    [['High School Diploma', 'Central High School', '2019']],
    'Lamination, tempering chocolate, food safety, patience',
  ),
  person(
    'curtis-young.docx',
    'Curtis Young',
    'curtis.young@mail.example | (423) 555-0164',
    'Delivery driver with eleven years on the road and no accidents.',
    [
      [
        'Route Driver',
        'Blue Heron Dairy',
        'January 2016 - Present',
        [
          'Deliver to 34 stops before nine in the morning',
          'Train new drivers on cold chain and invoices',
        ],
      ],
      [
        'Courier',
        'Quickwheel',
        'May 2013 - December 2015',
        ['Drove a van of 12 feet in town traffic'],
      ],
    ],
    [['High School Diploma', 'Northside High School', '2012']],
    'Clean driving record, early shifts, light van repairs',
  ),
  person(
    'helen-zhao.pdf',
    'Helen Zhao',
    'helen.zhao@mail.example | (423) 555-0165',
    'Bookkeeper for small businesses, remote since 2019, tidy since birth.',
    [
      [
        'Freelance Bookkeeper',
        'Zhao Books',
        'February 2019 - Present',
        [
          'Keep the books of seven businesses, two of them bakeries',
          'Run payroll for forty people twice a month',
          'Moved three clients from paper to software in a week each',
        ],
      ],
      [
        'Accounting Clerk',
        'Marlow Furniture',
        'July 2014 - January 2019',
        ['Accounts payable and receivable', 'Sales tax in four states'],
      ],
    ],
    [['Bachelor of Business Administration, Accounting', 'State University', '2014']],
    'QuickBooks, payroll, sales tax, month-end close',
  ),
  person(
    'tomas-reyes.docx',
    'Tomás Reyes',
    'tomas.reyes@mail.example | (423) 555-0166',
    'Line cook who wants to work where the day begins rather than where it ends.',
    [
      [
        'Line Cook',
        'Riverfront Kitchen',
        'October 2021 - Present',
        ['Run the cold and pastry station', 'Bake the bread for 90 covers a night'],
      ],
      [
        'Dishwasher and Prep Cook',
        'Riverfront Kitchen',
        'June 2020 - September 2021',
        ['Prepared vegetables, stocks and doughs'],
      ],
    ],
    [['Culinary Certificate', 'Valley Community College', '2021']],
    'Doughs, knife work, clean stations, Spanish',
  ),
  person(
    'abigail-stone.pdf',
    'Abigail Stone',
    'abigail.stone@mail.example | (423) 555-0167',
    'Student of nutrition, free every morning until eleven.',
    [
      [
        'Barista',
        'Campus Corner',
        'August 2024 - Present',
        ['Make drinks for 200 guests in a morning', 'Keep the pastry case full and honest'],
      ],
      [
        'Camp Counselor',
        'Camp Hollow Oak',
        'June 2023 - August 2023',
        ['Cooked breakfast for thirty children'],
      ],
    ],
    [['Bachelor of Science, Nutrition (in progress)', 'State University', '2027']],
    'Espresso, cash register, cheerful before seven',
  ),
  person(
    'victor-lang.docx',
    'Victor Lang',
    'victor.lang@mail.example | (423) 555-0168',
    'Retail manager looking for a smaller place and a better lunch.',
    [
      [
        'Store Manager',
        'Homeway Goods',
        'March 2017 - Present',
        [
          'Lead thirty people and a budget of four million dollars',
          'Lowered turnover from 60 to 35 percent in two years',
        ],
      ],
      [
        'Department Manager',
        'Homeway Goods',
        'May 2012 - February 2017',
        ['Responsible for kitchen and garden'],
      ],
    ],
    [['Bachelor of Arts, Communication', 'State University', '2011']],
    'Budgets, hiring, scheduling, difficult conversations',
  ),
  person(
    'jamie-lindqvist.pdf',
    'Jamie Lindqvist',
    'jamie@commons.example | (423) 555-0160',
    'Customer support specialist who writes clearly, answers calmly and fixes small things in the code.',
    [
      [
        'Support Specialist',
        'Brightline Tickets',
        'January 2022 - Present',
        [
          'Answer about forty customers a day by phone and mail',
          'Wrote 60 help pages that cut repeat questions by a third',
          'Built the status page in TypeScript',
        ],
      ],
      [
        'Front Desk Clerk',
        'Harborview Inn',
        'May 2019 - December 2021',
        ['Checked in up to eighty guests a day', 'Kept the night book'],
      ],
    ],
    [
      ['Bachelor of Arts, English', 'State University', '2019'],
      ['Certificate, Web Development', 'Valley Community College', '2022'],
    ],
    'Clear writing, Zendesk, HTML, CSS, TypeScript, Swedish',
  ),
];
