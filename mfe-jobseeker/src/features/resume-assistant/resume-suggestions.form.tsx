import { noSuggestionText } from '@commons/contracts/resume-lists';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { CheckboxField, ChoiceGroup } from '@commons/ui/checkbox-field';
import { Row, Section, Stack } from '@commons/ui/page';
import { useDraft } from '@commons/web-kit/draft';
import { type FormEvent, useState } from 'react';
import styles from './resume-assistant.module.css';

interface SuggestionsFormProps {
  readonly resumeId: string;
  readonly suggestions: readonly string[];
  /** Suggestions that only the person can act on. */
  readonly advice: readonly string[];
  readonly onApply: (picked: string[]) => void;
}

/** The suggestions to apply (RES-05), and those that only the person can act on (decision A71). */
export function SuggestionsForm({ advice, ...props }: SuggestionsFormProps) {
  const { suggestions } = props;
  return (
    <Stack gap={6}>
      {suggestions.length > 0 && <PickForm {...props} />}
      {suggestions.length === 0 && advice.length === 0 && (
        <p>There is nothing to suggest: this resume does well by all that was looked at.</p>
      )}
      {advice.length > 0 && (
        <Section title="Advice">
          <p className={styles.soft}>
            These points are for you to do by hand: nothing writes them for you.
          </p>
          <ul className={styles.points}>
            {advice.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  );
}

/** The ticks survive a reload. */
function PickForm({ resumeId, suggestions, onApply }: Omit<SuggestionsFormProps, 'advice'>) {
  const [{ picked }, change] = useDraft<{ picked: string[] }>(`resume-picks:${resumeId}`, {
    picked: [],
  });
  const [problem, setProblem] = useState<string>();
  const known = suggestions.filter((suggestion) => picked.includes(suggestion));
  const pick = (list: string[]) => {
    change({ picked: list });
    setProblem(undefined);
  };
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    if (known.length > 0) return onApply(known);
    setProblem(noSuggestionText);
    // The message is beside the suggestions, and the list may be longer than the screen.
    event.currentTarget.querySelector('input')?.focus();
  };
  const isAll = known.length === suggestions.length;
  return (
    <Card as="form" onSubmit={submit}>
      <Stack gap={4}>
        <ChoiceGroup
          legend="Suggestions to apply"
          help="A new version is written with the ones you tick. Your upload stays as it is."
          {...(problem && { error: problem })}
        >
          {suggestions.map((suggestion) => (
            <CheckboxField
              checked={known.includes(suggestion)}
              key={suggestion}
              label={suggestion}
              onChange={({ target }) =>
                pick(
                  target.checked
                    ? [...known, suggestion]
                    : known.filter((other) => other !== suggestion),
                )
              }
            />
          ))}
        </ChoiceGroup>
        <Row gap={3}>
          <Button type="submit" variant="primary">
            Apply Suggestions
          </Button>
          <Button variant="quiet" onClick={() => pick(isAll ? [] : [...suggestions])}>
            {isAll ? 'Clear all' : 'Select all'}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
