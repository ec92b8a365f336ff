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

/** The address of a feed, a preview, and how often to read it. */
export function FeedForm({ done, onClose }: FeedFormProps) {
  const api = useApi();
  const [values, setValues] = useState({ address: '', employer: '', name: '', every: 'day' });
  const [preview, setPreview] = useState<JobFeedPreview>();
  const address = values.address.trim();
  const employer = values.employer.trim();
  const name = values.name.trim();
  const look = async () => {
    const found = await previewFeed(api, address, employer);
    setPreview(found);
    setValues((now) => ({ ...now, name: now.name || found.title.slice(0, feedLimits.name) }));
  };
  const add = async () => {
    const body = { address, name, every: values.every as FeedInterval };
    await addFeed(api, { ...body, ...(employer && { employer }) });
    onClose();
    await done(t('feedAdded', { name }));
  };
  const { busy, failure, setFailure, submit, field } = useForm({
    values,
    change: (part) => {
      setValues((now) => ({ ...now, ...part }));
      if (part.address === undefined && part.employer === undefined) return;
      setPreview(undefined);
      setFailure('');
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
