import { emailTemplateTypes } from '@commons/contracts/applications/application-lists';
import { emailTemplate } from './email-templates.js';

describe.each(emailTemplateTypes)('template %s', (type) => {
  it('reads well without any of the names', () => {
    const none = emailTemplate(type, {});
    expect(none.message).toMatch(/^Hello,\n\nThank you for applying for the position[. ]/);
    expect(none.message).toMatch(/Kind regards,\nThe hiring team$/);
    expect(none.subject).toMatch(/: your application$/);
    for (const facts of [
      { applicant: '  ' },
      { company: 'Bakery' },
      { job: 'Baker' },
      { employer: 'Rosa' },
    ]) {
      const { subject, message } = emailTemplate(type, facts);
      expect(`${subject}\n${message}`).not.toMatch(/undefined|null| {2}| [,.]|\bat [,.]/);
    }
  });

  it('keeps its subject on one line of 200 characters, whatever the title', () => {
    const { subject } = emailTemplate(type, { job: `Ba\r\nker ${'x'.repeat(300)}`, company: 'B' });
    expect(subject).toContain('Ba ker');
    expect([...subject].length).toBe(200);
  });

  it('names a company once when the employer is the company', () => {
    const { message } = emailTemplate(type, { company: 'Rosa Miller', employer: 'Rosa Miller' });
    expect(message).toMatch(/Kind regards,\nRosa Miller$/);
  });
});
