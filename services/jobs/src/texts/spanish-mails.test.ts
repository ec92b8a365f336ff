import type { UserSnapshot } from '@commons/contracts/account/account';
import type { Mail } from '@commons/service-kit/mail/mail';
import { Types } from 'mongoose';
import { jobAlertsEmail } from '../alerts/job-alerts.email.js';
import { applicationDigestEmail } from '../applications/digests/application-digest.email.js';
import { jobDeletedEmail } from '../applications/job-deleted/job-deleted.email.js';
import { applicationReceivedEmail } from '../applications/mails/application-received.email.js';
import { newApplicationEmail } from '../applications/mails/new-application.email.js';
import { statusChangeEmail } from '../applications/mails/status-change.email.js';
import { waitingApplicationsEmail } from '../applications/waiting-reminders/waiting-applications.email.js';
import { emailTemplate } from '../applications/write-to-applicant/email-templates.js';
import { toApplicantEmail } from '../applications/write-to-applicant/to-applicant.email.js';
import { matchScore } from '../matches/match-score.js';
import type { JobRecord } from '../postings/job.js';
import { jobAnswer } from '../postings/job-answer.js';
import { jobReminderEmail } from '../postings/life/job-reminder.email.js';
import { savedSearchEmail } from '../saved-searches/saved-search.email.js';

type Application = Parameters<typeof newApplicationEmail>[0];
type Letter = Parameters<typeof toApplicantEmail>[0];
type SavedSearch = Parameters<typeof savedSearchEmail>[1];

const site = 'https://pueblo.example';
const portal = { url: site, time_zone: 'America/Denver' };
const at = new Date('2026-11-03T18:00:00Z');
const reader: UserSnapshot = {
  ...{ id: 'u1', full_name: 'Luz Ibarra', email: 'luz@example.org', account_type: 'employer' },
  ...{ email_notifications: true, application_mails: 'weekly', language: 'es' },
};
const address = { to: 'luz@example.org', language: 'es' };
const job = {
  ...{ _id: new Types.ObjectId(), owner_id: 'u1', title: 'Panadera', company_name: 'La Rosa' },
  ...{ employment_type: 'Part-time', location_type: 'Remote', salary_min: 40_000 },
  ...{ category: 'Food Service', created_at: at, expires_at: at },
} as JobRecord;
const application = {
  ...{ _id: new Types.ObjectId(), job_id: 'j1', applied_at: at, status: 'reviewed' },
  job: { title: 'Panadera', company_name: 'La Rosa' },
  applicant: { name: 'Ana Gil', email: 'ana@example.org', email_notifications: true },
  resume: { filename: 'cv.pdf' },
  cover_letter: 'Hola',
  answers: [{}, {}],
} as unknown as Application;
const search = { name: 'panadera', frequency: 'daily', token: 't', search: { search: 'panadera' } };
const preferences = {
  ...{ id: 'u2', full_name: 'Ana Gil', email: 'ana@example.org', job_alerts: true },
  ...{ preferred_locations: [], remote_ok: true, employment_types: ['Part-time'] },
  ...{ categories: ['Food Service'], desired_salary_min: 30_000, language: 'es' },
};
const letter = { ...emailTemplate('rejection', { job: 'Panadera' }, 'es'), sender: { name: '' } };
const status = (now: 'accepted' | 'reviewed', earlier?: 'rejected') =>
  statusChangeEmail(application, { status: now, earlier }, address, site);

const mails: Readonly<Record<string, () => Mail>> = {
  'a new application': () => newApplicationEmail(application, reader, site),
  'the receipt': () => applicationReceivedEmail(application, address, site),
  'good news': () => status('accepted'),
  'a correction': () => status('reviewed', 'rejected'),
  'a deleted job': () => jobDeletedEmail(application, address, site),
  'a letter': () => toApplicantEmail(letter as unknown as Letter, application.job, address),
  'a digest': () => applicationDigestEmail([application, application], reader, site),
  'who waits': () =>
    waitingApplicationsEmail([application], reader, new Date(+at + 9 * 86_400_000), portal),
  'a saved search': () =>
    savedSearchEmail(reader, search as unknown as SavedSearch, [job, job], site),
  'job alerts': () => {
    const { reasons = [] } = matchScore(preferences, job, 'es') ?? {};
    return jobAlertsEmail(preferences, [{ job: jobAnswer(job), reasons }], 't', site);
  },
  'a job that expires': () => jobReminderEmail(job, reader, portal),
};

/** The words of a mail, without addresses. */
const wordsOf = (mail: Mail) => JSON.stringify(mail).replace(/https?:[^"]*|\w+@[\w.]+/g, '');

it.each(Object.entries(mails))('%s is in Spanish', (_name, mail) => {
  const words = wordsOf(mail());
  expect(words.match(/\b(the|your|you|this|for|with|and|at|of|was|has|mail)\b/gi)).toBeNull();
  expect(words).toMatch(/"language":"es"/);
  expect(words).toMatch(/Recibe este correo|le escribió esto/);
});

it('formats counts, lists, dates and reasons in Spanish', () => {
  const all = Object.values(mails).map((mail) => wordsOf(mail()));
  for (const words of [
    '2 solicitudes nuevas: 2 para Panadera',
    'envió un currículum, una carta de presentación y 2 respuestas · ya revisada',
    '1 persona espera su respuesta',
    '1 solicitud, de hace 9 días',
    'encontró 2 empleos nuevos:',
    'Medio tiempo',
    'Coincide con su categoría Servicio de alimentos. Remoto, como usted prefiere. Medio tiempo, como usted quiere trabajar. Paga al menos lo que usted pide.',
    'sale de la bolsa de trabajo el 3 de noviembre de 2026.',
    'Esta semana 1 empleo nuevo coincide con sus preferencias:',
  ]) {
    expect(all.some((mail) => mail.includes(words)) || words).toBe(true);
  }
});
