import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { classNames } from '@commons/ui/elements/class-names';
import styles from './typeset.module.css';
import { type TypesetLine, typesetBlocks } from './typeset-blocks';
import type { PaperLook } from './use-paper-look';

interface ResumePaperProps extends PaperLook {
  readonly text: string;
  readonly reading: ResumeStructure | undefined;
}

/** The résumé for print: one column in reading order, so that software reads it as people do. */
export function ResumePaper({ text, reading, template, size }: ResumePaperProps) {
  const { name, contact, sections } = typesetBlocks(text, reading);
  return (
    <article className={classNames(styles.paper, styles[template], styles[size])} data-paper={size}>
      <h3 className={styles.name}>{name}</h3>
      {contact.map((line) => (
        <p className={styles.contact} key={line}>
          {line}
        </p>
      ))}
      {sections.map(({ heading, entries }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have the same heading
        <section key={at}>
          {heading && <h4 className={styles.heading}>{heading}</h4>}
          {entries.map((lines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same
            <Entry key={index} lines={lines} />
          ))}
        </section>
      ))}
    </article>
  );
}

/** Bullets follow the other lines of an entry, or begin it. */
function Entry({ lines }: { readonly lines: readonly TypesetLine[] }) {
  const bullets = lines.filter(({ role }) => role === 'bullet');
  return (
    <div className={styles.entry}>
      {lines
        .filter(({ role }) => role !== 'bullet')
        .map(({ text, dates, role }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
          <p className={classNames(styles.line, styles[role])} key={at}>
            <span>{text}</span>
            {dates && <span className={styles.dates}> {dates}</span>}
          </p>
        ))}
      {bullets.length > 0 && (
        <ul className={styles.bullets}>
          {bullets.map(({ text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
