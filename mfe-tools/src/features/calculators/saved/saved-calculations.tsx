import { Button } from '@commons/ui/controls/button';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { TextField } from '@commons/ui/forms/text-field';
import { Row, Section, Stack } from '@commons/ui/layout/page';
import { MessageBanner } from '@commons/ui/messages/banner';
import { UndoToast } from '@commons/ui/messages/undo-toast';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { type FormEvent, useState } from 'react';
import type { Calculated, Calculator, Values } from '../calculator';
import { computed } from '../calculator-state';
import { ComparisonTable } from './comparison-table';
import styles from './saved.module.css';
import { longestName, maxSaved, type Saved, useSaved } from './saved-list';

interface SavedCalculationsProps<Name extends string, Request, Answer> {
  readonly calculator: Calculator<Name, Request, Answer>;
  /** The current result of the form. */
  readonly shown: Calculated<Name, Request, Answer> | undefined;
  readonly onOpen: (values: Values<Name>) => void;
}

/** Saves calculations under a name, and compares two of them or one with the form. */
export function SavedCalculations<Name extends string, Request, Answer>({
  calculator,
  shown,
  onOpen,
}: SavedCalculationsProps<Name, Request, Answer>) {
  const [saved, change] = useSaved(calculator.page, calculator.empty);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { message, showSuccess, showError, clear } = useTimedMessage();
  const list = useFocusAfterRemoval<HTMLDivElement>();
  const [deleted, setDeleted] = useState<{ readonly one: Saved<Name>; readonly at: number }>();
  const restore = () => {
    if (deleted) change((list) => list.toSpliced(deleted.at, 0, deleted.one));
    setDeleted(undefined);
  };
  if (!shown && saved.length === 0 && !deleted) return null;

  const save = (name: string, values: Values<Name>) => {
    if (saved.length >= maxSaved) {
      showError(t('mostAreSaved', { most: maxSaved }));
      return false;
    }
    const id = `${Date.now()}-${saved.length}`;
    const isSaved = change((list) => [...list, { id, name, values }]);
    setDeleted(undefined);
    if (isSaved) showSuccess(t('savedAs', { name }));
    else showError(t('browserCannotKeepHere'));
    return true;
  };
  const pick = (id: string) =>
    setPicked((ids) =>
      ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-2),
    );
  const columns = saved
    .filter(({ id }) => picked.includes(id))
    .map((one) => ({ name: one.name, calculated: computed(calculator, one.values) }));
  const compared =
    columns.length === 1 && shown ? [...columns, { name: t('form'), calculated: shown }] : columns;

  return (
    <div data-print={compared.length === 2 ? undefined : 'hide'}>
      <Section title={t('savedCalculations')}>
        <Stack gap={4} ref={list}>
          {shown && (
            <SaveForm
              help={saved.length === 0 ? t('saveFirst') : t('keptHere')}
              onSave={(name) => save(name, shown.values)}
              unused={unusedName(saved)}
            />
          )}
          <MessageBanner message={message} onClose={clear} />
          <UndoToast
            done={deleted && t('deletedCalculation', { name: deleted.one.name })}
            onClose={() => setDeleted(undefined)}
            onUndo={restore}
          />
          {saved.length > 0 && (
            <ul className={styles.list} data-print="hide">
              {saved.map((one, at) => (
                <SavedRow
                  calculator={calculator}
                  isPicked={picked.includes(one.id)}
                  key={one.id}
                  onOpen={() => onOpen(one.values)}
                  onPick={() => pick(one.id)}
                  onRemove={() => {
                    change((list) => list.filter(({ id }) => id !== one.id));
                    setPicked((ids) => ids.filter((id) => id !== one.id));
                    clear();
                    setDeleted({ one, at });
                  }}
                  saved={one}
                />
              ))}
            </ul>
          )}
          <ComparisonTable calculator={calculator} columns={compared} />
        </Stack>
      </Section>
    </div>
  );
}

interface SaveFormProps {
  readonly help: string;
  /** @returns false to leave the typed name in the field */
  readonly onSave: (name: string) => boolean;
  /** The name when none is typed. */
  readonly unused: string;
}

function SaveForm({ help, onSave, unused }: SaveFormProps) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onSave(name.trim() || unused)) setName('');
  };
  return (
    <form data-print="hide" onSubmit={submit}>
      <Row className={styles.keep}>
        <TextField
          label={t('name')}
          maxLength={longestName}
          help={help}
          onChange={({ target }) => setName(target.value)}
          placeholder={unused}
          value={name}
        />
        <Button type="submit">{t('save')}</Button>
      </Row>
    </form>
  );
}

interface SavedRowProps<Name extends string, Request, Answer> {
  readonly calculator: Calculator<Name, Request, Answer>;
  readonly saved: Saved<Name>;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function SavedRow<Name extends string, Request, Answer>({
  calculator,
  saved: { name, values },
  isPicked,
  onPick,
  onOpen,
  onRemove,
}: SavedRowProps<Name, Request, Answer>) {
  const calculated = computed(calculator, values);
  const sentence = calculated && calculator.answer(calculated);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {sentence && <p>{`${sentence.lead} ${sentence.value} ${sentence.rest}`}</p>}
      </div>
      <Row gap={2}>
        <Button aria-label={t('compareNamed', { name })} aria-pressed={isPicked} onClick={onPick}>
          {t('compare')}
        </Button>
        <Button aria-label={t('openCalculation', { name })} onClick={onOpen}>
          {t('open')}
        </Button>
        <Button aria-label={t('deleteCalculation', { name })} onClick={onRemove} variant="quiet">
          {t('delete')}
        </Button>
      </Row>
    </li>
  );
}

/** 'Calculation 3', where no other has that name. */
function unusedName(saved: readonly { readonly name: string }[]): string {
  const names = new Set(saved.map(({ name }) => name));
  let number = saved.length + 1;
  while (names.has(t('calculationNumber', { number }))) number += 1;
  return t('calculationNumber', { number });
}
