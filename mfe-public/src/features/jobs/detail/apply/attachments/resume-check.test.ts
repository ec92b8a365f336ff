import { resumeProblem } from './resume-check';

it.each(['resume.pdf', 'Resume.DOCX', 'my.resume.doc'])('accepts %s', (name) =>
  expect(resumeProblem({ name, size: 5_242_880 })).toBeUndefined(),
);

it.each(['resume.txt', 'resume.pdf.exe', 'pdf', ''])('refuses the type of %p', (name) =>
  expect(resumeProblem({ name, size: 10 })).toBe('Please upload a PDF, DOC, or DOCX file'),
);

it('refuses more than 5 MB', () => {
  expect(resumeProblem({ name: 'a.pdf', size: 5_242_881 })).toBe('File size must be less than 5MB');
});
