import type { z } from 'zod';

const typeTexts: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
  date: 'Must be a date',
};

const formatTexts: Record<string, string> = {
  email: 'Please enter a valid email address',
  url: 'Must be a valid web address',
  datetime: 'Must be a date and time in ISO 8601',
  date: 'Must be a date (YYYY-MM-DD)',
  uuid: 'Must be a valid id',
};

type Issue = z.core.$ZodRawIssue;
type Sized = Issue & { origin?: string; minimum?: number | bigint; maximum?: number | bigint };

function sizeText({ origin, minimum, maximum }: Sized): string {
  const bound = minimum === undefined ? 'most' : 'least';
  const amount = minimum ?? maximum;
  const isOne = Number(amount) === 1;
  if (origin === 'string') {
    if (isOne && bound === 'least') return 'Must not be empty';
    return isOne ? `Must be at ${bound} 1 character` : `Must be at ${bound} ${amount} characters`;
  }
  if (origin === 'array' || origin === 'set') {
    return isOne ? `Must be at ${bound} 1 item` : `Must be at ${bound} ${amount} items`;
  }
  return `Must be at ${bound} ${amount}`;
}

/**
 * Human-readable text of a zod issue. Texts in the schema itself take precedence: zod calls this only for the others.
 */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Field required';
      return typeTexts[issue.expected] ?? 'Has the wrong type';
    case 'invalid_value':
      if (issue.input === undefined) return 'Field required';
      return `Must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return sizeText(issue as Sized);
    case 'invalid_format':
      return formatTexts[issue.format] ?? 'Has the wrong format';
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`;
    default:
      return 'Is not valid';
  }
}
