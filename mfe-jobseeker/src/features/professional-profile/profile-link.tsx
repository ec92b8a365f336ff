/** A link of the profile. Only http and https are stored; a record of old could still hold anything. */
export function ProfileLink({ href }: { readonly href: string }) {
  if (!/^https?:\/\//i.test(href)) return href;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </a>
  );
}
