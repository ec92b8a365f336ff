import {
  type FeedInterval,
  feedIntervals,
  feedLimits,
} from '@commons/contracts/imports/job-feed-lists';
import type { JobFeedPreview } from '@commons/contracts/imports/job-feeds';
import { Button } from '@commons/ui/controls/button';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useState } from 'react';
import type { Done } from '../../parts/use-done';
import styles from '../imports.module.css';
import { FeedPreviewList } from './feed-preview.list';
import { addFeed, previewFeed } from './feeds.api';

const intervalLabels: Readonly<Record<FeedInterval, string>> = {
  hour: t('feedHourly'),
  day: t('feedDaily'),
};

interface FeedFormProps {
  readonly done: Done;
  readonly onClose: () => void;
}

interface FeedValues {
  readonly address: string;
  readonly employer: string;
  /** The title of the feed, until another name is typed. */
  readonly name: string;
  readonly every: FeedInterval;
}

/** The address of a feed, a preview, and how often to read it. */
export function FeedForm({ done, onClose }: FeedFormProps) {
  const api = useApi();
  const [typed, setTyped] = useState<Partial<FeedValues>>({});
  const [looked, setLooked] = useState<{ of: string; found: JobFeedPreview }>();
  const address = typed.address?.trim() ?? '';
  const employer = typed.employer?.trim() ?? '';
  const asked = JSON.stringify([address, employer]);
  // That of another address or employer does not count: it may have arrived after a correction.
  const preview = looked?.of === asked ? looked.found : undefined;
  const title = preview?.title.slice(0, feedLimits.name) ?? '';
  const values: FeedValues = { address: '', employer: '', name: title, every: 'day', ...typed };
  const name = values.name.trim();
  const look = async () =>
    setLooked({ of: asked, found: await previewFeed(api, address, employer) });
  const add = async () => {
    const body = { address, name, every: values.every };
    await addFeed(api, { ...body, ...(employer && { employer }) });
    onClose();
    await done(t('feedAdded', { name }));
  };
  const { busy, failure, setFailure, submit, field } = useForm<FeedValues>({
    values,
    change: (part) => {
      setTyped((now) => ({ ...now, ...part }));
      if (part.address !== undefined || part.employer !== undefined) setFailure('');
    },
    limits: { address: feedLimits.address, employer: feedLimits.name, name: feedLimits.name },
    send: () => (preview ? add() : look()),
    failed: t('feedFailed'),
  });
  return (
    <Card as="form" noValidate onSubmit={submit}>
      <Stack>
        <div className={styles.upload}>
          <TextField
            {...field('address')}
            help={t('feedAddressHelp')}
            label={t('feedAddress')}
            required
            type="url"
          />
          <TextField
            {...field('employer')}
            help={t('feedEmployerHelp')}
            label={t('feedEmployer')}
            optional
          />
        </div>
        {preview && (
          <>
            <FeedPreviewList preview={preview} />
            <div className={styles.upload}>
              <TextField {...field('name')} label={t('feedName')} required />
              <SelectField
                {...field('every')}
                label={t('feedEvery')}
                options={feedIntervals.map((value) => ({ value, label: intervalLabels[value] }))}
              />
            </div>
          </>
        )}
        {failure && <Banner tone="error">{failure}</Banner>}
        <Row>
          <Button busy={busy} busyLabel={t('feedLooking')} type="submit" variant="primary">
            {preview ? t('feedAddThis') : t('feedLook')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </Card>
  );
}
