import type { Business } from '@commons/contracts/businesses/businesses';
import { webAddress } from '@commons/contracts/text/web-address';
import { ExternalIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import styles from './business-cards.module.css';

const names = {
  facebook: t('facebook'),
  instagram: t('instagram'),
  twitter: t('twitter'),
  linkedin: 'LinkedIn',
} as const;
const networks = Object.keys(names) as (keyof typeof names)[];

/** Links to the profiles that the business filled in. */
export function SocialLinks({ social }: { readonly social: Business['social_media'] }) {
  const given = networks.flatMap((network) => {
    const href = webAddress(social[network]);
    return href ? [{ network, href }] : [];
  });
  if (given.length === 0) return null;
  return (
    <ul aria-label={t('socialMedia')} className={styles.social} data-print="hide">
      {given.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="noopener nofollow" target="_blank">
            {names[network]} <ExternalIcon size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
