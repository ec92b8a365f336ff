import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import { Section, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import type { ReportSource, SubjectSource } from '../parts/operator.api';
import { OperatorList } from '../parts/operator-list';
import { useReports, useSubjects } from '../parts/operator-lists.api';
import { StateChoice, useStateOf } from '../parts/state-choice';
import type { Done } from '../parts/use-done';
import { type Choice, DecisionDialog } from './decision.dialog';
import { ReportCard } from './report.card';
import { RestoreAction } from './restore-action';
import { SubjectSearchForm, useSubjectWords } from './subject-search.form';

const states = [
  { value: 'open', label: t('waitingForDecision') },
  { value: 'decided', label: t('decided') },
] as const;

const sources: readonly { source: ReportSource; title: string; noun: string }[] = [
  { source: 'business-directory', title: t('businessesAndReviews'), noun: t('reportedEntries') },
  { source: 'jobs', title: t('jobs'), noun: t('reportedJobs') },
  { source: 'shared-profile', title: t('sharedProfiles'), noun: t('reportedProfiles') },
];

/** Shared profiles are not searched: they are for those who have their link. */
const searched: readonly { source: SubjectSource; title: string }[] = [
  { source: 'business-directory', title: t('businesses') },
  { source: 'jobs', title: t('jobs') },
];

/** Reported content, or search results; one section per service, with the decisions. */
export function ReportsPanel({ done }: { readonly done: Done }) {
  const state = useStateOf(states);
  const words = useSubjectWords();
  const [choice, setChoice] = useState<Choice>();
  return (
    <Stack gap={2}>
      <SubjectSearchForm key={words} />
      {!words && <StateChoice label={t('showReports')} states={states} value={state} />}
      {words
        ? searched.map(({ source, title }) => (
            <Section key={source} title={title}>
              <Found onChoice={setChoice} source={source} words={words} />
            </Section>
          ))
        : sources.map((part) => (
            <Section key={part.source} title={part.title}>
              <Stack gap={4}>
                {part.source === 'jobs' && state === 'open' && <RestoreAction done={done} />}
                <Part {...part} onChoice={setChoice} state={state} />
              </Stack>
            </Section>
          ))}
      {choice && (
        <DecisionDialog
          choice={choice}
          onClose={() => setChoice(undefined)}
          onDecided={(text) => void done(text)}
        />
      )}
    </Stack>
  );
}

interface PartProps {
  readonly source: ReportSource;
  readonly noun: string;
  readonly state: ReportedSubject['state'];
  readonly onChoice: (choice: Choice) => void;
}

function Part({ source, noun, state, onChoice }: PartProps) {
  const list = useReports(source, state);
  const empty = state === 'open' ? t('nothingWaitsForDecision') : t('nothingWasDecidedYet');
  return (
    <OperatorList
      drawn={false}
      empty={empty}
      emptyText={t('reportsFromPeopleAppearHere')}
      list={list}
      noun={noun}
    >
      {(subject) => (
        <ReportCard onDecide={(decision) => onChoice({ subject, decision })} subject={subject} />
      )}
    </OperatorList>
  );
}

interface FoundProps extends Pick<PartProps, 'onChoice'> {
  readonly source: SubjectSource;
  readonly words: string;
}

function Found({ source, words, onChoice }: FoundProps) {
  const list = useSubjects(source, words);
  const noun = source === 'jobs' ? t('jobs2') : t('businesses2');
  return (
    <OperatorList
      drawn={false}
      empty={
        source === 'jobs'
          ? t('noJobsFoundForWords', { words })
          : t('noBusinessesFoundForWords', { words })
      }
      emptyText={t('tryFewerOrOtherWords')}
      list={list}
      noun={noun}
    >
      {(subject) => (
        <ReportCard onDecide={(decision) => onChoice({ subject, decision })} subject={subject} />
      )}
    </OperatorList>
  );
}
