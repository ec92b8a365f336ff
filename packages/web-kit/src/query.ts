// The part of the query library that the front ends use; shared, so never tree-shaken: export only what is used.
export {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
