import { isWebLink, shownAddress } from '@commons/web-kit/applications/profile-text';

/** A link of the profile. */
export function ProfileLink({ href }: { readonly href: string }) {
  if (!isWebLink(href)) return href;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {shownAddress(href)}
    </a>
  );
}
