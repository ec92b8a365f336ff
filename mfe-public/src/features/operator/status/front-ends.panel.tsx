import type { FrontEndStatus, FrontEndsStatus } from '@commons/contracts/portal-status';
import { Badge } from '@commons/ui/badge';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Row, Stack } from '@commons/ui/page';
import { counted, metaLine } from '@commons/ui/wording';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { ReasonDialog } from '../reason.dialog';
import type { Done } from '../use-done';
import { When } from '../when';
import { FormerReleases } from './former-releases';
import { OwnBrowserForm } from './own-browser.form';
import { giveVersion } from './status.api';
import styles from './status.module.css';
import { StatusSection } from './status-section';
import { useFrontEnds } from './use-status';
import { shareText, VersionText } from './version-text';

/** How many former versions are offered: what is older is rarely gone back to. */
const mostFormer = 4;

/** Which versions visitors get, who released them, how they do, and the way back. */
export function FrontEndsPanel({ done }: { readonly done: Done }) {
  return (
    <StatusSection
      lead="What visitors get, and what their browsers reported in the last 24 hours."
      noun="front ends"
      title="Front ends"
      watched={useFrontEnds()}
    >
      {({ front_ends, release_by, override_origins = [] }) => (
        <ul className={styles.rows}>
          {front_ends.map((frontEnd) => (
            <FrontEndRow
              by={release_by}
              done={done}
              frontEnd={frontEnd}
              key={frontEnd.name}
              origins={override_origins}
            />
          ))}
        </ul>
      )}
    </StatusSection>
  );
}

interface FrontEndRowProps {
  readonly frontEnd: FrontEndStatus;
  readonly by: FrontEndsStatus['release_by'];
  readonly done: Done;
}

interface ListedProps extends FrontEndRowProps {
  readonly origins: readonly string[];
}

function FrontEndRow({ frontEnd, by, done, origins }: ListedProps) {
  const { name, healthy, refused, halted, serving, release } = frontEnd;
  return (
    <li className={styles.frontEnd}>
      <Row gap={3}>
        <span className={styles.name}>{name}</span>
        {!healthy && (
          <Badge dot tone="red">
            Files not reachable
          </Badge>
        )}
        {serving.length > 1 && (
          <Badge dot tone="amber">
            {serving.length} versions
          </Badge>
        )}
      </Row>
      {refused && <Banner tone="warning">Not taken as it is published: {refused}</Banner>}
      {halted && (
        <Banner tone="warning">
          {halted.version} is halted until it is released again: {halted.reason}
        </Banner>
      )}
      <ul className={styles.versions}>
        {serving.map((served) => (
          <li key={served.version}>
            <ServedText served={served} whole={serving.length === 1} />
          </li>
        ))}
      </ul>
      {release ? (
        <Release by={by} done={done} frontEnd={frontEnd} release={release} />
      ) : (
        <p className={styles.soft}>From its own server; never published.</p>
      )}
      {(release || origins.length > 0) && <OwnBrowserForm name={name} origins={origins} />}
    </li>
  );
}

type Served = FrontEndStatus['serving'][number];

function ServedText({ served, whole }: { readonly served: Served; readonly whole: boolean }) {
  const { version, commit, share, last_day } = served;
  return (
    <>
      <VersionText commit={commit} version={version} />
      <span className={styles.soft}>
        {' · '}
        {metaLine([
          whole ? 'all visitors' : `${shareText(share)} of visitors`,
          last_day && counted(last_day.views, 'page view'),
          last_day && `${last_day.load_failures} not loaded`,
          last_day && counted(last_day.errors, 'error'),
        ])}
      </span>
    </>
  );
}

interface ReleaseProps extends FrontEndRowProps {
  readonly release: NonNullable<FrontEndStatus['release']>;
}

function Release({ frontEnd: { name, serving }, release, by, done }: ReleaseProps) {
  const api = useApi();
  const [wanted, setWanted] = useState('');
  const isGiven = (version: string) => serving.length === 1 && serving[0]?.version === version;
  const others = release.versions
    .map(({ version }) => version)
    .filter((version) => !isGiven(version))
    .slice(0, mostFormer);
  const { changed_at, changed_by } = release;
  const give = async (reason: string) => {
    await giveVersion(api, name, { version: wanted, changed_at, reason });
    setWanted('');
    await done(`Visitors get ${name} ${wanted} within seconds.`);
  };
  return (
    <Stack gap={2}>
      <p className={styles.soft}>
        Released <When iso={changed_at} /> by {changed_by}.
      </p>
      <FormerReleases history={release.history} />
      {others.length > 0 && by === 'command' && (
        <p className={styles.soft}>
          To change it, where you publish:{' '}
          <code>
            npm run release -- {name} {others[0]}
          </code>
        </p>
      )}
      {others.length > 0 && by === 'console' && (
        <Row gap={2}>
          {others.map((version) => (
            <Button
              aria-label={`Give ${name} ${version} to all visitors…`}
              key={version}
              onClick={() => setWanted(version)}
              size="small"
            >
              Give {version} to all…
            </Button>
          ))}
        </Row>
      )}
      {wanted && (
        <ReasonDialog
          action={`Give ${wanted} to all`}
          help="Kept in the log."
          onClose={() => setWanted('')}
          onReason={give}
          title={`Give ${name} ${wanted} to all visitors?`}
        >
          <p>
            Visitors get it with their next page. Tabs that are open keep what they have. Nothing is
            built, and you can change it again here.
          </p>
        </ReasonDialog>
      )}
    </Stack>
  );
}
