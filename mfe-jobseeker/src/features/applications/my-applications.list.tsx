import { applicationStatuses } from '@commons/contracts/application-lists';
import type { SeekerApplication } from '@commons/contracts/applications';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { Row, Section, Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { Spinner } from '@commons/ui/spinner';
import { serverMessage } from '@commons/web-kit/api-error';
import { type ReactNode, useState } from 'react';
import { type ApplicationOrder, applicationOrders, chooseApplications } from './application-order';
import { MyApplicationCard } from './my-application.card';
import { useMyApplications } from './my-applications.api';
import { StatusGuide, statusNames } from './status-guide';

type StatusFilter = SeekerApplication['status'] | 'all';

/** My Job Applications (specification D2 §2). `browse` is the way to the jobs when there is nothing yet. */
export function MyApplicationsList({ browse }: { browse: ReactNode }) {
  const applications = useMyApplications();
  const rows = applications.data?.rows ?? [];
  return (
    <Section title="My Job Applications">
      {applications.isPending && <Spinner room="page" label="Loading your applications" />}
      {applications.isError && (
        <Banner
          tone="error"
          action={<Button onClick={() => applications.refetch()}>Try again</Button>}
        >
          {serverMessage(applications.error, 'Failed to load applications. Please try again.')}
        </Banner>
      )}
      {applications.data && rows.length === 0 && (
        <EmptyState
          illustration="no-applications"
          title="No applications yet"
          titleAs="h3"
          actions={browse}
        >
          Jobs you apply for appear here, with their status and the employer's notes.
        </EmptyState>
      )}
      {rows.length > 0 && <Applications rows={rows} />}
    </Section>
  );
}

function Applications({ rows }: { rows: readonly SeekerApplication[] }) {
  const [status, setStatus] = useState<StatusFilter>('all');
  const [order, setOrder] = useState<ApplicationOrder>('newest');
  const shown = chooseApplications(rows, { status, order });
  return (
    <Stack gap={4}>
      <Row>
        <SelectField
          label="Status"
          value={status}
          onChange={(event) => setStatus(event.target.value as StatusFilter)}
          options={[
            { value: 'all', label: 'All' },
            ...applicationStatuses.map((value) => ({ value, label: statusNames[value] })),
          ]}
        />
        <SelectField
          label="Sort by"
          value={order}
          onChange={(event) => setOrder(event.target.value as ApplicationOrder)}
          options={Object.entries(applicationOrders).map(([value, label]) => ({ value, label }))}
        />
      </Row>
      {shown.length === 0 && <p role="status">None of your applications has this status.</p>}
      {shown.map((application) => (
        <MyApplicationCard key={application.application_id} application={application} />
      ))}
      <StatusGuide />
    </Stack>
  );
}
