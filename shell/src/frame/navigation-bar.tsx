import type { Session } from '@commons/contracts/shell-contract';
import { IconButton } from '@commons/ui/controls/button';
import { CloseIcon, MenuIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { hasPage } from '@commons/web-kit/portal/portal-areas';
import { NavLink, useLocation } from '@commons/web-kit/router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { AccountLinks } from './account-links';
import { Logo } from './logo';

/** The same on every page (specification D1 §2), except for areas that the town does not have. */
const links = [
  { to: '/business-directory', text: t('directory') },
  { to: '/jobs', text: t('jobs') },
  { to: '/contact', text: t('contact') },
  { to: '/mission', text: t('ourMission') },
];

const SiteLinks = () =>
  links
    .filter(({ to }) => hasPage(to))
    .map(({ to, text }) => (
      <NavLink className="commons-link" key={to} to={to}>
        {text}
      </NavLink>
    ));

/** The navigation bar; below 60 em (960 px) its links are in a menu. */
export function NavigationBar() {
  const session = useSession();
  const { open, toggle, close, button, closeOnEscape, closeWhenLeft } = useMenu();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape pressed on any control inside closes the menu
    <header
      className="commons-header"
      data-print="hide"
      onBlur={closeWhenLeft}
      onKeyDown={closeOnEscape}
    >
      <div className="commons-bar">
        <Logo />
        <nav aria-label={t('main')} className="commons-links">
          <SiteLinks />
        </nav>
        <div className="commons-account">
          <AccountLinks session={session} />
        </div>
        <IconButton
          aria-controls="commons-menu"
          aria-expanded={open}
          className="commons-menu-button"
          icon={open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
          label={open ? t('closeMenu') : t('openMenu')}
          onClick={toggle}
          ref={button}
        />
      </div>
      {open && <Menu close={close} session={session} />}
    </header>
  );
}

function Menu({ session, close }: { readonly session: Session; readonly close: () => void }) {
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a, button')) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the links inside as clicks
    <nav
      aria-label={t('main')}
      className="commons-menu"
      id="commons-menu"
      onClick={closeAfterChoice}
    >
      <SiteLinks />
      <AccountLinks mobile session={session} />
    </nav>
  );
}

const useMenu = () => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === key;
  const close = () => setOpenAt(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  // It covers the page: a focused element behind it would be invisible.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  // A menu left open on a phone that is rotated must not reopen.
  useEffect(() => {
    const wide = matchMedia('(min-width: 60em)');
    const closeWhenWide = () => setOpenAt(null);
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);
  const toggle = () => setOpenAt(open ? null : key);
  return { open, toggle, close, button, closeOnEscape, closeWhenLeft };
};
