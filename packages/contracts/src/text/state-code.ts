/** A state as it is stored: codes are typed in any case ('tn'), names stay as they are. */
export const stateCode = (state: string): string =>
  /^[a-z]{2}$/i.test(state.trim()) ? state.trim().toUpperCase() : state;
