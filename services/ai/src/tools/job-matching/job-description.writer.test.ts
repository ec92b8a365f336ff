import {
  educationLevels,
  jobDescriptionContext,
  jobDescriptionExperience,
} from '@commons/contracts/ai-lists';
import { jobDescriptionPrompt } from '@commons/contracts/job-description-prompt';
import { placeholdersIn } from '@commons/contracts/placeholders';
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
const writeBuiltIn = (input: object) => jobMatching.writeBuiltIn(input, new Date());
const write = (change: Partial<typeof values> = {}) =>
  writeBuiltIn({
    prompt: jobDescriptionPrompt({ ...values, ...change }),
    context: jobDescriptionContext,
  });

/** The text of a section. */
const section = (text: string, name: string) => text.split(`## ${name}\n\n`)[1]?.split('\n\n')[0];

describe('the built-in writer of job descriptions', () => {
  it('fills the sections from the entries', () => {
    const text = write();
    expect(section(text, 'Role Summary')).toContain(
      'We are looking for a Baker (Full-time, On-site, Austin, TX) in Production.',
    );
    expect(section(text, 'Responsibilities')).toBe('- Bake bread\n- Clean the ovens');
    expect(section(text, 'Required Qualifications')).toBe(
      '- Education: High School or equivalent\n- 1 to 3 years of related experience (Junior level)\n- Sourdough\n- Food safety\n- Early shifts',
    );
    expect(section(text, 'Preferred Qualifications')).toBe('- Food handler card');
    expect(section(text, 'Work Environment')).toContain('- Work location: On-site, Austin, TX');
    expect(text).not.toMatch(/recruit/i);
    expect(text).toContain('built-in writer');
  });

  it('accepts every level of education and experience', () => {
    for (const educationLevel of educationLevels) {
      for (const yearsExperience of jobDescriptionExperience) {
        expect(write({ educationLevel, yearsExperience })).toMatch(
          /\d\+? (to \d+ )?years of related/,
        );
      }
    }
    expect(write({ educationLevel: 'No formal requirement' })).toContain(
      'No formal education required',
    );
  });

  it('marks missing entries', () => {
    expect(write({ workLocation: '' })).toContain('Work location: [fill in');
  });

  it('leaves no placeholder when the form is complete, so that the description can be published', () => {
    for (const text of [write(), write({ preferredQualifications: '' })])
      expect(placeholdersIn(text)).toEqual([]);
    expect(write()).toMatch(/built-in writer.* Worth adding: .*pay and benefits/);
  });

  it('writes from an unstructured prompt, and treats another context as a free request', () => {
    const own = { prompt: 'Bake bread at night', context: jobDescriptionContext };
    expect(section(writeBuiltIn(own), 'Responsibilities')).toBe('- Bake bread at night');
    expect(writeBuiltIn({ prompt: 'Which jobs suit a baker?' })).toContain('## Your request');
  });
});
