import { Badge } from '@commons/ui/controls/badge';
import { t } from '@commons/ui/text/texts';

const builtIn = 'built-in';

/** Names the author: people must know when no AI model was used. */
export function WrittenBy({ provider }: { readonly provider: string }) {
  return provider === builtIn ? (
    <Badge>{t('builtWithoutAiModel')}</Badge>
  ) : (
    <Badge>{t('writtenByAiProvider', { provider })}</Badge>
  );
}
