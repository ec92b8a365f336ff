import { t } from '@commons/ui/text/texts';
import { useSwitchedOff } from '@commons/web-kit/forms/feature-switches.api';
import { sitePlace } from '@commons/web-kit/portal/site-place';
import { LetterForm } from './letter.form';
import styles from './letter.form.module.css';
import { letterLead } from './letter-lead';

/** The letter on the start page, unless it is switched off. */
export function LetterCall() {
  const off = useSwitchedOff('town_letter');
  const lead = letterLead();
  if (off || !lead) return null;
  return (
    <section aria-labelledby="letter-title" className={styles.call} data-draw="near">
      <h2 id="letter-title">{t('letterTitle', { town: sitePlace().town })}</h2>
      <p>{lead}</p>
      <LetterForm />
    </section>
  );
}
