import { upperFirst } from '../wording/phrases.js';
import type { ContentChannel } from './content-channels.js';

const tag = (words: string) =>
  `#${words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(upperFirst)
    .join('')}`;

/** The tags of a channel that has some: trade, town, and one of its kind. */
export function hashtagsOf({
  channel,
  contentType,
  trade,
  city,
  language,
}: {
  readonly channel: ContentChannel;
  readonly contentType: string;
  readonly trade: string | undefined;
  readonly city: string | undefined;
  readonly language: string;
}): string {
  if (!channel.hashtags) return '';
  const [business, local] =
    language === 'es' ? ['Negocio Pequeño', 'Negocio Local'] : ['Small Business', 'Shop Local'];
  const own = contentType.startsWith('LinkedIn') ? business : local;
  return [trade, city, own]
    .filter((words): words is string => Boolean(words))
    .map(tag)
    .join(' ');
}
