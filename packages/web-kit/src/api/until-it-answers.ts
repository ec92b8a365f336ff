interface Asked {
  readonly state: { readonly status: string };
}

const againMs = 30_000;

/** Query options of a list that is hidden while its service fails: asked again until it answers. */
export const untilItAnswers = {
  retry: false,
  refetchInterval: ({ state }: Asked) => (state.status === 'error' ? againMs : false),
} as const;
