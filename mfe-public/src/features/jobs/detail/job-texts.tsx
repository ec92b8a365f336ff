import type { Job } from '@commons/contracts/jobs';
import { Section } from '@commons/ui/page';
import { jobSections, type TextBlock, textBlocks } from './job-sections';
import styles from './job-texts.module.css';

/** The long texts of a job under their headings. */
export function JobTexts({ job }: { readonly job: Job }) {
  return (
    <div className={styles.texts}>
      {jobSections(job).map(({ title, parts }) => (
        <Section key={title} className={styles.section} title={title}>
          {parts.map(({ heading, text }) => (
            <div key={heading ?? ''} className={styles.part}>
              {heading && <h3 className={styles.heading}>{heading}</h3>}
              {textBlocks(text).map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
                <Block key={index} block={block} />
              ))}
            </div>
          ))}
        </Section>
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'paragraph') return <p className={styles.paragraph}>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
