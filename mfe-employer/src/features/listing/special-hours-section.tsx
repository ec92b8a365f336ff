import type { Business } from '@commons/contracts/businesses';
import { closureOn } from '@commons/contracts/open-state';
import { dayAndDate } from '@commons/contracts/open-words';
import { Badge } from '@commons/ui/badge';
import { Button } from '@commons/ui/button';
import { DataList } from '@commons/ui/data-list';
import { Section, Stack } from '@commons/ui/page';
import styles from './special-hours.module.css';
import { townToday } from './special-hours.values';

interface SpecialHoursSectionProps {
  readonly listing: Business;
  /** Absent for those who may only look. */
  readonly onEdit?: (() => void) | undefined;
}

/** The dates to come with hours of their own and the closure while it holds, with the button to their editor. */
export function SpecialHoursSection({ listing, onEdit }: SpecialHoursSectionProps) {
  const today = townToday();
  const days = (listing.special_hours ?? []).filter(({ date }) => date >= today);
  const closure = closureOn(listing, today);
  return (
    <Section
      action={onEdit && <Button onClick={onEdit}>Edit special hours</Button>}
      title="Special hours and closures"
    >
      <Stack>
        {closure && (
          <p>
            <Badge tone="amber">Temporarily closed</Badge>{' '}
            {closure.reopens_on && `Opens again ${dayAndDate(closure.reopens_on)}. `}
            {closure.note}
          </p>
        )}
        {days.length > 0 && (
          <DataList
            items={days.map(({ date, hours, note }) => ({
              label: dayAndDate(date),
              value: [hours === 'closed' ? 'Closed' : hours, note].filter(Boolean).join(' · '),
            }))}
          />
        )}
        {!closure && days.length === 0 && (
          <p className={styles.quiet}>
            {onEdit
              ? 'Closed on a holiday, or open later for once? Say so here, and nobody comes in vain.'
              : 'None.'}
          </p>
        )}
      </Stack>
    </Section>
  );
}
