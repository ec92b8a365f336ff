import { placeholdersIn } from '@commons/contracts/text/placeholders';
import {
  educationLevels,
  jobDescriptionContext,
  jobDescriptionExperience,
} from '@commons/contracts/tools/ai-lists';
import { jobDescriptionPrompt } from '@commons/contracts/tools/job-description-prompt';
import { writeJobDescription } from './job-description.writer.js';
import { jobMatching } from './job-matching.tool.js';

const values = {
  jobTitle: 'Baker',
  department: 'Production',
  employmentType: 'Full-time',
  workLocation: 'On-site, Austin, TX',
  educationLevel: 'High School',
  yearsExperience: 'Junior (1-3)',
  coreResponsibilities: 'bake bread\nclean the ovens',
  requiredSkills: 'Sourdough, Food safety, Early shifts',
  preferredQualifications: 'Food handler card',
};
const built = (input: object) => {
  const written = jobMatching.writeBuiltIn(input, new Date());
  return typeof written === 'string' ? { text: written, missing: [] } : written;
};
const writeBuiltIn = (input: object) => built(input).text;
const write = (change: Partial<typeof values> = {}) =>
  writeBuiltIn({
    prompt: jobDescriptionPrompt({ ...values, ...change }),
    context: jobDescriptionContext,
  });

/** The text of a section. */
const section = (text: string, name: string) => text.split(`## ${name}\n\n`)[1]?.split('\n\n')[0];

describe('the built-in writer of job descriptions', () => {
  it('asks for nothing that is not needed, and adds nothing to an alternative', () => {
    const { text } = writeJobDescription({
      jobTitle: 'Driver',
      educationLevel: 'none needed',
      yearsExperience: '0',
    });
    expect(text).toContain('- No formal education required\n- No experience needed');
    const either = writeJobDescription({
      jobTitle: 'Optician',
      educationLevel: 'Associate degree or completed apprenticeship',
    });
    expect(either.text).not.toContain('or equivalent');
  });

  it('fills the sections from the entries', () => {
    const text = write();
    expect(section(text, 'Role Summary')).toContain(
      'We are looking for a full-time baker for our production team.',
    );
    expect(section(text, 'Responsibilities')).toBe('- Bake bread\n- Clean the ovens');
    expect(section(text, 'Required Qualifications')).toBe(
      '- Education: High School or equivalent\n- 1 to 3 years of related experience (Junior level)\n- Sourdough\n- Food safety\n- Early shifts',
    );
    expect(section(text, 'Preferred Qualifications')).toBe('- Food handler card');
    expect(section(text, 'Work Environment')).toContain('- Work location: On-site, Austin, TX');
    expect(text).toContain('In this role, you will bake bread and clean the ovens.');
    expect(text).not.toMatch(/recruit|built-in writer/i);
  });

  it('keeps words that begin like a pronoun', () => {
    const text = write({ coreResponsibilities: 'help residents get dressed, chart vitals' });
    expect(section(text, 'Responsibilities')).toBe('- Help residents get dressed\n- Chart vitals');
  });

  it('accepts every level of education and experience', () => {
    for (const educationLevel of educationLevels) {
      for (const yearsExperience of jobDescriptionExperience) {
        expect(write({ educationLevel, yearsExperience })).toMatch(
          /\d\+? (to \d+ )?years? of related/,
        );
      }
    }
    expect(write({ educationLevel: 'No formal requirement' })).toContain(
      'No formal education required',
    );
  });

  it('asks for missing entries beside the text', () => {
    const prompt = jobDescriptionPrompt({ ...values, workLocation: '' });
    const { text, missing } = built({ prompt, context: jobDescriptionContext });
    expect(missing).toContain('the work location');
    expect(text).not.toContain('[');
  });

  it('parts two preferred qualifications at a single comma', () => {
    expect(write({ preferredQualifications: 'Spanish, a year in a bakery' })).toContain(
      '- Spanish\n- A year in a bakery',
    );
  });

  it('leaves no placeholder when the form is complete, so that the description can be published', () => {
    for (const text of [write(), write({ preferredQualifications: '' })])
      expect(placeholdersIn(text)).toEqual([]);
    expect(
      built({
        prompt: jobDescriptionPrompt(values),
        context: jobDescriptionContext,
      }).missing?.join(),
    ).toContain('pay and benefits');
  });

  it('writes from an unstructured prompt, and treats another context as a free request', () => {
    const own = { prompt: 'Bake bread at night', context: jobDescriptionContext };
    expect(section(writeBuiltIn(own), 'Responsibilities')).toBe('- Bake bread at night');
    expect(writeBuiltIn({ prompt: 'Which jobs suit a baker?' })).toContain(
      'Your question: Which jobs suit a baker?',
    );
  });

  it('keeps pay with cents, and parts tasks and things without commas', () => {
    const text = write({
      coreResponsibilities: 'bake breads biscuits and rolls, start 3am, 17.50 an hour, tues-sat',
    });
    expect(text).toContain('- $17.50 an hour');
    expect(text).toContain('- Bake breads, biscuits and rolls');
    expect(text).toContain('- Start at 3am');
  });

  it('says sentences about the worker to the worker', () => {
    const text = write({
      jobTitle: 'Stable hand',
      coreResponsibilities:
        'The stable hand feeds and waters the horses, mucks out stalls and sweeps the aisle. On Sundays she also turns the herd out.',
      requiredSkills: 'Good with horses. Knows how to lead a stallion.',
    });
    expect(section(text, 'Responsibilities')).toBe(
      '- Feed and water the horses\n- Muck out stalls\n- Sweep the aisle\n- Turn the herd out on Sundays',
    );
    expect(section(text, 'Required Qualifications')).toContain(
      '- Good with horses\n- Knows how to lead a stallion',
    );
    expect(section(text, 'Role Summary')).toContain('looking for a full-time stable hand');
  });

  it.each([
    [
      'things and no deeds',
      'X-rays; charting in Dentrix',
      'Your main tasks: X-rays and charting in Dentrix.',
    ],
    [
      'deeds, leaving things to their list',
      'plan activities, naps, greet families at the door',
      'In this role, you will plan activities and greet families at the door.',
    ],
    [
      'a deed with a series of its own apart',
      'Do bank recs, payroll for 14 people, and sales tax filings. Also answer the phone.',
      'In this role, you will do bank recs, payroll for 14 people, and sales tax filings. You will also answer the phone.',
    ],
  ])('tells %s in the summary', (_what, coreResponsibilities, said) => {
    expect(section(write({ coreResponsibilities }), 'Role Summary')).toContain(said);
  });

  it('keeps things joined by "and" together, and what nobody does apart from the tasks', () => {
    const text = write({
      coreResponsibilities:
        'diagnose residential AC and heat pumps. haul gravel to job sites all over the county, pre-trip checks, wash the truck. home every night. OT after 40',
    });
    expect(section(text, 'Responsibilities')).toBe(
      '- Diagnose residential AC and heat pumps\n- Haul gravel to job sites all over the county\n- Pre-trip checks\n- Wash the truck',
    );
    expect(section(text, 'Work Environment')).toContain('- Home every night\n- OT after 40');
  });

  it.each([
    ['receptionist bilingual', 'looking for a bilingual receptionist'],
    ['lead teacher toddlers', 'looking for a lead teacher for toddlers'],
    ['Warehouse Associate (2nd shift)', 'looking for a warehouse associate'],
    ['weekend barista', 'looking for a weekend barista'],
  ])('says the title %s as in speech', (jobTitle, said) => {
    const text = write({ jobTitle, department: '', employmentType: '' });
    expect(section(text, 'Role Summary')).toContain(said);
  });

  it('keeps names, prices and zones in lists of items', () => {
    const text = write({
      coreResponsibilities: 'meet homeowners, draw plans in Dynascape; look up parts by vin',
      requiredSkills: 'canva, plants of zone 8a',
      employmentType: '11pm-7am fri sat, 15.50',
    });
    expect(section(text, 'Responsibilities')).toBe(
      '- Meet homeowners\n- Draw plans in Dynascape\n- Look up parts by VIN',
    );
    expect(section(text, 'Role Summary')).toContain('What you need: Canva and plants of zone 8a.');
    expect(section(text, 'Work Environment')).toContain('11pm-7am Friday and Saturday, $15.50');
  });

  it('says once that something is required, or a plus', () => {
    const text = write({
      requiredSkills: 'forklift certification a must, spanish fluent, serve safe card, friendly',
      preferredQualifications: 'notary a plus',
      yearsExperience: '1',
    });
    expect(section(text, 'Required Qualifications')).toContain(
      '- 1 year of related experience\n- Forklift certification\n- Fluent Spanish\n- ServSafe card\n- Friendly',
    );
    expect(section(text, 'Preferred Qualifications')).toBe('- Notary');
    expect(section(text, 'Role Summary')).toContain(
      'What you need: forklift certification, fluent Spanish and ServSafe card.',
    );
  });

  it('parts tasks at "and" where a verb with an object follows, and nowhere else', () => {
    const tasks = (coreResponsibilities: string) =>
      section(write({ coreResponsibilities }), 'Responsibilities');
    expect(tasks('Fold towels, wipe down mirrors, greet guests and answer the phone')).toContain(
      '- Greet guests\n- Answer the phone',
    );
    expect(tasks('Wash and fold towels, wipe down mirrors, water plants')).toContain(
      '- Wash and fold towels',
    );
  });

  it('leaves letters, short names and nouns as they were typed', () => {
    const text = write({
      coreResponsibilities: 'answer phones and schedule\nDOT inspections\nwrite up what you did',
      requiredSkills: 'CDL class A or a permit, clean record',
    });
    expect(text).toContain(
      '- Answer phones and schedule\n- DOT inspections\n- Write up what you did',
    );
    expect(text).not.toMatch(/dOT|class An/);
  });

  it('writes out what is typed in short, and capitals of a heading', () => {
    const { text } = writeJobDescription({
      jobTitle: 'CDL driver class b',
      department: 'delivery',
      coreResponsibilities: 'answer phone book appts, pretrip, vaccum the cab',
      requiredSkills: 'bg check, own ride, saturdays',
    });
    expect(text).toContain('# CDL Driver Class B\n');
    expect(text).toContain('looking for a CDL driver class b for our delivery team');
    expect(text).toContain(
      '- Answer phone\n- Book appointments\n- Pre-trip inspections\n- Vacuum the cab',
    );
    expect(text).toContain('- Background check\n- Own transportation\n- Available on Saturdays');
    expect(text).toContain('- Team: Delivery');
  });
});
