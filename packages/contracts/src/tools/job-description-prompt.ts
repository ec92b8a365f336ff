// The prompt of the job description tool (AIT-11). No zod here: the screen builds it, the built-in writer parses it.

/** Input of the job description tool's panel (AIT-10). */
export interface JobDescriptionValues {
  readonly jobTitle: string;
  readonly department: string;
  readonly employmentType?: string | undefined;
  readonly workLocation?: string | undefined;
  readonly educationLevel: string;
  readonly yearsExperience: string;
  readonly coreResponsibilities: string;
  readonly requiredSkills: string;
  readonly preferredQualifications?: string | undefined;
}

/** Longest entries of the panel, in characters: together they are below `maxAiTextLength`. */
export const jobDescriptionMaxima = { line: 200, text: 6_000 } as const;

const labels: Readonly<Record<keyof JobDescriptionValues, string>> = {
  jobTitle: 'Job title',
  department: 'Department',
  employmentType: 'Employment type',
  workLocation: 'Work location',
  educationLevel: 'Education level',
  yearsExperience: 'Years of experience',
  coreResponsibilities: 'Core responsibilities',
  requiredSkills: 'Required skills',
  preferredQualifications: 'Preferred qualifications',
};
const fields = Object.entries(labels) as [keyof JobDescriptionValues, string][];

const order = [
  'Write a job description from the entries below, with these sections: role summary, responsibilities,',
  'required qualifications, preferred qualifications, work environment.',
  'Make it ATS-friendly: plain headings and lists, and the usual words for skills.',
  'Leave out any recruitment strategy.',
].join(' ');

/** Lines of a value are indented, so that no entered line is mistaken for the label of another field. */
const indent = '  ';

/** The prompt of POST /ai/job-matching. Empty values are omitted. */
export function jobDescriptionPrompt(values: JobDescriptionValues): string {
  const blocks = fields.flatMap(([field, label]) => {
    const lines = (values[field] ?? '').trim().split(/\r?\n/);
    if (lines.join('') === '') return [];
    return [[`${label}:`, ...lines.map((line) => indent + line.trim())].join('\n')];
  });
  return [order, ...blocks].join('\n\n');
}

/** The values of a prompt that `jobDescriptionPrompt` built. @returns undefined for any other text */
export function jobDescriptionValues(prompt: string): Partial<JobDescriptionValues> | undefined {
  if (!prompt.trim().startsWith(order)) return undefined;
  const values: Partial<Record<keyof JobDescriptionValues, string>> = {};
  let current: keyof JobDescriptionValues | undefined;
  for (const line of prompt.split('\n')) {
    if (line.startsWith(indent) && current) {
      values[current] = `${values[current] ?? ''}${line.slice(indent.length)}\n`;
    } else {
      current = fields.find(([, label]) => line === `${label}:`)?.[0] ?? current;
    }
  }
  return Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text.trim()]));
}
