import { entryNames, readLines } from '../../testing/read-lines.js';
import type { DocumentLine } from '../lines/document-line.js';
import { structureOf } from '../structure.js';

const entriesOf = (lines: readonly DocumentLine[]) => entryNames(structureOf(lines));
const jobsOf = (text: string) => entryNames(readLines(text));

describe('[RES-05] jobs in forms with labels of their own', () => {
  it('reads what labels name by their nouns, whatever words are around them', () => {
    expect(
      jobsOf(`Ravi Menon
WORK EXPERIENCE
Duration: March 2011 to March 2016
Past company: Bluebell Power (Pvt) Ltd
Capacity: Site Supervisor
Job duration: May 2009 to Feb 2011
Company Name & Address: Northwind Electric Ltd
Last position held: Electrician`),
    ).toEqual([
      ['Site Supervisor', 'Bluebell Power (Pvt) Ltd', 'March 2011 to March 2016'],
      ['Electrician', 'Northwind Electric Ltd', 'May 2009 to Feb 2011'],
    ]);
  });

  it('reads several fields in one line, and dates behind any label', () => {
    expect(
      jobsOf(`Ravi Menon
WORK EXPERIENCE
1. Company: Harbour Petroleum Ltd. | Duration: Aug 2013 to Jan 2014
Designation: Welding Inspector
2. Company: Lakeside Steel Ltd. | Experience: Feb 2011 to July 2013
Designation: Welder`),
    ).toEqual([
      ['Welding Inspector', 'Harbour Petroleum Ltd.', 'Aug 2013 to Jan 2014'],
      ['Welder', 'Lakeside Steel Ltd.', 'Feb 2011 to July 2013'],
    ]);
  });

  it('takes no client for the next employer', () => {
    expect(
      jobsOf(`Ravi Menon
WORK EXPERIENCE
Organization: Bluebell Contracting LLC
Designation: Site Engineer
Duration: August 2012 to September 2014
Client: Port Authority
Organization: Northwind Power Ltd
Designation: Trainee Engineer
Duration: July 2011 to July 2012
Client: Ministry of Works`),
    ).toEqual([
      ['Site Engineer', 'Bluebell Contracting LLC', 'August 2012 to September 2014'],
      ['Trainee Engineer', 'Northwind Power Ltd', 'July 2011 to July 2012'],
    ]);
  });

  it('finds them in sections of other things, beside those of the own section', () => {
    expect(
      jobsOf(`Ravi Menon
CAREER HIGHLIGHTS
Company: Harbour Shipping Services
Designation: Operations Executive
Duration: Feb 2012 to July 2014
WORK EXPERIENCE
Company: Lakeside Courier Ltd
Designation: Driver
Duration: Jan 2009 to Jan 2012
PROJECTS
Client: Springfield Bikes
Role: Developer
Duration: Jan 2015 to May 2015`),
    ).toEqual([
      ['Operations Executive', 'Harbour Shipping Services', 'Feb 2012 to July 2014'],
      ['Driver', 'Lakeside Courier Ltd', 'Jan 2009 to Jan 2012'],
    ]);
  });
});

describe('[RES-05] names that are not where the others are', () => {
  it('reads a title below the sentences about its employer, by its look', () => {
    const name = (text: string) => ({ text, font: 'bold', size: 11 });
    const plain = (text: string) => ({ text, font: 'plain', size: 11 });
    expect(
      entriesOf([
        { text: 'WORK EXPERIENCE', font: 'head', size: 14, heading: 1 },
        name('Bluebell Homes Ltd, Oman | Jan 2014 – Oct 2018'),
        name('Project Manager'),
        plain('• Planned two blocks of flats.'),
        name('Northwind Homes Ltd, Oman | Jan 2009 – Dec 2013'),
        plain('A company that is involved in developing projects in and around'),
        plain('the town and the villages near it.'),
        name('Site Engineer'),
        plain('• Planned roads.'),
        plain('• Kept the plans of three sites.'),
        plain('• Checked what was delivered.'),
      ]),
    ).toEqual([
      ['Project Manager', 'Bluebell Homes Ltd', 'Jan 2014 – Oct 2018'],
      ['Site Engineer', 'Northwind Homes Ltd', 'Jan 2009 – Dec 2013'],
    ]);
  });

  it('takes what was done at the last job for no name of the next', () => {
    expect(
      jobsOf(`Dana Field
EXPERIENCE
Lakeside Bank, Boston — Customer Service Agent
MAY 2016 - APRIL 2017
Handled Inbound Calls and Assisted Clients With Cards
Harbour Coffee, Boston — Barista
OCTOBER 2014 - FEBRUARY 2016
Prepared Drinks and Maintained Cleanliness of Store`),
    ).toEqual([
      ['Customer Service Agent', 'Lakeside Bank', 'MAY 2016 - APRIL 2017'],
      ['Barista', 'Harbour Coffee', 'OCTOBER 2014 - FEBRUARY 2016'],
    ]);
  });

  it('reads a trade told with its years alone, and a degree that is expected', () => {
    expect(
      jobsOf(`Dana Field
WORK EXPERIENCE
I have 2 years experience as plumber technician.
EDUCATION
Lakeside University, Davie FL
B.S. in Computer Science, Expected May 2030`),
    ).toEqual([
      ['Plumber technician', undefined, undefined],
      ['B.S. in Computer Science', 'Lakeside University', 'May 2030'],
    ]);
  });
});
