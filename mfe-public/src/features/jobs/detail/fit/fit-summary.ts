import type { JobFit } from '@commons/contracts/job-fit';

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const number = (count: number) => numbers[count] ?? String(count);
const lower = (text: string) => text.toLowerCase();

/**
 * What the comparison found, in words. It counts requirements, not the person: nothing is said about chances.
 */
export function fitSummary({ must }: Pick<JobFit, 'must'>): { counted: string; kind: string } {
  const told = must.filter(({ state }) => state !== 'ask');
  const found = told.filter(({ state }) => state === 'found').length;
  const open = told.length - found;
  return { counted: countedOf(found, told.length), kind: kindOf(found, open) };
}

function countedOf(found: number, of: number): string {
  if (of === 0) return 'What this job asks for is yours to answer.';
  if (found === of) {
    return of === 1
      ? 'Your resume speaks about what this job asks for.'
      : `Your resume speaks about all ${lower(number(of))} things that this job asks for.`;
  }
  if (found === 0) return 'We did not find the words of this job in your resume.';
  return `Your resume speaks about ${lower(number(found))} of the ${lower(number(of))} things that this job asks for.`;
}

const limits = 'This only compares words. It cannot tell how good you are at the work.';

function kindOf(found: number, open: number): string {
  if (open === 0) return limits;
  if (found === 0) {
    return `${limits} You may have done much of it and called it something else: the points below show where a line would help.`;
  }
  return `${limits} ${open === 1 ? 'The open point is' : `The other ${lower(number(open))} are`} a reason to add a line where you can, not a reason to stay away: few people write about everything that a posting names.`;
}
