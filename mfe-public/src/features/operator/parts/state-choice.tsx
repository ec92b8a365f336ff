import { SelectField } from '@commons/ui/forms/select-field';
import { useSearchParams } from '@commons/web-kit/router';
import styles from './operator.module.css';

interface StateChoiceProps<State extends string> {
  readonly label: string;
  readonly states: readonly { readonly value: State; readonly label: string }[];
  readonly value: State;
}

/** The filter of a list by state; in the address as `state`. */
export function StateChoice<State extends string>(props: StateChoiceProps<State>) {
  const { label, states, value } = props;
  const [, setSearch] = useSearchParams();
  const choose = (state: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (state === states[0]?.value) next.delete('state');
      else next.set('state', state);
      return next;
    });
  return (
    <SelectField
      className={styles.choice}
      label={label}
      onChange={(event) => choose(event.target.value)}
      options={states}
      value={value}
    />
  );
}

/** The state in the address, else the first. */
export function useStateOf<State extends string>(
  states: readonly { readonly value: State }[],
): State {
  const [search] = useSearchParams();
  const found = states.find(({ value }) => value === search.get('state')) ?? states[0];
  return found?.value as State;
}
