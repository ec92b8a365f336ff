import { useState } from 'react';
import { Badge, BadgeRow, Chip } from '../badge';
import { Button } from '../button';
import { Card, CardActions, CardLink } from '../card';
import { DataList } from '../data-list';
import { Details } from '../details';
import { BriefcaseIcon, BuildingIcon, ClockIcon, MapPinIcon } from '../icons';
import { LoadMore } from '../load-more';
import { Grid, Row, Split, Stack } from '../page';
import { PlainText } from '../plain-text';
import { Rating } from '../rating';
import { RecentList, RecentRow, RecentRows } from '../recent-list';
import { ResultLine } from '../result-line';
import { ShareBox } from '../share-box';
import { StatTile } from '../stat-tile';
import { Tabs } from '../tabs';
import { Timeline } from '../timeline';

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'applications', label: 'Applications', count: 3 },
  { id: 'directory', label: 'Business Directory' },
  { id: 'tools', label: 'Business Tools' },
  { id: 'ai', label: 'AI Tools' },
  { id: 'profile', label: 'Profile' },
] as const;

function JobCard({ title, company, pay }: { title: string; company: string; pay: string }) {
  return (
    <Card as="article">
      <Stack gap={3}>
        <Row spread>
          <h3>
            <CardLink href="#things">{title}</CardLink>
          </h3>
          <strong>{pay}</strong>
        </Row>
        <Row gap={4}>
          <Row gap={1}>
            <BuildingIcon size={18} /> {company}
          </Row>
          <Row gap={1}>
            <MapPinIcon size={18} /> Chattanooga, TN
          </Row>
          <Row gap={1}>
            <ClockIcon size={18} /> 3h ago
          </Row>
        </Row>
        <p>
          Cook on the line four evenings a week, with a crew that trains you and shares its tips.
        </p>
        <BadgeRow>
          <Badge>Hospitality</Badge>
          <Badge tone="green">Remote OK</Badge>
          <Badge tone="amber">Urgent</Badge>
        </BadgeRow>
      </Stack>
    </Card>
  );
}

const summary = [
  { label: 'Company', value: 'Riverside Diner' },
  { label: 'Employment type', value: 'Part-time' },
  { label: 'Salary', value: '$16 - $19' },
  { label: 'Posted', value: 'Nov 20, 2026' },
  { label: 'Views', value: '1,204' },
];

export function Things() {
  const [active, setActive] = useState<(typeof tabs)[number]['id']>('overview');
  return (
    <Stack gap={8}>
      <Tabs active={active} items={tabs} label="Employer dashboard" onChange={setActive}>
        <Grid cell="small">
          <StatTile as="button" label="Active Jobs" value={4} />
          <StatTile as="button" hint="3 waiting" label="Applications" tone="todo" value={27} />
          <StatTile
            as="button"
            icon={<BriefcaseIcon size={18} />}
            label="Profile Views"
            value="1,318"
          />
        </Grid>
      </Tabs>
      <Split
        aside={
          <Card pad="small" tone="sunken">
            <h3>Job Summary</h3>
            <DataList items={summary} />
          </Card>
        }
      >
        <Stack>
          <ResultLine searching={false} sortedBy="Newest first" text="Found 3,604 jobs" />
          <JobCard company="Riverside Diner" pay="$16 - $19 an hour" title="Line cook, evenings" />
          <JobCard company="Hill City Bakes" pay="From $38,000" title="Baker" />
          <Card as="article" tone="todo">
            <Stack gap={3}>
              <Row spread>
                <h3>Maria Alvarez</h3>
                <Badge dot tone="amber">
                  pending
                </Badge>
              </Row>
              <CardActions>
                <Button variant="primary">Accept</Button>
                <Button>Mark Reviewed</Button>
                <Button variant="quiet">Reject</Button>
              </CardActions>
            </Stack>
          </Card>
          <LoadMore noun="jobs" onMore={() => {}} shown={50} total={3604} />
        </Stack>
      </Split>
      <ShareBox
        heading="Share this job"
        onCopied={() => {}}
        onNotCopied={() => {}}
        text="Check out this job: Baker at Hill City Bakes"
        title="Baker"
      />
      <PlainText text={'Every loaf takes two days:\n- the leaven at noon\n- the oven at four'} />
      <Row gap={6}>
        <Rating count={12} showValue value={4.3} />
        <BadgeRow>
          <Badge dot tone="green">
            active
          </Badge>
          <Badge tone="grey">closed</Badge>
          <Badge dot tone="red">
            rejected
          </Badge>
          <Chip onRemove={() => {}}>Carpentry</Chip>
          <Chip>Spanish</Chip>
        </BadgeRow>
      </Row>
      <RecentList onViewAll={() => {}} title="Recent Applications">
        <RecentRows>
          <RecentRow more="at Mill Bakery" name="Baker">
            <Badge dot tone="amber">
              Pending
            </Badge>
            <a href="#things">View Job</a>
          </RecentRow>
        </RecentRows>
      </RecentList>
      <Details summary="History">
        <Timeline
          events={[
            { at: '2026-11-20T09:00:00Z', text: 'You applied' },
            { at: '2026-11-21T12:00:00Z', text: 'The employer opened your resume' },
          ]}
        />
      </Details>
    </Stack>
  );
}
