import { t } from '@commons/ui/text/texts';
import type { Calculated, Calculator, Fact } from '../calculator';
import tables from '../figures-table.module.css';
import styles from './saved.module.css';

interface ComparisonTableProps<Name extends string, Request, Answer> {
  readonly calculator: Calculator<Name, Request, Answer>;
  readonly columns: readonly {
    readonly name: string;
    readonly calculated: Calculated<Name, Request, Answer> | undefined;
  }[];
}

/** Two calculations side by side: inputs, then results. Rows that differ are emphasized. */
export function ComparisonTable<Name extends string, Request, Answer>({
  calculator,
  columns,
}: ComparisonTableProps<Name, Request, Answer>) {
  const [one, other] = columns;
  if (!one?.calculated || !other?.calculated) return null;
  const pairs = (of: (calculated: Calculated<Name, Request, Answer>) => readonly Fact[]) =>
    one.calculated && other.calculated ? paired(of(one.calculated), of(other.calculated)) : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: large amounts scroll sideways, by the arrow keys too
    <section aria-label={t('comparison')} className={styles.scroll} tabIndex={0}>
      <table className={`${tables.figures} ${styles.table}`}>
        <caption>{t('oneBesideOther', { one: one.name, other: other.name })}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{one.name}</th>
            <th scope="col">{other.name}</th>
          </tr>
        </thead>
        {[pairs(calculator.results), pairs(calculator.inputs)].map((rows, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups in a fixed order
          <tbody key={at}>
            {rows.map(([label, left, right]) => (
              <tr className={left === right ? undefined : styles.differs} key={label}>
                <th scope="row">{label}</th>
                <td>{left}</td>
                <td>{right}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Facts by label; the first names the payment period, which may differ, so it is matched by position. */
function paired(left: readonly Fact[], right: readonly Fact[]) {
  const isFirstAlike = left[0]?.label === right[0]?.label;
  const labelOf = ({ label }: Fact) => (isFirstAlike ? label : (label.split(',')[0] ?? label));
  const withPeriod = ({ label, value }: Fact) => {
    const period = isFirstAlike ? undefined : label.split(', ')[1];
    return period ? `${value} ${period}` : value;
  };
  const labels = [...new Set([...left, ...right].map(labelOf))];
  const value = (facts: readonly Fact[], label: string) => {
    const fact = facts.find((one) => labelOf(one) === label);
    return fact ? withPeriod(fact) : '–';
  };
  return labels.map((label) => [label, value(left, label), value(right, label)] as const);
}
