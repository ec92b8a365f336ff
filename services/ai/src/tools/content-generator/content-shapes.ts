import { bullets, capitalised, cutAtWord, ended } from '../entered-text.js';
import type { ContentChannel } from './content-channels.js';

/** Parts of a variant: entered text and the opening of its tone. */
export interface ContentParts {
  readonly audience: string;
  /** The brief's first sentence, and the others. */
  readonly lead: string;
  readonly points: readonly string[];
  readonly action: string;
  readonly opening: string;
  readonly tags: string;
  /** 0, 1 or 2. */
  readonly variant: number;
}

/** A headline: no final full stop. */
const title = (text: string, max: number) => cutAtWord(text.replace(/[.;]+$/, ''), max);

type Shape = (parts: ContentParts, maximum: number) => string;

const joined = (blocks: readonly (string | false)[]) => blocks.filter(Boolean).join('\n\n');

/** One line; the action is not cut as long as half of the line is left for the content. */
const line: Shape = ({ opening, lead, action, variant }, maximum) => {
  const end = action && action.length < maximum / 2 ? ` ${action}` : '';
  const starts = variant === 2 ? [] : [opening];
  return `${cutAtWord([...starts, lead].join(' '), maximum - end.length)}${end}`;
};

/** The brief's sentences that fit the room, up to the first that does not. */
function fitting(points: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let used = 0;
  for (const point of points) {
    used += point.length + 3;
    if (used > room) break;
    kept.push(point);
  }
  return kept;
}

const post: Shape = ({ opening, lead, points, action, tags, audience, variant }, maximum) => {
  const forWhom = variant === 1 && ended(`For ${cutAtWord(audience, 120)}`);
  const top = `${opening} ${cutAtWord(lead, maximum / 3)}`;
  const fixed = joined([top, forWhom, action, tags]).length + 6;
  const kept = fitting(points, maximum - fixed);
  const body = variant === 0 ? kept.join(' ') : bullets(kept);
  return joined([top, forWhom, kept.length > 0 && body, action, tags]);
};

/** Headline of at most 30 and description of at most 90 characters, the limits of search ads. */
const ad: Shape = ({ opening, lead, points, action, variant }) => {
  const first = variant === 0 ? lead : (points[variant - 1] ?? lead);
  return [
    `Headline: ${title(first, 30)}`,
    `Description: ${cutAtWord(`${opening} ${lead}`, 90)}`,
    `Button: ${cutAtWord(action || '[fill in: call to action]', 30)}`,
  ].join('\n');
};

const article: Shape = ({ opening, lead, points, action, audience, variant }, maximum) => {
  const forWhom = `This is for ${cutAtWord(audience, 200)}.`.replace(/[.…]\.$/, '.');
  const top = `${opening} ${ended(cutAtWord(lead, maximum / 2))}`;
  const kept = fitting(points, maximum - joined([top, forWhom, action]).length - 6);
  const body = kept.length > 0 && (variant === 2 ? bullets(kept) : kept.join(' '));
  return joined(variant === 1 ? [forWhom, top, body, action] : [top, body, forWhom, action]);
};

const email: Shape = (parts, maximum) => {
  const { lead, action } = parts;
  const subject = `Subject: ${title(lead, 60)}`;
  const frame = [subject, 'Hello [fill in: name],', 'Best regards,\n[fill in: your name]'] as const;
  const room = maximum - frame.join('\n\n').length - 4;
  const body = article({ ...parts, action: action || '[fill in: what to do next]' }, room);
  return joined([frame[0], frame[1], body, frame[2]]);
};

const page: Shape = (parts, maximum) => {
  const { lead, points, action, audience, opening, variant } = parts;
  const first = variant === 0 ? lead : `${opening} ${lead}`;
  const head = `# ${title(first, 70)}`;
  const forWhom = `## For whom\n\n${ended(capitalised(cutAtWord(audience, 200)))}`;
  const next = `## Next step\n\n${action || '[fill in: call to action with link]'}`;
  const proof = '## What customers say\n\n[fill in: a real quotation, with permission]';
  const fixed = joined([head, forWhom, proof, next]).length + 40;
  const kept = fitting([lead, ...points], maximum - fixed);
  const body =
    kept.length > 0 && `## What you get\n\n${variant === 0 ? kept.join(' ') : bullets(kept)}`;
  return joined(
    variant === 2 ? [head, forWhom, body, proof, next] : [head, body, forWhom, proof, next],
  );
};

const press: Shape = ({ lead, points, action, audience, variant }, maximum) => {
  const head = `FOR IMMEDIATE RELEASE\n\n# ${title(lead, 90)}`;
  const angle = variant === 1 ? `\n\nOf interest to ${cutAtWord(audience, 200)}` : '';
  const place = '[fill in: city, state], [fill in: date] –';
  const voice =
    variant === 2
      ? '“[fill in: quotation of a customer or partner]”, says [fill in: name].'
      : '“[fill in: quotation]”, says [fill in: name and role].';
  const about = `About [fill in: business]: [fill in: two sentences]\n\nContact: [fill in: name, phone, e-mail]\n\n###`;
  const top = `${place} ${ended(cutAtWord(lead, maximum / 3))}`;
  const kept = fitting(
    points,
    maximum - joined([head + angle, top, voice, action, about]).length - 8,
  );
  return joined([head + angle, top, kept.length > 0 && kept.join(' '), voice, action, about]);
};

const shapes: Readonly<Record<ContentChannel['shape'], Shape>> = {
  line,
  post,
  ad,
  article,
  email,
  page,
  press,
};

/** One variant within the channel's limit. */
export const shapeContent = (channel: ContentChannel, parts: ContentParts): string =>
  shapes[channel.shape](parts, channel.maximum);
