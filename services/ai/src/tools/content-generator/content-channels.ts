/** Length and form of a channel's texts. */
export interface ContentChannel {
  /** Most characters per variant, by the channel's limit or by what people read to the end. */
  readonly maximum: number;
  readonly shape: 'line' | 'post' | 'ad' | 'email' | 'article' | 'page' | 'press';
  readonly hashtags?: boolean;
}

/**
 * The twelve types of the list. Channel limits: X posts 280, Instagram captions 2,200, LinkedIn posts 3,000 (help pages
 * of each, 2025). Most mailboxes show subject lines of up to 60; the others are typical reading lengths.
 */
export const contentChannels: Readonly<Record<string, ContentChannel>> = {
  'Instagram Caption': { maximum: 2_200, shape: 'post', hashtags: true },
  'LinkedIn Post': { maximum: 1_300, shape: 'post', hashtags: true },
  'Facebook Post': { maximum: 500, shape: 'post' },
  'Twitter/X Post': { maximum: 280, shape: 'line' },
  'Email Subject Line': { maximum: 60, shape: 'line' },
  'Email Content': { maximum: 1_800, shape: 'email' },
  'Blog Introduction': { maximum: 1_000, shape: 'article' },
  'Product Description': { maximum: 1_000, shape: 'article' },
  'Ad Copy': { maximum: 240, shape: 'ad' },
  'Website Copy': { maximum: 1_500, shape: 'page' },
  'Press Release': { maximum: 3_000, shape: 'press' },
  Newsletter: { maximum: 2_500, shape: 'email' },
};

export const subjectLine = 'Email Subject Line';

/** For a type outside the list. */
export const generalChannel: ContentChannel = { maximum: 1_000, shape: 'article' };

/** Openings of the three variants for each tone; they claim nothing about the business. */
export const toneOpenings: Readonly<Record<string, readonly [string, string, string]>> = {
  informative: ['Good to know:', 'What it is about:', 'The facts in short:'],
  witty: ['Plot twist:', 'You did not hear it from us, but:', 'Small news, big grin:'],
  promotional: ['Made for you:', 'Now is a good time:', 'Do not miss it:'],
  professional: ['An update:', 'For your attention:', 'In brief:'],
  casual: ['Hey!', 'So, here it is:', 'Guess what:'],
  inspiring: ['Imagine this:', 'One step is enough to begin:', 'What if today is the day?'],
  urgent: ['Do not wait:', 'Before it is too late:', 'Right now:'],
  friendly: ['We would love to share this:', 'Good news:', 'A warm hello!'],
  authoritative: ['What matters:', 'The point is this:', 'Take note:'],
  conversational: ['Have you heard?', 'Let us talk about it:', 'Quick question: is this for you?'],
};

export const generalOpenings: readonly [string, string, string] = [
  'News:',
  'In short:',
  'For you:',
];
