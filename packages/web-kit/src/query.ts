import type { Operations } from '@commons/contracts/operations/all';

// The part of the query library that the front ends use; shared, so never tree-shaken: export only what is used.
export {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** The beginnings of a path, each a whole number of segments: `/jobs`, `/jobs/{id}` and `/jobs/{id}/fit`. */
type Beginnings<
  Path extends string,
  Before extends string = '',
> = Path extends `/${infer Segment}/${infer Rest}`
  ? `${Before}/${Segment}` | Beginnings<`/${Rest}`, `${Before}/${Segment}`>
  : `${Before}${Path}`;

type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never;

/** The key of a cached answer: its path, or the beginning of several, or its operation; then what distinguishes it. */
export type AnswerKey = readonly [AnswerPath | keyof Operations, ...unknown[]];
export type AnswerPath = Beginnings<PathOf<keyof Operations>>;

declare module '@tanstack/react-query' {
  interface Register {
    /** Types only: a key of another path is a mistake in spelling, and would reload nothing. */
    queryKey: AnswerKey;
  }
}
