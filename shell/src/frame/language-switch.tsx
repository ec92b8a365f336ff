import { language, t } from '@commons/ui/texts';
import { useLocation } from '@commons/web-kit/router';
import { siteSetting } from '@commons/web-kit/site-settings';
import styles from './language-switch.module.css';

/** Each by its own name, for those who cannot read the others. */
const names: Readonly<Record<string, string>> = { en: 'English', es: 'Español' };

/**
 * The same page in each language of the portal (decision B40). Plain links: the gateway keeps the choice and sends the
 * page anew, and a form that is not saved asks first as before any other page.
 */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const languages = (siteSetting('languages') ?? '').split(' ').filter(Boolean);
  if (languages.length < 2) return null;
  const addressIn = (one: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', one);
    return `${pathname}?${query}`;
  };
  return (
    <nav aria-label={t('chooseLanguage')} className={styles.languages}>
      {languages.map((one) => (
        <a
          aria-current={one === language ? 'true' : undefined}
          href={addressIn(one)}
          hrefLang={one}
          key={one}
          lang={one}
        >
          {names[one] ?? one}
        </a>
      ))}
    </nav>
  );
}
