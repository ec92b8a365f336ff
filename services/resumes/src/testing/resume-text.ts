/** A made-up résumé as plain text. */
export const resumeText = `Maya Lindgren
maya.lindgren@example.org | +1 503 555 0147 | Portland, OR
https://www.linkedin.com/in/mayalindgren

SUMMARY
Office manager who keeps a clinic of forty people running.

EXPERIENCE
Office Manager, Cedar Clinic
2019 - Present
- Cut the waiting time by 30% with a new booking system
- Trained 6 receptionists

Receptionist, Lakeside Dental
2015 - 2019
- Answered 80 calls a day

EDUCATION
Bachelor of Arts, Portland State University, 2015

SKILLS
Scheduling, Bookkeeping, Spanish

CERTIFICATIONS
Certified Medical Administrative Assistant
`;

/** Form data as the upload sends it. */
export function uploadForm(
  filename: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([content]), filename);
  return form;
}
