import { Failure } from './step.mjs';

/** In production nothing embedded starts, so each line needs one of its settings. */
const needed = [
  { settings: [['MONGODB_URI']], for: 'MongoDB' },
  { settings: [['REDIS_URL']], for: 'Redis or Valkey' },
  {
    settings: [['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'], ['OBJECTS_DIR']],
    for: 'uploaded files',
  },
  { settings: [['SMTP_URL']], for: 'outgoing mail' },
  { settings: [['MAIL_FROM']], for: 'the sender of mails' },
  { settings: [['SITE_URL']], for: 'the public address, for links in mails and pages' },
];

/** Throws a text that names every missing setting at once. */
export function checkProductionSettings(environment) {
  const given = (name) => Boolean(environment[name]);
  const missing = needed.filter(({ settings }) => !settings.some((names) => names.every(given)));
  if (missing.length === 0) return;
  const lines = missing.map(({ settings, for: purpose }) => {
    const begun = settings.find((names) => names.some(given)) ?? settings[0];
    const names = begun.filter((name) => !given(name)).join(', ');
    const instead = begun === settings[0] && settings[1] ? ` (or ${settings[1].join(', ')})` : '';
    return `  ${names}${instead}: ${purpose}`;
  });
  throw new Failure(
    `NODE_ENV is production, and these settings are missing:\n\n${lines.join('\n')}\n\n` +
      'Nothing was started. .env.example explains each; without NODE_ENV=production the portal brings its own stores.',
  );
}
