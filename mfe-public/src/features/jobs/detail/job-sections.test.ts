import type { Job } from '@commons/contracts/jobs/jobs';
import { jobSections } from './job-sections';

const sections = (job: Partial<Job>) =>
  jobSections(job as Job).map(({ title, parts }) => [
    title,
    ...parts.map(({ heading, text }) => (heading ? `${heading}: ${text}` : text)),
  ]);

describe('[JOB-19] sections of a job', () => {
  it('use the first text of each pair', () => {
    expect(
      sections({
        overview: 'overview',
        description: 'description',
        key_responsibilities: 'duties',
        required_qualifications: 'required',
        requirements: 'requirements',
        preferred_qualifications: 'preferred',
        experience_required: 'Mid Level',
        benefits_offered: 'offered',
        benefits: 'benefits',
        perks: 'perks',
      }),
    ).toEqual([
      ['Job Description', 'overview'],
      ['Key Responsibilities', 'duties'],
      [
        'Requirements',
        'required',
        'Preferred qualifications: preferred',
        'Experience required: Mid Level',
      ],
      ['Benefits & Perks', 'offered', 'Additional perks: perks'],
    ]);
  });

  it('fall back to the second, and leave out empty ones', () => {
    expect(
      sections({
        overview: ' ',
        description: 'description',
        requirements: 'requirements',
        benefits: 'benefits',
      }),
    ).toEqual([
      ['Job Description', 'description'],
      ['Requirements', 'requirements'],
      ['Benefits & Perks', 'benefits'],
    ]);
  });
});
