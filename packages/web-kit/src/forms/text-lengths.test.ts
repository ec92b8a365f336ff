import { BusinessSearch } from '@commons/contracts/businesses/businesses';
import { contactInputLimits } from '@commons/contracts/field-limits';
import { JobSearch } from '@commons/contracts/jobs/job-search';
import {
  longestEmail,
  longestName,
  longestPlace,
  longestSearch,
} from '@commons/ui/forms/text-lengths';

it('names and addresses are as long as the contract allows', () => {
  expect({ name: longestName, email: longestEmail }).toMatchObject({
    name: contactInputLimits.name,
    email: contactInputLimits.email,
  });
});

it.each([BusinessSearch, JobSearch])('searches accept what their fields hold', (request) => {
  const typed = { search: 'x'.repeat(longestSearch), location: 'x'.repeat(longestPlace) };
  expect(request.safeParse(typed).success).toBe(true);
  expect(request.safeParse({ location: `${typed.location}x` }).success).toBe(false);
});
