import { shownAddress, webAddress } from '@commons/contracts/text/web-address';

/** A link of the profile. */
export function ProfileLink({ href }: { readonly href: string }) {
  // Old records may have anything.
  const address = webAddress(href);
  if (!address) return href;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {shownAddress(href)}
    </a>
  );
}
