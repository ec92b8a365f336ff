import type { Job } from '@commons/contracts/jobs/jobs';
import { Section } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { useEffect, useRef, useState } from 'react';
import { JobLinks } from '../job-links';
import { useSimilarJobs } from '../jobs.api';
import styles from './similar-jobs.module.css';

const shown = 4;
/** Of other employers, plus a few in case the same ones come first. */
const asked = 10;
/** The start of a long title describes the job best. */
const longestWords = 80;

/** Jobs of other employers with a similar title; loaded when they come near the viewport. */
export function SimilarJobs({ job }: { readonly job: Job }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { id, company_name, title } = job;
  const search = title.slice(0, longestWords);
  const { data } = useSimilarJobs(search, asked, near);
  const others = (data?.rows ?? []).filter(
    (one) => one.id !== id && (job.external || one.company_name !== company_name),
  );
  return (
    <div data-print="hide" ref={place}>
      {others.length > 0 && (
        <Section className={styles.section} title={t('similarJobs')}>
          <JobLinks companies jobs={others.slice(0, shown)} />
        </Section>
      )}
    </div>
  );
}

/** True once the element is within a screen of the viewport. */
function useNear(place: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near || !globalThis.IntersectionObserver) return undefined;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, near]);
  return near;
}
