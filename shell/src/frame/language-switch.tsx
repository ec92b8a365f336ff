import { language, t } from '@commons/ui/text/texts';
import { nativeName, offeredLanguages } from '@commons/web-kit/portal/portal-languages';
import { useLocation } from '@commons/web-kit/router';
import styles from './language-switch.module.css';

/**
 * Links to the same page in each language of the portal (decision B40). Plain links: the gateway stores the choice and
 * renders the page again; a form with unsaved input asks first, as with any other link.
 */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const languages = offeredLanguages();
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
          {nativeName(one)}
        </a>
      ))}
    </nav>
  );
}
