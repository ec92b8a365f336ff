// Life cycles of records as state machines, for both sides. No zod here: front ends import these files.

/** One action: its source states and its target state. */
export interface Transition<State extends string> {
  readonly from: readonly State[];
  readonly to: State | typeof deleted;
  /** Actor; default the owner of the record. */
  readonly by?: string;
  /** Further source states that the API accepts, though no screen offers the action there. */
  readonly accepted?: readonly State[];
}

/** The record is gone. */
export const deleted = '[*]';

export interface Lifecycle<
  State extends string,
  Action extends string = string,
  Cause extends string = string,
> {
  /** The initial state, by what creates the record. */
  readonly begins: Readonly<Record<Cause, State>>;
  readonly actions: Readonly<Record<Action, Transition<State>>>;
}

/** Declares the life cycle of a record with these states. */
export const lifecycle =
  <State extends string>() =>
  <const Action extends string, const Cause extends string>(
    life: Lifecycle<State, Action, Cause>,
  ): Lifecycle<State, Action, Cause> =>
    life;

/** The owner's actions offered on screens in a state, in the order of their declaration. */
export const offeredActions = <State extends string, Action extends string>(
  { actions }: Lifecycle<State, Action>,
  state: State,
): Action[] =>
  (Object.keys(actions) as Action[]).filter(
    (action) => !actions[action].by && actions[action].from.includes(state),
  );

/** Whether an action of the owner leads from one state to the other. */
export const canChange = <State extends string, Action extends string>(
  { actions }: Lifecycle<State, Action>,
  from: State,
  to: State,
): boolean =>
  Object.values<Transition<State>>(actions).some(
    (action) =>
      action.to === to &&
      !action.by &&
      (action.from.includes(from) || action.accepted?.includes(from) === true),
  );

/** The life cycle as a Mermaid state diagram (docs/lifecycles.md). */
export function stateDiagram<State extends string>({ begins, actions }: Lifecycle<State>): string {
  const lines = Object.entries<State>(begins).map(([cause, state]) => `[*] --> ${state}: ${cause}`);
  for (const [name, { from, to, by, accepted = [] }] of Object.entries<Transition<State>>(
    actions,
  )) {
    const label = by ? `${name} (${by})` : name;
    lines.push(...from.map((state) => `${state} --> ${to}: ${label}`));
    lines.push(...accepted.map((state) => `${state} --> ${to}: ${name} (API only)`));
  }
  return ['stateDiagram-v2', ...lines.map((line) => `    ${line}`)].join('\n');
}
