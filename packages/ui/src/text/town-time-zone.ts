/** On the server there is no document: the renderer sets the settings of the site here. */
const page = globalThis as { commonsSite?: { readonly 'time-zone'?: string } };

const setZone = () =>
  page.commonsSite
    ? page.commonsSite['time-zone']
    : globalThis.document?.querySelector<HTMLMetaElement>('meta[name="commons-time-zone"]')
        ?.content;

let known: { readonly name: string | undefined; readonly zone: string | undefined } | undefined;

/**
 * The town's time zone, as the gateway writes it into the page (SITE_TIME_ZONE), for its hours and dates wherever the
 * reader is.
 * @returns an IANA name that this browser knows; else undefined, which Intl takes for the reader's own zone
 */
export function townTimeZone(): string | undefined {
  const name = setZone();
  if (!known || known.name !== name) known = { name, zone: knownZone(name) };
  return known.zone;
}

function knownZone(timeZone: string | undefined): string | undefined {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}
