import type { JobFeed } from '@commons/contracts/imports/job-feeds';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { ConfirmDialog } from '@commons/ui/dialogs/confirm-dialog';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import { DayTime } from '@commons/ui/text/day';
import { rich, t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useState } from 'react';
import operatorStyles from '../../parts/operator.module.css';
import type { Done } from '../../parts/use-done';
import { readFeedNow, removeFeed } from './feeds.api';

interface FeedCardProps {
  readonly feed: JobFeed;
  readonly done: Done;
}

/** A feed with the result of its last reading. */
export function FeedCard({ feed, done }: FeedCardProps) {
  const api = useApi();
  const [asks, setAsks] = useState(false);
  const { busy, failure, act } = useAct();
  const run = (work: () => Promise<unknown>, text: string) =>
    act(async () => {
      await work().finally(() => setAsks(false));
      await done(text);
    });
  const { name, address, error, jobs, every, read_at, next_at } = feed;
  return (
    <Card as="article" pad="small">
      <Stack gap={2}>
        <Row spread>
          <h3 className={operatorStyles.title}>{name}</h3>
          <Badge dot tone={error ? 'red' : read_at ? 'green' : 'amber'}>
            {error ? t('feedFails') : read_at ? t('feedRead') : t('feedWaits')}
          </Badge>
        </Row>
        <p className={operatorStyles.soft}>{address}</p>
        <p>
          {t('feedJobs', { jobs })} · {every === 'hour' ? t('feedHourly') : t('feedDaily')}
        </p>
        {error && (
          <Banner announce="off" tone="error">
            {translate(error)}
          </Banner>
        )}
        <p className={operatorStyles.soft}>
          {read_at && (
            <>
              {rich('feedReadAt', { when: () => <DayTime iso={read_at} /> })}
              {' · '}
            </>
          )}
          {rich('feedNextAt', { when: () => <DayTime iso={next_at} /> })}
        </p>
        {failure && <Banner tone="error">{failure}</Banner>}
        <Row>
          <Button
            aria-label={t('feedReadNowNamed', { name })}
            busy={busy}
            onClick={() => void run(() => readFeedNow(api, feed.id), t('feedIsRead', { name }))}
            size="small"
          >
            {t('feedReadNow')}
          </Button>
          <Button
            aria-label={t('feedRemoveNamed', { name })}
            onClick={() => setAsks(true)}
            size="small"
          >
            {t('feedRemove')}
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        action={t('feedRemove')}
        busy={busy}
        onClose={() => setAsks(false)}
        onConfirm={() => void run(() => removeFeed(api, feed.id), t('feedRemoved', { name }))}
        open={asks}
        title={t('feedRemoveTitle', { name })}
      >
        <p>{t('feedRemoveText')}</p>
      </ConfirmDialog>
    </Card>
  );
}
