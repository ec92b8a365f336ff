import { Page, PageHeader } from '@commons/ui/layout/page';
import type { ReactNode } from 'react';
import styles from './static-text.module.css';

interface StaticTextProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** A small line under the lead, e.g. the date of a legal text. */
  readonly note?: ReactNode;
  /** The language of the text, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** A text page: title, lead, and sections of plain text. */
export function StaticText({ title, lead, note, lang, children }: StaticTextProps) {
  return (
    <Page width="reading">
      <PageHeader title={title} lead={lang ? <span lang={lang}>{lead}</span> : lead} />
      {note && (
        <p className={styles.note} lang={lang}>
          {note}
        </p>
      )}
      <div className={styles.text} lang={lang}>
        {children}
      </div>
    </Page>
  );
}

/** A section with its heading. */
export function TextPart({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
