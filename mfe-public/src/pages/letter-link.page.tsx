import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { useSearchParams } from '@commons/web-kit/router';
import { InvalidLetterLink, LetterLink } from '../features/letter/letter-link';

/** Target of the links in the letter's mails: `?confirm=` and `?stop=`. */
export default function LetterLinkPage() {
  const [query] = useSearchParams();
  const confirm = query.get('confirm');
  const stop = query.get('stop');
  usePageTitle(t('letterPageTitle'));
  if (confirm) return <LetterLink key="confirm" kind="confirm" token={confirm} />;
  if (stop) return <LetterLink key="stop" kind="stop" token={stop} />;
  return <InvalidLetterLink />;
}
