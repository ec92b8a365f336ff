import type { Business } from '@commons/contracts/businesses/businesses';
import { closureOn } from '@commons/contracts/businesses/open-state';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { Section, Stack } from '@commons/ui/layout/page';
import { DataList } from '@commons/ui/lists/data-list';
import { t, translate } from '@commons/ui/text/texts';
import { dayAndDate } from '@commons/web-kit/businesses/open-words';
import styles from './special-hours.module.css';
import { townToday } from './special-hours.values';

interface SpecialHoursSectionProps {
  readonly listing: Business;
  /** Absent with read access. */
  readonly onEdit?: (() => void) | undefined;
}

/** Upcoming dates with special hours and the current closure, with the button to their editor. */
export function SpecialHoursSection({ listing, onEdit }: SpecialHoursSectionProps) {
  const today = townToday();
  const days = (listing.special_hours ?? []).filter(({ date }) => date >= today);
  const closure = closureOn(listing, today);
  return (
    <Section
      action={onEdit && <Button onClick={onEdit}>{t('editSpecialHours')}</Button>}
      title={t('specialHoursClosures')}
    >
      <Stack>
        {closure && (
          <p>
            <Badge tone="amber">{t('temporarilyClosed')}</Badge>{' '}
            {closure.reopens_on &&
              t('opensAgainReopenson', { reopensOn: dayAndDate(closure.reopens_on) })}
            {closure.note}
          </p>
        )}
        {days.length > 0 && (
          <DataList
            items={days.map(({ date, hours, note }) => ({
              label: dayAndDate(date),
              value: [hours === 'closed' ? t('closed') : translate(hours), note]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        )}
        {!closure && days.length === 0 && (
          <p className={styles.quiet}>{onEdit ? t('closedHolidayOpenLater') : t('none')}</p>
        )}
      </Stack>
    </Section>
  );
}
