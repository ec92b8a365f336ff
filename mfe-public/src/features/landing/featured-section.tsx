import { Section } from '@commons/ui/layout/page';
import { Link } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import styles from './featured-section.module.css';

interface FeaturedSectionProps {
  readonly title: string;
  readonly link: string;
  readonly to: string;
  readonly children: ReactNode;
}

/** A heading with a link to the whole list, above its newest rows. */
export function FeaturedSection({ title, link, to, children }: FeaturedSectionProps) {
  return (
    <Section
      data-draw="near"
      title={title}
      action={
        <Link className={styles.all} to={to}>
          {link}
        </Link>
      }
    >
      {children}
    </Section>
  );
}
