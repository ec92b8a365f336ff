/** Length and form of a channel's texts. */
export interface ContentChannel {
  /** Most characters per variant, by the channel's limit or by what people read to the end. */
  readonly maximum: number;
  readonly shape: 'line' | 'subject' | 'post' | 'ad' | 'email' | 'article' | 'page' | 'press';
  readonly hashtags?: boolean;
}

/**
 * The twelve types of the list. Channel limits: X posts 280, Instagram captions 2,200, LinkedIn posts 3,000 (help pages
 * of each, 2025). Most mailboxes show subject lines of up to 60; the others are typical reading lengths.
 */
export const contentChannels: Readonly<Record<string, ContentChannel>> = {
  'Instagram Caption': { maximum: 2_200, shape: 'post', hashtags: true },
  'LinkedIn Post': { maximum: 1_300, shape: 'post', hashtags: true },
  'Facebook Post': { maximum: 1_200, shape: 'post' },
  'Twitter/X Post': { maximum: 280, shape: 'line' },
  'Email Subject Line': { maximum: 60, shape: 'subject' },
  'Email Content': { maximum: 1_800, shape: 'email' },
  'Blog Introduction': { maximum: 1_400, shape: 'article' },
  'Product Description': { maximum: 1_200, shape: 'article' },
  'Ad Copy': { maximum: 240, shape: 'ad' },
  'Website Copy': { maximum: 1_800, shape: 'page' },
  'Press Release': { maximum: 3_000, shape: 'press' },
  Newsletter: { maximum: 2_500, shape: 'email' },
};

/** For a type outside the list. */
export const generalChannel: ContentChannel = { maximum: 1_200, shape: 'article' };
