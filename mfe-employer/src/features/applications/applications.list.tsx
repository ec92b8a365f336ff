import { applicationStatuses } from '@commons/contracts/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { Row, Section, Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { Spinner } from '@commons/ui/spinner';
import { serverMessage } from '@commons/web-kit/api-error';
import { useState } from 'react';
import { ApplicationCard } from './application.card';
import { type ApplicationOrder, applicationOrders, chooseApplications } from './application-order';
import { useApplications } from './applications.api';

type StatusFilter = EmployerApplication['status'] | 'all';

export interface ApplicationsListProps {
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** Applications to the employer's jobs with filter and order (specification D2 §2). */
export function ApplicationsList({ onSuccess, onError }: ApplicationsListProps) {
  const applications = useApplications();
  const [status, setStatus] = useState<StatusFilter>('all');
  const [order, setOrder] = useState<ApplicationOrder>('newest');
  const rows = applications.data?.rows ?? [];
  const shown = chooseApplications(rows, { status, order });
  return (
    <Section title="Applications" action={applications.data && <p>{`Total: ${rows.length}`}</p>}>
      {applications.isPending && <Spinner room="page" label="Loading applications" />}
      {applications.isError && (
        <Banner
          tone="error"
          action={<Button onClick={() => applications.refetch()}>Try again</Button>}
        >
          {serverMessage(applications.error, 'Failed to load applications. Please try again.')}
        </Banner>
      )}
      {applications.data && rows.length === 0 && (
        <EmptyState illustration="no-applications" title="No applications yet" titleAs="h3">
          When someone applies to one of your jobs, you find their letter and résumé here.
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Stack gap={4}>
          <Row>
            <SelectField
              label="Status"
              value={status}
              onChange={(event) => setStatus(event.target.value as StatusFilter)}
              options={['all', ...applicationStatuses].map((value) => ({
                value,
                label: value === 'all' ? 'All' : capital(value),
              }))}
            />
            <SelectField
              label="Sort by"
              value={order}
              onChange={(event) => setOrder(event.target.value as ApplicationOrder)}
              options={Object.entries(applicationOrders).map(([value, label]) => ({
                value,
                label,
              }))}
            />
          </Row>
          {shown.length === 0 && <p role="status">No application has this status.</p>}
          {shown.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              onSuccess={onSuccess}
              onError={onError}
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
