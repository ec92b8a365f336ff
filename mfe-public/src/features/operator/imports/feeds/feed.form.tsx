import {
  type FeedInterval,
  feedIntervals,
  feedLimits,
} from '@commons/contracts/imports/job-feed-lists';
import type { JobFeedPreview } from '@commons/contracts/imports/job-feeds';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { Row, Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { TextField } from '@commons/ui/text-field';
import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { type FormEvent, useState } from 'react';
import type { Done } from '../../use-done';
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

/** The address of a feed, what it has, and how often it is to be read. */
export function FeedForm({ done, onClose }: FeedFormProps) {
  const api = useApi();
  const [address, setAddress] = useState('');
  const [employer, setEmployer] = useState('');
  const [name, setName] = useState('');
  const [every, setEvery] = useState<FeedInterval>('day');
  const [preview, setPreview] = useState<JobFeedPreview>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const look = async () => {
    const found = await previewFeed(api, address.trim(), employer.trim());
    setPreview(found);
    setName(name || found.title.slice(0, feedLimits.name));
  };
  const add = async () => {
    const body = { address: address.trim(), name: name.trim(), every };
    await addFeed(api, { ...body, ...(employer.trim() && { employer: employer.trim() }) });
    onClose();
    await done(t('feedAdded', { name: name.trim() }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await (preview ? add() : look());
    } catch (error) {
      setFailure(errorMessage(error, t('feedFailed')));
    }
    setBusy(false);
  };
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    setPreview(undefined);
    setFailure('');
  };
  return (
    <Card as="form" noValidate onSubmit={submit}>
      <Stack>
        <div className={styles.upload}>
          <TextField
            help={t('feedAddressHelp')}
            label={t('feedAddress')}
            maxLength={feedLimits.address}
            onChange={({ target }) => change(setAddress)(target.value)}
            required
            type="url"
            value={address}
          />
          <TextField
            help={t('feedEmployerHelp')}
            label={t('feedEmployer')}
            maxLength={feedLimits.name}
            onChange={({ target }) => change(setEmployer)(target.value)}
            optional
            value={employer}
          />
        </div>
        {preview && (
          <>
            <FeedPreviewList preview={preview} />
            <div className={styles.upload}>
              <TextField
                label={t('feedName')}
                maxLength={feedLimits.name}
                onChange={({ target }) => setName(target.value)}
                required
                value={name}
              />
              <SelectField
                label={t('feedEvery')}
                onChange={({ target }) => setEvery(target.value as FeedInterval)}
                options={feedIntervals.map((value) => ({ value, label: intervalLabels[value] }))}
                value={every}
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
