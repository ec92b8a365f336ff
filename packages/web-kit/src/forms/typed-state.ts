import { stateCode } from '@commons/contracts/text/state-code';

/** Shows the code of a state as it will be stored, when its field is left. */
export const onStateLeft =
  (change: (state: string) => void) =>
  ({ target: { value } }: { target: { value: string } }): void => {
    const code = stateCode(value);
    if (code !== value) change(code);
  };
