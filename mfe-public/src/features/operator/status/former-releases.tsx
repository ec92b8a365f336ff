import type { FrontEndStatus } from '@commons/contracts/portal/portal-status';
import { rich } from '@commons/ui/text/texts';
import { When } from '../parts/when';
import styles from './status.module.css';
import { shareText } from './version-text';

/** Number of listed releases. */
const maxListed = 5;

type Former = NonNullable<NonNullable<FrontEndStatus['release']>['history']>;

/** Release history: who released which version. */
export function FormerReleases({ history = [] }: { readonly history?: Former | undefined }) {
  return history.slice(0, maxListed).map(({ changed_at, changed_by, serving }) => (
    <p className={styles.soft} key={changed_at}>
      {rich('beforeVersionsReleasedByName', {
        versions: serving.map((each) => versionAndShare(each, serving.length)).join(', '),
        name: changed_by,
        when: () => <When iso={changed_at} />,
      })}
    </p>
  ));
}

const versionAndShare = ({ version, share }: Former[number]['serving'][number], of: number) =>
  of === 1 ? version : `${version} (${shareText(share)})`;
