import { Button } from '@commons/ui/controls/button';
import { Section, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useState } from 'react';
import operatorStyles from '../../parts/operator.module.css';
import type { Done } from '../../parts/use-done';
import { FeedCard } from './feed.card';
import { FeedForm } from './feed.form';
import { useFeeds } from './feeds.api';

/** Job feeds of other sites, and a form to add one. */
export function FeedsPanel({ done }: { readonly done: Done }) {
  const [adds, setAdds] = useState(false);
  return (
    <Section title={t('feeds')}>
      <Stack>
        <p className={operatorStyles.words}>{t('feedsLead')}</p>
        {adds ? (
          <FeedForm done={done} onClose={() => setAdds(false)} />
        ) : (
          <div>
            <Button onClick={() => setAdds(true)}>{t('feedAdd')}</Button>
          </div>
        )}
        <FeedList done={done} />
      </Stack>
    </Section>
  );
}

function FeedList({ done }: { readonly done: Done }) {
  const { data, error, refetch } = useFeeds();
  if (!data) {
    if (!error) return <Spinner label={t('feedsLoading')} />;
    const again = (
      <Button onClick={() => void refetch()} size="small">
        {t('tryAgain')}
      </Button>
    );
    return (
      <Banner action={again} tone="error">
        {errorMessage(error, t('feedsNotLoaded'))}
      </Banner>
    );
  }
  if (data.rows.length === 0) {
    return (
      <Card pad="small" tone="sunken">
        <p className={operatorStyles.none}>{t('feedsNone')}</p>
        <p className={operatorStyles.soft}>{t('feedsNoneText')}</p>
      </Card>
    );
  }
  return (
    <ul className={operatorStyles.list}>
      {data.rows.map((feed) => (
        <li key={feed.id}>
          <FeedCard done={done} feed={feed} />
        </li>
      ))}
    </ul>
  );
}
