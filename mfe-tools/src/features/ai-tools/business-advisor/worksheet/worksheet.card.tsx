import { arithmetic } from '@commons/calculators/worksheets/term';
import type { Worksheet, WorksheetField } from '@commons/calculators/worksheets/worksheet';
import { worksheetOf } from '@commons/calculators/worksheets/worksheets';
import { Button } from '@commons/ui/controls/button';
import { NumberField } from '@commons/ui/forms/number-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { Grid, Row, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { readBack } from '@commons/web-kit/forms/typed-number';
import { useId, useState } from 'react';
import type { EnteredWorksheet } from '../../../../writing/text-writing';
import type { ResultPartProps } from '../../ai-tool';
import styles from './worksheet.module.css';
import {
  inWords,
  missingOf,
  problemsOf,
  questions,
  resultsOf,
  shown,
  shownIn,
  type Typed,
  worksheetText,
} from './worksheet-form';

/**
 * The sum that decides the question of an advice, with the numbers that were read from the text: people correct them,
 * add others, or choose another question (decision B202). Opens by itself where the text has no answer in figures.
 */
export default function WorksheetCard({ writing, written }: ResultPartProps) {
  const { worksheet = nothingEntered } = written;
  const [isOpen, setOpen] = useState(worksheet.decides);
  const heading = useId();
  const sheet = worksheetOf(worksheet.id);
  const change = (part: Partial<typeof worksheet>) =>
    writing.change({ worksheet: { ...worksheet, ...part } });
  return (
    <section aria-labelledby={heading} className={styles.card} data-print="hide">
      <Stack gap={4}>
        <h4 id={heading}>{t('worksheetHeading')}</h4>
        {!isOpen && (
          <div>
            <Button onClick={() => setOpen(true)}>{t('worksheetOpen')}</Button>
          </div>
        )}
        {isOpen && (
          <>
            <SelectField
              label={t('worksheetWhat')}
              options={questions}
              placeholder={sheet ? undefined : t('worksheetChoose')}
              onChange={({ target }) => change({ id: target.value })}
              value={worksheet.id}
            />
            {sheet && (
              <Sum
                isRead={Object.keys(worksheet.typed).length > 0}
                onAdd={(text) => writing.change({ text: `${written.text.trimEnd()}\n\n${text}` })}
                isChecked={worksheet.isChecked}
                onCheck={() => change({ isChecked: true })}
                onType={(name, text) => change({ typed: { ...worksheet.typed, [name]: text } })}
                sheet={sheet}
                typed={worksheet.typed}
              />
            )}
          </>
        )}
      </Stack>
    </section>
  );
}

const nothingEntered: EnteredWorksheet = { id: '', typed: {}, decides: false, isChecked: false };

interface SumProps {
  readonly sheet: Worksheet;
  readonly typed: Typed;
  /** Some numbers were read from the text. */
  readonly isRead: boolean;
  /** Somebody has looked at the numbers: from then on the result follows them. */
  readonly isChecked: boolean;
  readonly onCheck: () => void;
  readonly onType: (name: string, text: string) => void;
  readonly onAdd: (text: string) => void;
}

function Sum({ sheet, typed, isRead, isChecked, onCheck, onType, onAdd }: SumProps) {
  const problems = problemsOf(sheet, typed);
  const results = resultsOf(sheet, typed);
  return (
    <>
      <p className={styles.note}>{isRead ? t('worksheetRead') : t('worksheetEmpty')}</p>
      <Grid cell="medium">
        {sheet.fields.map((field) => (
          <NumberField
            error={problems[field.name]}
            help={helpOf(field, typed[field.name] ?? '')}
            key={field.name}
            label={inWords(field.label)}
            onChange={({ target }) => onType(field.name, target.value)}
            optional={field.otherwise !== undefined}
            prefix={field.unit === 'money' ? '$' : undefined}
            suffix={field.unit === 'percent' ? '%' : undefined}
            value={typed[field.name] ?? ''}
          />
        ))}
      </Grid>
      {!isChecked && (
        <div>
          <Button onClick={onCheck} variant="primary">
            {t('worksheetWorkOut')}
          </Button>
        </div>
      )}
      <div role="status">
        {isChecked &&
          (results.length > 0 ? (
            <Results results={results} />
          ) : (
            <Missing fields={missingOf(sheet, typed)} />
          ))}
      </div>
      {isChecked && results.length > 0 && (
        <Row>
          <Button onClick={() => onAdd(worksheetText(sheet, typed))}>{t('worksheetAdd')}</Button>
        </Row>
      )}
    </>
  );
}

function helpOf({ otherwise, unit }: WorksheetField, typed: string): string | undefined {
  const number = readBack(typed);
  if (number !== undefined) return t('readAs', { number });
  return otherwise ? t('worksheetOtherwise', { value: shown(otherwise, unit) }) : undefined;
}

const Results = ({ results }: { results: ReturnType<typeof resultsOf> }) => (
  <dl className={styles.results}>
    {results.map(({ name, label, unit, value, term }, at) => (
      <div key={name}>
        <dt>{inWords(label)}</dt>
        <dd className={value < 0 ? styles.loss : undefined}>{shown(value, unit)}</dd>
        {term.operation && (
          <dd className={styles.arithmetic}>
            {arithmetic(term, shownIn, new Set(results.slice(0, at).map((one) => one.term)))}
          </dd>
        )}
      </div>
    ))}
  </dl>
);

const Missing = ({ fields }: { fields: readonly WorksheetField[] }) => (
  <p className={styles.note}>
    {fields.length > 0
      ? t('worksheetMissing', {
          fields: fields.map(({ label }) => inWords(label)).join('; '),
        })
      : t('worksheetNothing')}
  </p>
);
