import { jobFormCategory } from './job-categories.js';

it.each([
  ['Sales', 'Sales'],
  [' customer  SERVICE ', 'Customer Service'],
  ['Technology', 'Information Technology'],
  ['Hospitality', 'Food Service'],
  ['IT', 'Information Technology'],
  ['Software Engineering', 'Information Technology'],
  ['People and HR', 'Human Resources'],
  ['Accounting', 'Finance'],
  ['Kitchen', 'Food Service'],
  ['Special Projects', 'Other'],
  ['', 'Other'],
])('maps the department "%s" to the category %s', (department, category) => {
  expect(jobFormCategory(department)).toBe(category);
});
