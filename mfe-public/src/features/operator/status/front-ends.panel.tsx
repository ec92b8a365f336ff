import type { FrontEndStatus, FrontEndsStatus } from '@commons/contracts/portal/portal-status';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { rich, t } from '@commons/ui/text/texts';
import { metaLine } from '@commons/ui/text/wording';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { ReasonDialog } from '../parts/reason.dialog';
import type { Done } from '../parts/use-done';
import { When } from '../parts/when';
import { FormerReleases } from './former-releases';
import { OwnBrowserForm } from './own-browser.form';
import { releaseVersion } from './status.api';
import styles from './status.module.css';
import { StatusSection } from './status-section';
import { shareText, VersionText } from './version-text';
import { useFrontEnds } from './watched-status.api';

/** Number of earlier versions offered for a rollback. */
const maxFormer = 4;

/** Active versions, who released them, their error rates, and rollback. */
export function FrontEndsPanel({ done }: { readonly done: Done }) {
  return (
    <StatusSection
      lead={t('whatVisitorsGetAndWhat')}
      noun={t('frontEnds')}
      title={t('frontEnds2')}
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
            {t('filesNotReachable')}
          </Badge>
        )}
        {serving.length > 1 && (
          <Badge dot tone="amber">
            {t('countVersions', { count: serving.length })}
          </Badge>
        )}
      </Row>
      {refused && <Banner tone="warning">{t('notTakenAsItPublished', { reason: refused })}</Banner>}
      {halted && (
        <Banner tone="warning">
          {t('versionHaltedUntilItReleased', { version: halted.version, reason: halted.reason })}
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
        <p className={styles.soft}>{t('fromItsOwnServerNever')}</p>
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
          whole ? t('allVisitors') : t('shareVisitors', { share: shareText(share) }),
          last_day && t('pageViews', { count: last_day.views }),
          last_day && t('countNotLoaded', { count: last_day.load_failures }),
          last_day && t('errors', { count: last_day.errors }),
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
    .slice(0, maxFormer);
  const { changed_at, changed_by } = release;
  const give = async (reason: string) => {
    await releaseVersion(api, name, { version: wanted, changed_at, reason });
    setWanted('');
    await done(t('visitorsGetFrontendVersionWithin', { frontEnd: name, version: wanted }));
  };
  return (
    <Stack gap={2}>
      <p className={styles.soft}>
        {rich('releasedByName', { name: changed_by, when: () => <When iso={changed_at} /> })}
      </p>
      <FormerReleases history={release.history} />
      {others.length > 0 && by === 'command' && (
        <p className={styles.soft}>
          {t('changeItWhereYouPublish')}{' '}
          <code>
            npm run release -- {name} {others[0]}
          </code>
        </p>
      )}
      {others.length > 0 && by === 'console' && (
        <Row gap={2}>
          {others.map((version) => (
            <Button
              aria-label={t('giveFrontendVersionAllVisitors', { frontEnd: name, version })}
              key={version}
              onClick={() => setWanted(version)}
              size="small"
            >
              {t('giveVersionAll', { version })}
            </Button>
          ))}
        </Row>
      )}
      {wanted && (
        <ReasonDialog
          action={t('giveVersionAll2', { version: wanted })}
          help={t('keptInLog')}
          onClose={() => setWanted('')}
          onReason={give}
          title={t('giveFrontendVersionAllVisitors2', { frontEnd: name, version: wanted })}
        >
          <p>{t('visitorsGetItWithTheir')}</p>
        </ReasonDialog>
      )}
    </Stack>
  );
}
