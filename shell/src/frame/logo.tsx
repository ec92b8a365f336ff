import { portalName } from '@commons/web-kit/portal/portal-name';
import { siteSetting } from '@commons/web-kit/portal/site-settings';
import { Link } from '@commons/web-kit/router';

const height = 32;

/**
 * Link to the landing page: a bridge over the river. Identical to the one in index.html, so that nothing changes when
 * scripts run.
 */
export function Logo() {
  return (
    <Link className="commons-logo" to="/">
      <Mark />
      {portalName()}
    </Link>
  );
}

function Mark() {
  const [src, width = 1, full = 1] = siteSetting('logo')?.split(' ') ?? [];
  if (src) {
    const shown = Math.max(1, Math.round((height * Number(width)) / Number(full)));
    return <img alt="" height={height} src={src} width={shown} />;
  }
  return (
    <svg aria-hidden="true" height={height} viewBox="0 0 32 32" width="32">
      <rect fill="#14594a" height="32" rx="8" width="32" />
      <path
        className="commons-logo-bridge"
        d="M5 20a11 11 0 0 1 22 0M3.5 20h25M10.5 11v9M16 9v11M21.5 11v9"
      />
      <path className="commons-logo-river" d="M6 25.5q2.5-2 5 0t5 0 5 0 5 0" />
    </svg>
  );
}
